// Calls to the server, each checked against its published description. A failure is an ApiError with the server's own key.

import type { Fault, NewTable, paths } from "./wire";
import type { Level } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly values: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["X-Tianxia"] = "1";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
  if (response.ok) return response;
  let told: Partial<Fault> = {};
  try {
    told = (await response.json()) as Partial<Fault>;
  } catch {
    // Not our server's own answer (a proxy's page, say): the status must do.
  }
  throw new ApiError(response.status, told.error ?? "failed", told.message ?? "", told.values ?? {});
}

// ---- What the description says of a call -------------------------------------------------------

type Method = "get" | "post" | "patch";
type Call<P extends keyof paths, M extends Method> = Exclude<paths[P][M], undefined>;
type Described = { parameters: { path?: unknown; query?: unknown }; requestBody?: unknown; responses: object };
type Json<C> = C extends { content: { "application/json": infer T } } ? T : undefined;
type Answer<C> = C extends Described ? Json<C["responses"][keyof C["responses"] & (200 | 201)]> : never;
type Given<C> = C extends Described
  ? (C["parameters"]["path"] extends object ? { path: C["parameters"]["path"] } : object) &
      (C["parameters"]["query"] extends object | undefined ? { query?: NonNullable<C["parameters"]["query"]> } : object) &
      (C["requestBody"] extends object ? { body: Json<C["requestBody"]> } : object)
  : never;

interface Parts {
  path?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
}

async function call<M extends Method, P extends keyof paths>(method: M, path: P, given: Given<Call<P, M>>): Promise<Answer<Call<P, M>>> {
  const parts = given as Parts;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path?.[name] ?? ""));
  const query = new URLSearchParams(parts.query).toString();
  const body = parts.body ?? (method === "get" ? undefined : {});
  const response = await request(method.toUpperCase(), query ? `${filled}?${query}` : filled, body);
  return (await response.json()) as Answer<Call<P, M>>;
}

type List = "mine" | "watch" | "open";

export const api = {
  me: () => call("get", "/api/me", {}),
  rename: (name: string) => call("patch", "/api/me", { body: { name } }),
  register: (name: string, password: string) => call("post", "/api/account", { body: { name, password } }),
  login: (name: string, password: string) => call("post", "/api/login", { body: { name, password } }),
  logout: () => call("post", "/api/logout", {}),
  logoutEverywhere: () => call("post", "/api/logout/everywhere", {}),
  changePassword: (old: string, changed: string) => call("post", "/api/account/password", { body: { old, new: changed } }),
  sessions: () => call("get", "/api/sessions", {}),
  endSession: (session: string) => call("post", "/api/sessions/{session}/end", { path: { session } }),
  statistics: () => call("get", "/api/statistics", {}),
  games: () => call("get", "/api/games", {}),
  levels: () => call("get", "/api/levels", {}),
  words: async (language: string, game: string) =>
    (await request("GET", `/api/words/${language}/${encodeURIComponent(game)}`)).text(),
  open: (body: NewTable) => call("post", "/api/tables", { body }),
  tables: (list: List) => call("get", "/api/tables", { query: { list } }),
  table: (table: string, invite: string | null = null) => call("get", "/api/tables/{table}", { path: { table }, query: invite ? { invite } : {} }),
  join: (table: string, body: { seat?: number; invite?: string }) => call("post", "/api/tables/{table}/join", { path: { table }, body }),
  bot: (table: string, seat: number, level: Level["name"]) =>
    call("post", "/api/tables/{table}/seats/{seat}/bot", { path: { table, seat }, body: { level } }),
  take: (table: string, seat: number) => call("post", "/api/tables/{table}/seats/{seat}/take", { path: { table, seat } }),
  resign: (table: string, seat: number) => call("post", "/api/tables/{table}/seats/{seat}/resign", { path: { table, seat } }),
  hint: (table: string, seat: number) => call("post", "/api/tables/{table}/seats/{seat}/hint", { path: { table, seat } }),
  review: (table: string) => call("get", "/api/tables/{table}/review", { path: { table } }),
  beginReview: (table: string) => call("post", "/api/tables/{table}/review", { path: { table } }),
  record: async (id: string) => (await request("GET", `/api/tables/${encodeURIComponent(id)}/record`)).text(),
  /** What was written at a table that is set aside. */
  raw: async (id: string) => (await request("GET", `/api/tables/${encodeURIComponent(id)}/raw`)).text(),
  /** A record travels as the text it was saved as. */
  importRecord: async (text: string) => (await (await request("POST", "/api/records", text)).json()) as Answer<Call<"/api/records", "post">>,
  at: (table: string, n: number, eyes: string) => call("get", "/api/tables/{table}/at/{n}", { path: { table, n }, query: { eyes } }),
  log: (table: string, eyes: string) => call("get", "/api/tables/{table}/log", { path: { table }, query: { eyes } }),
  verify: (table: string) => call("post", "/api/tables/{table}/verify", { path: { table } }),
};
