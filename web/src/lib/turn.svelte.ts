// Says whose turn it is outside the page: in its title, its icon and, if wished, a notification.

import { notices } from "./session.svelte";
import { t } from "./words.svelte";

class Turn {
  wanted = $state(read());
  #mine = false;

  show(name: string, mine: boolean, told: string): void {
    document.title = mine ? `● ${t("your-turn")} – ${name}` : `${name} – Tianxia`;
    icon(mine);
    if (mine && !this.#mine && this.wanted && document.hidden && "Notification" in window && Notification.permission === "granted") {
      const notice = new Notification(t("your-turn"), { body: told, tag: location.pathname, icon: "/favicon.svg" });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    }
    this.#mine = mine;
  }

  leave(): void {
    document.title = "Tianxia";
    icon(false);
    this.#mine = false;
  }

  /** Whether it can be granted: a browser may not allow notifications. */
  async want(wanted: boolean): Promise<boolean> {
    const granted = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
    this.wanted = granted;
    try {
      localStorage.setItem("tianxia-notify", granted ? "yes" : "no");
    } catch {
      // Forgotten with the page, then.
    }
    if (wanted && !granted) notices.say(t("notify-refused"), true);
    return granted;
  }
}

function read(): boolean {
  try {
    return localStorage.getItem("tianxia-notify") === "yes";
  } catch {
    return false;
  }
}

function icon(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = mine ? "/favicon-turn.svg" : "/favicon.svg";
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

export const turn = new Turn();
