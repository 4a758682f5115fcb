/** The kernel's picture of the table, and the plain sums the board shows beside it. No rules live here. */
import type { Message, View } from "../../lib/types";

export const TYPES = ["general", "bureaucrat", "peasant", "merchant", "noble"] as const;
export type Type = (typeof TYPES)[number];

export const GOALS = ["emperor", "palace", "harvest", "market", "heir"] as const;
export type Goal = (typeof GOALS)[number];

/** The phases as the bar tells them; draws belong to the claims. */
export const PHASES = ["bids", "palace", "harvest", "emperor", "swap", "claims", "heir"] as const;

export const RESET = "reset";
export const BID_CARDS = ["1", "2", "3", "4", "5", "6", "7", RESET] as const;

export interface GoalPicture {
  type: Type;
  points: number;
  owner: number | null;
  counts: number[];
  needs: (number | null)[];
  lead: number | null;
}

export interface PilePicture {
  cards: Record<string, number>;
  moved: number;
  size: number;
  count: number;
}

export interface BidPicture {
  tied: string | null;
  card: string;
  emperor: boolean;
  value: string | null;
}

export type BidState = "shown" | "takes" | "waits" | "done" | "nothing" | "tied" | "tied-again" | "reset";

export interface OpenBid extends BidPicture {
  seat: number;
  place: number | null;
  state: BidState;
  why: Message | null;
}

export interface PlayerPicture {
  cards: number;
  piles: Record<Type, PilePicture>;
  goals: Goal[];
  tokens: number;
  had_dragon: number | null;
  hand: string[];
  discard: string[];
  tied: string[];
  aside: boolean;
  to_bid: number;
  bids_last: boolean;
  face_down: number;
  /** What lies face down, for the eyes of its owner alone. */
  laid: BidPicture[] | null;
}

export interface ScoreLine {
  line: string;
  count: number | number[] | string[];
  points: number;
  sum: number;
}

export interface TablePicture {
  turn: number;
  phase: string;
  bids_each: number;
  display_size: number;
  deck: number;
  display: string[];
  removed: Record<string, number>;
  waiting: number;
  goals: Record<Goal, GoalPicture>;
  dragon: { where: "held" | "middle" | "display" | "aside"; holder: number | null; points: number };
  bids: OpenBid[];
  players: PlayerPicture[];
  /** Only when the game is over. */
  scoring: ScoreLine[][] | null;
  worth: Record<string, number>;
  peasants: number[];
}

export function tableOf(view: View): TablePicture {
  return view.table as unknown as TablePicture;
}

/** The type a dynasty card belongs to; the Dragon has none. */
export function typeOf(card: string): Type | null {
  if (card === "philosopher") return "bureaucrat";
  if (card.startsWith("noble")) return "noble";
  return TYPES.find((type) => type === card) ?? null;
}

export function goalOf(type: Type): Goal {
  return GOALS[TYPES.indexOf(type)] ?? "emperor";
}

export function emblemOf(card: string): string {
  return card.startsWith("noble") ? "noble" : card;
}

/** What a card is called on its face; Nobles by one name, whatever they bring. */
export function faceOf(card: string): string {
  return emblemOf(card);
}

export function tintOf(card: string): string {
  return `var(--type-${typeOf(card) ?? "dragon"})`;
}

/** The points printed on a card; null where what it brings depends on others. */
export function printed(table: TablePicture, card: string): number | null {
  if (card === "dragon") return table.dragon.points;
  const points = table.worth[card] ?? 0;
  return points > 0 ? points : null;
}

/** A pile from the bottom up: the Philosopher on top of Bureaucrats, the best Noble on top, then Merchants put there. */
export function stacked(pile: PilePicture): string[] {
  const order = ["general", "bureaucrat", "philosopher", "peasant", "merchant", "noble-two", "noble-three", "noble-four"];
  const own = order.flatMap((card) => Array.from({ length: pile.cards[card] ?? 0 }, () => card));
  return [...own, ...Array.from({ length: pile.moved }, () => "merchant")];
}

/** The points a pile brings by itself, as far as it brings any; null where nothing is to be shown. */
export function pileWorth(table: TablePicture, type: Type, pile: PilePicture): number | null {
  if (type === "noble") {
    const sum = Object.entries(pile.cards).reduce((total, [card, count]) => total + count * (table.worth[card] ?? 0), 0);
    return pile.size > 0 ? sum : null;
  }
  if (type === "bureaucrat" && pile.cards["philosopher"]) {
    return (table.worth["philosopher"] ?? 0) + (pile.cards["bureaucrat"] ?? 0);
  }
  return null;
}

/** Where each of the eight bid cards of a player lies, for everybody's eyes. */
export type CardPlace = "hand" | "spent" | "tied" | "open";

export function placeOf(player: PlayerPicture, card: string): CardPlace {
  if (player.tied.includes(card)) return "tied";
  if (player.hand.includes(card)) return "hand";
  if (player.discard.includes(card)) return "spent";
  return "open";
}

/** Cards a player can still lay: those in hand less those that lie face down already. */
export function inHand(player: PlayerPicture): number {
  return player.hand.length - player.face_down;
}

/** A seat's bids as the viewer sees them: all once they are open, before that only one's own. */
export function bidsOf(table: TablePicture, seat: number): BidPicture[] | null {
  if (table.bids.length > 0) return table.bids.filter((bid) => bid.seat === seat);
  return table.players[seat]?.laid ?? null;
}

