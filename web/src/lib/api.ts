// Calls to the server. A failure is an ApiError with the server's own key.

import type {
  GameInfo, Json, Level, LogEntry, Me, Moment, NewTable, Statistics, TableInfo, TableSummary, Verified,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly values: Record<string, Json> = {},
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
  let key = "failed";
  let message = "";
  let values = {};
  try {
    const told = (await response.json()) as { error?: string; message?: string; values?: Record<string, Json> };
    key = told.error ?? key;
    message = told.message ?? message;
    values = told.values ?? values;
  } catch {
    // Not our server's own answer (a proxy's page, say): the status must do.
  }
  throw new ApiError(response.status, key, message, values);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => json<Me>("GET", "/api/me"),
  rename: (name: string) => json<Me>("PATCH", "/api/me", { name }),
  register: (name: string, password: string) => json<Me>("POST", "/api/account", { name, password }),
  login: (name: string, password: string) => json<Me>("POST", "/api/login", { name, password }),
  logout: () => json<Me | null>("POST", "/api/logout", {}),
  statistics: () => json<Statistics>("GET", "/api/statistics"),
  games: () => json<GameInfo[]>("GET", "/api/games"),
  levels: () => json<Level[]>("GET", "/api/levels"),
  words: async (language: string, game: string) =>
    (await request("GET", `/api/words/${language}/${encodeURIComponent(game)}`)).text(),
  open: (wanted: NewTable) => json<TableInfo>("POST", "/api/tables", wanted),
  tables: (list: "mine" | "watch") => json<TableSummary[]>("GET", `/api/tables?list=${list}`),
  table: (id: string) => json<TableInfo>("GET", table(id)),
  join: (id: string, how: { seat?: number; invite?: string }) => json<TableInfo>("POST", `${table(id)}/join`, how),
  bot: (id: string, seat: number, level: string) => json<TableInfo>("POST", `${table(id)}/seats/${seat}/bot`, { level }),
  take: (id: string, seat: number) => json<TableInfo>("POST", `${table(id)}/seats/${seat}/take`, {}),
  resign: (id: string, seat: number) => json<TableInfo>("POST", `${table(id)}/seats/${seat}/resign`, {}),
  record: async (id: string) => (await request("GET", `${table(id)}/record`)).text(),
  importRecord: (text: string) => json<TableInfo>("POST", "/api/records", text),
  at: (id: string, n: number, eyes: string) => json<Moment>("GET", `${table(id)}/at/${n}?eyes=${eyes}`),
  log: (id: string, eyes: string) => json<LogEntry[]>("GET", `${table(id)}/log?eyes=${eyes}`),
  verify: (id: string) => json<Verified>("POST", `${table(id)}/verify`, {}),
};
