import { expect, test } from "@playwright/test";
import { overhang } from "./browsing.ts";
import { DESKTOP, PHONE, ZOOMED } from "./screens.ts";
import { kinds } from "./site.ts";
import { lostWords, textSizes } from "./spill.ts";

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

const LARGE_TEXT = "html { font-size: 200% }";

/** As far as WCAG lets readers space their text (1.4.12). */
const SPACED_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

const SURROUNDINGS = [
  { what: "at a zoom of 400 %", viewport: ZOOMED, css: "/* nothing else */" },
  { what: "with text of 200 % on a phone", viewport: PHONE, css: LARGE_TEXT },
  { what: "with text of 200 % on a desktop", viewport: DESKTOP, css: LARGE_TEXT },
  { what: "with spaced text on a phone", viewport: PHONE, css: SPACED_TEXT },
  { what: "with spaced text on a desktop", viewport: DESKTOP, css: SPACED_TEXT },
];

for (const { path } of kinds) {
  test(`no words of ${path} get lost when a reader makes them larger`, async ({ page }) => {
    await page.goto(path);
    for (const { what, viewport, css } of SURROUNDINGS) {
      await page.setViewportSize(viewport);
      const style = await page.addStyleTag({ content: css });
      expect.soft(await overhang(page), `${what}: sticks out of the window`).toBe(0);
      expect.soft(await lostWords(page), what).toEqual([]);
      await style.evaluate((element) => element.parentElement?.removeChild(element));
    }
  });

  // Sizes that follow the window's width grow less than the zoom, which therefore has to make up for it.
  test(`the greatest zoom makes every text of ${path} twice as large`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    const before = await textSizes(page);
    const zoom = 5;
    await page.setViewportSize({ width: DESKTOP.width / zoom, height: DESKTOP.height / zoom });
    const after = await textSizes(page);
    const tooSmall = after.filter(
      ({ pixels }, index) =>
        pixels * zoom < 2 * (before[index]?.pixels ?? Number.POSITIVE_INFINITY),
    );
    expect(tooSmall).toEqual([]);
  });
}
