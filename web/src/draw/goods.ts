/** The symbol that stands for each thing an effect can name, and the fill it has when it is coloured. */
export interface Drawing {
  name: string;
  fill?: string | undefined;
  second?: string | undefined;
}

export const GOODS: Record<string, Drawing> = {
  yuan: { name: "coin", fill: "var(--fill-coin)" },
  surcharge: { name: "coin", fill: "var(--fill-coin)" },
  rice: { name: "sack", fill: "var(--fill-sack)" },
  fireworks: { name: "rocket", fill: "var(--fill-rocket)" },
  floors: { name: "floor", fill: "var(--fill-roof)" },
  steps: { name: "steps" },
  points: { name: "octagon", fill: "var(--gold)" },
  dragons: { name: "dragon" },
  persons: { name: "user" },
  cards: { name: "cards" },
  servants: { name: "gugong-servant-full" },
  jade: { name: "gugong-jade" },
  tokens: { name: "gugong-token" },
  spaces: { name: "gugong-intrigue" },
  matches: { name: "gugong-die" },
  gifts: { name: "gugong-card" },
  privilege: { name: "plaque", fill: "var(--fill-plaque)" },
};

/** A signed number with a true minus sign. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : amount > 0 ? `+${amount}` : "±0";
}

export type Tone = "cost" | "gain" | "even";

export function tone(amount: number): Tone {
  return amount < 0 ? "cost" : amount > 0 ? "gain" : "even";
}
