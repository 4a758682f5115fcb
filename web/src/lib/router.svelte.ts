// Pages by their path, with the browser's own history.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null; seats: string | null }
  | { page: "tables" }
  | { page: "watch" }
  | { page: "account" }
  | { page: "learn"; game: string | null }
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; id: string }
  | { page: "missing" };

export function parse(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  const [first = "", second, third, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length) return { page: "missing" };
  if (first === "t" && second) {
    if (third === "replay") return { page: "replay", id: second };
    return third ? { page: "missing" } : { page: "table", id: second, invite: query.get("invite") };
  }
  if (third) return { page: "missing" };
  if (first === "learn") return { page: "learn", game: second ?? null };
  if (second) return { page: "missing" };
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "new", game: query.get("game"), seats: query.get("seats") };
    case "tables":
    case "watch":
    case "account":
      return { page: first };
    default:
      return { page: "missing" };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state<Route>(parse(location.pathname, location.search));
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => this.#read());
    // Links are plain links; a click on one of ours changes the page without loading it anew.
    addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
      if (link.pathname.startsWith("/api/")) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    if (!replace) {
      scrollTo(0, 0);
      queueMicrotask(() => document.getElementById("content")?.focus({ preventScroll: true }));
    }
  }

  #read(): void {
    this.path = location.pathname;
    this.route = parse(location.pathname, location.search);
  }
}

export const router = new Router();
