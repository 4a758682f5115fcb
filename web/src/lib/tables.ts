// Small questions about tables that several pages ask.

import { api } from "./api";
import { router } from "./router.svelte";
import { attempt, session } from "./session.svelte";
import type { GameInfo, NewSeat, SeatInfo, TableInfo, TableSummary } from "./types";
import { t } from "./words.svelte";

/** A table against bots, opened at once. */
export async function playNow(game: GameInfo): Promise<void> {
  const level = (session.levels.find((one) => one.name === "normal") ?? session.levels[0])?.name ?? "normal";
  const seats: NewSeat[] = Array.from({ length: game.seats.usual }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", level, name: botName(seat - 1) }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const info = await attempt(() =>
    api.open({ game: game.key, options, name: tableName(), seats, pace: { kind: "none" }, spectators: true }),
  );
  if (info) router.go(`/t/${info.id}`);
}

const NAMES = 12;

/** A name for a table nobody has named. */
export function tableName(): string {
  return t(`table-name-${1 + Math.floor(Math.random() * NAMES)}`);
}

const BOTS = 9;

/** Bots are called after birds. */
export function botName(number: number): string {
  return t(`bot-name-${1 + (number % BOTS)}`);
}

export function myTurn(table: Pick<TableSummary, "seats" | "acting" | "status">): boolean {
  return table.status === "playing" && table.acting.some((seat) => table.seats[seat]?.mine);
}

export function mySeats(seats: SeatInfo[]): number[] {
  return seats.flatMap((seat, index) => (seat.mine ? [index] : []));
}

/** Whether other people have a seat here, though a bot may play it for them. */
export function withOthers(seats: SeatInfo[]): boolean {
  return seats.some((seat) => !seat.mine && (seat.kind !== "bot" || seat.lent || seat.resigned || seat.flagged));
}

/** The highest level of a bot that plays for somebody in a game with other people. */
export const LENT_LEVEL = "normal";

export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return "";
  if (seat.name) return seat.name;
  return seat.kind === "bot" ? t("kind-bot") : seat.kind === "friend" ? t("kind-friend") : t("kind-open");
}

export function invitation(info: TableInfo | TableSummary, seat: SeatInfo): string {
  const path = `${location.origin}/t/${info.id}`;
  return seat.invite ? `${path}?invite=${encodeURIComponent(seat.invite)}` : path;
}

/** Seconds as 4:32, or as hours and days where there are many. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 172_800) return t("days-left", { count: Math.floor(left / 86_400) });
  if (left >= 7_200) return t("hours-left", { count: Math.floor(left / 3_600) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

export function short(hash: string): string {
  return hash.slice(0, 16).replace(/(.{4})(?=.)/g, "$1 ");
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

export function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
