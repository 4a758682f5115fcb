// One table, live: a socket that comes back by itself, and the table as the last message left it.

import { api, ApiError } from "./api";
import { reduce, type Table } from "./protocol";
import type { ClientMessage, Refusal, ServerMessage, TableInfo } from "./types";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING = 25_000;
const ANSWER = 6_000;

export class Live {
  table = $state.raw<Table | null>(null);
  connected = $state(false);
  /** A move of ours is on its way. */
  pending = $state(false);
  refused = $state.raw<Refusal | null>(null);
  failure = $state.raw<ApiError | null>(null);
  /** The server will not let us in; trying again is of no use. */
  closed = $state(false);
  /** A table that we may not watch, but perhaps sit down at. */
  outside = $state.raw<TableInfo | null>(null);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timers: { retry?: ReturnType<typeof setTimeout>; ping?: ReturnType<typeof setInterval>; answer?: ReturnType<typeof setTimeout> } = {};
  #done = false;
  #eyes: number | null | undefined = undefined;
  /** The last attempt got no connection at all. */
  #refused = false;
  /** Something was heard since we last asked whether the server is there. */
  #heard = true;

  constructor(
    readonly id: string,
    /** The invitation somebody came with: a private table tells nothing without one. */
    readonly invite: string | null = null,
  ) {
    this.#connect();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  stop(): void {
    this.#done = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#timers.retry);
    clearTimeout(this.#timers.answer);
    clearInterval(this.#timers.ping);
    this.#socket?.close();
  }

  move(seat: number, move: number): void {
    if (!this.table || this.pending) return;
    this.#expect({ type: "move", version: this.table.version, seat, move });
  }

  undo(seat: number): void {
    if (!this.table || this.pending) return;
    this.#expect({ type: "undo", version: this.table.version, seat });
  }

  chat(text: string, at?: number): void {
    this.#send({ type: "chat", text, ...(at === undefined ? {} : { at }) });
  }

  eyes(seat: number | null): void {
    this.#eyes = seat;
    this.#send({ type: "eyes", seat });
  }

  resync(): void {
    this.#send({ type: "resync" });
  }

  #expect(message: ClientMessage): void {
    this.pending = true;
    this.refused = null;
    this.failure = null;
    this.#send(message);
    clearTimeout(this.#timers.answer);
    this.#timers.answer = setTimeout(() => this.#giveUp(), ANSWER);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** We may sit at the table now. */
  enter(): void {
    this.closed = false;
    this.#now();
  }

  /** The connection has gone silent without a word: another one will tell us everything. */
  #giveUp(): void {
    const silent = this.#socket;
    this.#lost();
    silent?.close();
  }

  #now = (): void => {
    if (document.visibilityState === "hidden" || this.connected || this.closed) return;
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#timers.retry);
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  };

  #connect(): void {
    if (this.#done) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.#socket = socket;
    this.#refused = true;
    socket.onopen = () => {
      this.connected = true;
      this.#refused = false;
      this.#wait = FIRST_WAIT;
      clearInterval(this.#timers.ping);
      this.#heard = true;
      this.#timers.ping = setInterval(() => {
        if (!this.#heard) return this.#giveUp();
        this.#heard = false;
        this.#send({ type: "ping" });
      }, PING);
      if (this.#eyes !== undefined) this.#send({ type: "eyes", seat: this.#eyes });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#heard = true;
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    this.connected = false;
    this.pending = false;
    clearInterval(this.#timers.ping);
    clearTimeout(this.#timers.answer);
    if (this.#done) return;
    if (!this.table || this.#refused) void this.#ask();
    clearTimeout(this.#timers.retry);
    this.#timers.retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT);
  }

  /** A refused socket does not say why; a plain call does. */
  async #ask(): Promise<void> {
    try {
      this.outside = await api.table(this.id, this.invite);
      // A table that was set aside while we looked at it is not shown any more.
      if (this.outside.status === "broken") this.table = null;
      else if (this.table || this.outside.watchable || this.outside.host || this.outside.seats.some((seat) => seat.mine)) return;
    } catch (error) {
      if (this.table || !(error instanceof ApiError) || ![401, 403, 404].includes(error.status)) return;
    }
    this.closed = true;
    clearTimeout(this.#timers.retry);
  }

  #receive(message: ServerMessage): void {
    const reduced = reduce(this.table, message, performance.now());
    this.table = reduced.error?.error === "broken-table" ? null : reduced.table;
    if (reduced.answered) {
      this.pending = false;
      clearTimeout(this.#timers.answer);
    }
    if (reduced.refused) this.refused = reduced.refused;
    if (reduced.error) this.failure = new ApiError(400, reduced.error.error, reduced.error.message);
    if (reduced.resync) this.resync();
  }
}
