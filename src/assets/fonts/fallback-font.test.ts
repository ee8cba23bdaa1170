import { expect, it } from "vitest";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { compiled, makeConfig } from "../../testing/site.ts";
import { countCharacters } from "./characters.ts";
import { makeFonts } from "./fonts.ts";

/** The faces that replace the test site's fonts until they have loaded. */
async function fallbackFaces(): Promise<string[]> {
  const { css } = await makeFonts(
    (await compiled(makeConfig())).config.theme,
    countCharacters(""),
    TEST_CACHE,
  );
  return css.match(/@font-face\{font-family:"[^"]+ fallback"[^}]*\}/g) ?? [];
}

/** Measured for Archivo at 800 and Figtree at 400 against Arial, by the widths of their letters. */
it("a fallback has the width and height of the font, regular and bold", async () => {
  expect(await fallbackFaces()).toEqual([
    '@font-face{font-family:"Archivo fallback";src:local("Arial Bold"),local("Arial-BoldMT");' +
      "font-weight:600 900;size-adjust:102.37%;ascent-override:85.77%;" +
      "descent-override:20.51%;line-gap-override:0.00%;}",
    '@font-face{font-family:"Figtree fallback";src:local("Arial"),local("ArialMT");' +
      "font-weight:400;size-adjust:101.26%;ascent-override:93.82%;" +
      "descent-override:24.69%;line-gap-override:0.00%;}",
  ]);
});
