/** What is pointed at, shared by the board and the strips beside it: they are drawn apart. */
class Glance {
  /** A player, whose chains the map shows. */
  seat = $state<number | null>(null);
  province = $state<string | null>(null);
  pinned = $state<string | null>(null);
  space = $state<string | null>(null);
  alliance = $state<number | null>(null);
  /** The elements of the move under the pointer in the list. */
  refs = $state.raw<ReadonlySet<string>>(new Set());
  /** Points during the final scoring, before the last of them are counted. */
  totals = $state.raw<number[] | null>(null);
}

export const glance = new Glance();
