import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
const text = (file: string) => readFileSync(join(SOURCE, file), "utf8");

// The content-security policy refuses style attributes in markup; what scripts set property by property is allowed.
describe("no markup carries a style of its own", () => {
  it.each(files.filter((file) => file.endsWith(".svelte")))("%s", (file) => {
    const { js } = compile(text(file), { generate: "client", runes: true, filename: file });
    const markup = js.code.match(/from_(?:html|svg)\(`[\s\S]*?`/g) ?? [];
    expect(markup.filter((one) => / style=/.test(one))).toEqual([]);
  });

  it.each(files.filter((file) => file.endsWith(".svg")))("%s", (file) => {
    expect(text(file)).not.toMatch(/ style=|<style/);
  });
});
