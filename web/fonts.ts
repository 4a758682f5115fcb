// Inter and Source Serif 4 with the letters of our three languages and of pinyin, and the weights we use:
// a third of the size of the published files, which the first page would otherwise mostly consist of.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”„…•′″‹›−×·≤≥←→↑↓√€™\u202f`;
const EXTENDED = "ĄąĆćĘęŁłŃńŚśŹźŻżĀāĒēĪīŌōŪūǍǎĚěǏǐǑǒǓǔǕǖǗǘǙǚǛǜ";
const WEIGHTS = { wght: { min: 400, max: 700 } };

export const FOLDER = fileURLToPath(new URL("./node_modules/.fonts", import.meta.url));

export async function cut(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const family of ["inter", "source-serif-4"]) {
    for (const [part, letters] of [["latin", LATIN], ["latin-ext", EXTENDED]] as const) {
      const source = new URL(`./node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`, import.meta.url);
      const made = await subset(readFileSync(source), letters, { targetFormat: "woff2", variationAxes: WEIGHTS });
      writeFileSync(join(FOLDER, `${family}-${part}.woff2`), made);
    }
  }
}
