/** The turn before, as the news told it: a turn may end without a question, and its bids would not be seen. */
import type { GameEvent, LogEntry } from "../../lib/types";
import { halves, number, RESET } from "./picture";

export interface PastBid {
  seat: number;
  tied: string | null;
  card: string;
  emperor: boolean;
  place: number | null;
  state: "claimed" | "nothing" | "tied" | "tied-again" | "reset";
  /** Seats with the same cards, where it is tied. */
  rivals: number[];
  /** Dynasty cards it brought; `dragon` for a prestige token. */
  gains: string[];
}

export interface PastTurn {
  turn: number;
  bids: PastBid[];
}

export function valueOf(bid: PastBid): string | null {
  if (bid.card === RESET && bid.tied === null) return null;
  return halves(2 * (number(bid.card) + (bid.tied === null ? 0 : number(bid.tied))) + (bid.emperor ? 1 : 0));
}

/** The last turn that is over, with its bids in the order of claims. */
export function lastTurn(log: readonly LogEntry[], turn: number): PastTurn | null {
  let past: PastTurn = { turn: 0, bids: [] };
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.kind === "turn") {
      if (event.values["turn"] === turn) break;
      past = { turn: Number(event.values["turn"]), bids: [] };
    } else follow(past.bids, event);
  }
  if (past.turn !== turn - 1 || past.bids.length === 0) return null;
  const rank = (bid: PastBid) => bid.place ?? { claimed: 20, nothing: 20, tied: 30, "tied-again": 31, reset: 40 }[bid.state];
  return { turn: past.turn, bids: past.bids.sort((one, other) => rank(one) - rank(other)) };
}

function follow(bids: PastBid[], { kind, seat, values }: GameEvent): void {
  const text = (name: string) => String(values[name]);
  const own = bids.filter((bid) => bid.seat === seat);
  switch (kind) {
    case "shown":
    case "shown-on": {
      const tied = kind === "shown-on" ? text("tied") : null;
      const card = text("card");
      bids.push({ seat, tied, card, emperor: false, place: null, state: card === RESET && tied === null ? "reset" : "nothing", rivals: [], gains: [] });
      break;
    }
    case "replaced": {
      const reset = own.find((bid) => bid.card === RESET);
      if (reset) Object.assign(reset, { card: text("card"), state: "nothing" });
      break;
    }
    case "crowned": {
      const crowned = own.find((bid) => bid.card === text("laid"));
      if (crowned) crowned.emperor = true;
      break;
    }
    case "tied":
    case "tied-again": {
      const rivals = Array.isArray(values["rivals"]) ? values["rivals"].map(Number) : [];
      const tied = kind === "tied-again" ? text("tied") : null;
      for (const bid of bids) {
        if (rivals.includes(bid.seat) && bid.card === text("card") && bid.tied === tied && !bid.emperor) {
          Object.assign(bid, { state: kind, rivals: rivals.filter((other) => other !== bid.seat) });
        }
      }
      break;
    }
    case "claims": {
      const claiming = own.find((bid) => bid.place === null && valueOf(bid) === text("value"));
      if (claiming) claiming.place = Number(values["place"]);
      break;
    }
    case "took":
    case "token":
    case "drew":
    case "inherited":
    case "swapped": {
      const waits = (bid: PastBid) => bid.gains.length === 0 && (kind === "drew" ? bid.state === "tied-again" : bid.place !== null);
      const ordered = [...own].sort((one, other) => (one.place ?? 99) - (other.place ?? 99));
      const bid = (kind === "inherited" || kind === "swapped" ? undefined : ordered.find(waits)) ?? ordered[0];
      bid?.gains.push(kind === "token" ? "dragon" : text("dynasty"));
      if (bid && (kind === "took" || kind === "token")) bid.state = "claimed";
      break;
    }
  }
}