/** A number of halves as people write it: 7½. */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  if (count % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

export function number(card: string): number {
  return card === RESET ? 0 : Number(card);
}

/** What a card would be worth on a tied one, with the Emperor's half where it is sure to come. */
export interface Sum {
  terms: string[];
  value: string | null;
}

export function sumOf(card: string, tied: string | null, half: boolean): Sum {
  if (card === RESET && tied === null) return { terms: [], value: null };
  const terms = [...(tied === null ? [] : [tied]), ...(card === RESET ? [] : [card]), ...(half ? ["½"] : [])];
  return { terms, value: halves(2 * (number(card) + (tied === null ? 0 : number(tied))) + (half ? 1 : 0)) };
}

/** Seats that want a goal, nearest first: who has most, without its owner. */
export function challengers(goal: GoalPicture): { seats: number[]; count: number }[] {
  const found = new Map<number, number[]>();
  goal.counts.forEach((count, seat) => {
    if (seat !== goal.owner && count > 0) found.set(count, [...(found.get(count) ?? []), seat]);
  });
  return [...found].sort(([one], [other]) => other - one).map(([count, seats]) => ({ seats, count }));
}

/** What taking a card does to its goal, for a seat: the pile before and after, and where that leaves the goal. */
export interface Gain {
  type: Type;
  from: number;
  to: number;
  /** keeps: own goal; takes: ahead of all; level: as many as the owner or the best; short: still behind. */
  outcome: "keeps" | "takes" | "level" | "short";
  by: number;
}

export function gainOf(table: TablePicture, seat: number, card: string): Gain | null {
  const type = typeOf(card);
  if (!type) return null;
  const goal = table.goals[goalOf(type)];
  const from = goal.counts[seat] ?? 0;
  const to = from + 1;
  if (goal.owner === seat) return { type, from, to, outcome: "keeps", by: (goal.lead ?? 0) + 1 };
  const need = (goal.needs[seat] ?? 1) - 1;
  if (need <= 0) return { type, from, to, outcome: "takes", by: 0 };
  return { type, from, to, outcome: need === 1 && goal.owner !== null ? "level" : "short", by: need };
}

/** How a seat stands with its bid: what the slot and the row say under its name. */
export type Standing = "chooses" | "has-bid" | "last" | "waits" | "takes" | "none";

export function standing(view: View, seat: number): Standing {
  const table = tableOf(view);
  const player = table.players[seat];
  if (!player || view.over) return "none";
  if (table.phase === "bids") {
    if (view.acting.includes(seat)) return "chooses";
    return player.face_down > 0 ? "has-bid" : player.bids_last ? "last" : "waits";
  }
  if (view.acting.includes(seat)) return "takes";
  return "none";
}

/** How many seats bid in secret now, and how many of them have. */
export function secretBids(view: View): { done: number; all: number; last: number | null } {
  const table = tableOf(view);
  const late = table.players.findIndex((player) => player.bids_last);
  const bidding = table.players.map((_, seat) => seat).filter((seat) => view.acting.includes(seat) || (table.players[seat]?.face_down ?? 0) > 0);
  return { done: bidding.filter((seat) => !view.acting.includes(seat)).length, all: bidding.length, last: late < 0 ? null : late };
}

/** The final table: each line with a count, points and the sum so far for every seat. */
export const BLOCKS: readonly { title: string; lines: readonly string[] }[] = [
  { title: "dynasty", lines: ["generals", "nobles", "philosopher"] },
  { title: "goals", lines: ["goals", "tokens"] },
  { title: "then", lines: ["missing", "peasants", "bureaucrats"] },
];

export function scoreOf(table: TablePicture, seat: number, line: string): ScoreLine | null {
  return table.scoring?.[seat]?.find((one) => one.line === line) ?? null;
}

/** Why a bid stands where it does, as a message of the board: the kernel's reason, or what it says about the bid before. */
export function reasonOf(bids: readonly OpenBid[], bid: OpenBid): { key: string; values: Record<string, unknown> } | null {
  if (bid.why === null) return null;
  const rivals = bid.why.values["rivals"];
  const acting = typeof rivals === "number" ? [rivals] : Array.isArray(rivals) ? rivals : [];
  const values = { seat: bid.seat, acting, card: bid.card, count: acting.length, value: bid.value ?? "" };
  const before = bids[bids.indexOf(bid) - 1];
  if (bid.why.key === "why-value" && before && before.place !== null) {
    const crowned = bids.find((other) => other.emperor && other !== bid && other.card === bid.card && other.tied === bid.tied);
    if (crowned) return { key: `web-why-after-emperor${bid.tied === null ? "" : "-stack"}`, values: { ...values, acting: [crowned.seat] } };
    if (before.value === bid.value) {
      const top = before.tied !== null && bid.tied !== null;
      return { key: top ? "web-why-after-top" : "web-why-after-stack", values: { ...values, acting: [before.seat] } };
    }
    return { key: "web-why-value", values: { ...values, acting: [before.seat] } };
  }
  if (bid.why.key === "why-value") return { key: bids.filter((one) => one.place !== null).length === 1 ? "web-why-only" : "web-why-first", values };
  if (bid.why.key === "why-emperor") return { key: `web-why-emperor${bid.tied === null ? "" : "-stack"}`, values };
  return { key: `web-${bid.why.key}`, values };
}

/** The tied card that a new card certainly goes on: with one bid a turn it goes there by itself. */
export function under(table: TablePicture, player: PlayerPicture): string | null {
  return table.bids_each === 1 ? (player.tied[0] ?? null) : null;
}
