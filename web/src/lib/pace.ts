import type { Pace } from "./types";
import { t } from "./words.svelte";

export function paceText(pace: Pace): string {
  if (pace.kind === "live") return t("pace-live-text", { minutes: pace.minutes ?? 0, seconds: pace.increment_seconds ?? 0 });
  if (pace.kind === "turn") return t("pace-turn-text", { days: pace.days ?? 1 });
  return t("pace-none-text");
}
