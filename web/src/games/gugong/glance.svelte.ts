/** What is pointed at or opened, shared by the board, the strips and the sheet: they are drawn apart. */
import type { Location } from "./picture";

class Glance {
  /** A gift in hand under the pointer: the officials show what it would cost there. */
  card = $state<string | null>(null);
  /** An official under the pointer: what his action would reach lights up. */
  location = $state<Location | null>(null);
  /** On a phone: the location that is opened large. */
  open = $state<Location | null>(null);
}

export const glance = new Glance();
