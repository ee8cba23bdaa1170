import { expect, it } from "vitest";
import { findingsOf } from "../../testing/check.ts";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { compiled, makeConfig, withSections } from "../../testing/site.ts";
import { charactersOf, countCharacters } from "./characters.ts";
import { makeFonts } from "./fonts.ts";

const ARABIC = "نخبز الخبز كل صباح في فرننا الصغير ";
const POLISH = "Świeży chleb każdego ranka, słodkie bułki i ciasta na święta ";

const fontsOf = (font: string) => ({
  ...makeConfig().theme,
  fonts: { heading: { font, weight: 700 }, body: { font } },
});

const withWords = (text: string, font: string) => ({
  ...withSections({ type: "hero", heading: text, text: text.repeat(20) }),
  theme: fontsOf(font),
});

/** The scripts in the font files of a site with these words, and those that its pages preload. */
async function made(words: string, font: string) {
  const { config } = await compiled(makeConfig({ theme: fontsOf(font) }));
  const { files, preload } = await makeFonts(config.theme, countCharacters(words), TEST_CACHE);
  const scripts = (urls: string[]) => [
    ...new Set(urls.map((url) => /-body-([a-z-]*?)(-rest)?-[\w-]{10}\.woff2$/.exec(url)?.[1])),
  ];
  return { files: scripts(files.map(({ url }) => url)), preload: scripts(preload) };
}

it("the site's characters of a script are in one file, and the rest in another", async () => {
  const { config } = await compiled(makeConfig({ theme: fontsOf("figtree") }));
  const { files, css, preload } = await makeFonts(
    config.theme,
    countCharacters(POLISH),
    TEST_CACHE,
  );
  const sizeOf = (part: string) =>
    files.find(({ url }) => new RegExp(`-body-${part}-[\\w-]{10}\\.`).test(url))?.cut.length ?? 0;
  expect(sizeOf("latin-ext")).toBeGreaterThan(0);
  expect(sizeOf("latin-ext") * 2).toBeLessThan(sizeOf("latin-ext-rest"));
  expect(preload.filter((url) => url.includes("-rest-"))).toEqual([]);
  const ranges = [...css.matchAll(/figtree-body-[^)]*\)[^}]*unicode-range:([^;}]*)/g)];
  const [rest = [], used = []] = ["-latin-rest-", "-latin-"].map((part) =>
    charactersOf(
      ranges.find(
        ([face]) => face.includes(part) && part.includes("rest") === face.includes("rest"),
      )?.[1] ?? "U+0",
    ),
  );
  expect(used).toContain("a");
  expect(rest.filter((one) => used.includes(one))).toEqual([]);
});

it("headings in the text font use the same files, with their own weight", async () => {
  const theme = fontsOf("cairo");
  const { config } = await compiled(makeConfig({ theme }));
  const { files, css } = await makeFonts(config.theme, countCharacters(ARABIC), TEST_CACHE);
  expect(files.filter(({ url }) => url.includes("-heading-"))).toEqual([]);
  expect(css).toMatch(/font-family:"Cairo heading"[^}]*font-weight:700/);
  expect(css).toMatch(/font-family:"Cairo"[^}]*font-weight:400 700/);
  const fonts = { ...theme.fonts, heading: { font: "cairo", weight: 400 } };
  const { config: light } = await compiled(makeConfig({ theme: { ...theme, fonts } }));
  const standIns = [
    css,
    (await makeFonts(light.theme, countCharacters(ARABIC), TEST_CACHE)).css,
  ].map((text) => /"Cairo heading fallback";src:local\("([^"]*)"\)/.exec(text)?.[1]);
  expect(standIns).toEqual(["Arial Bold", "Arial"]);
});

it("a font with small letters is set larger", async () => {
  const { config } = await compiled(makeConfig({ theme: fontsOf("markazi-text") }));
  const { css } = await makeFonts(config.theme, countCharacters(ARABIC), TEST_CACHE);
  expect(css).toMatch(/font-family:"Markazi Text";[^}]*size-adjust:120%/);
});

it("headings with another width or weight than the text have their own files", async () => {
  const headings = async (weight: number, width: number) => {
    const fonts = { heading: { font: "archivo", weight, width }, body: { font: "archivo" } };
    const { config } = await compiled(makeConfig({ theme: { ...makeConfig().theme, fonts } }));
    const { files } = await makeFonts(config.theme, countCharacters("Roofs"), TEST_CACHE);
    return files.map(({ url }) => url).filter((url) => url.includes("-heading-latin-rest-"));
  };
  const urls = [await headings(700, 112), await headings(800, 112), await headings(800, 100)];
  expect(new Set(urls.flat()).size).toBe(3);
});

it.each([
  ["English", "Fresh bread, every morning", "cairo", ["latin", "latin-ext"], ["latin"]],
  ["Polish", POLISH, "cairo", ["latin", "latin-ext"], ["latin", "latin-ext"]],
  ["Arabic", ARABIC, "cairo", ["latin", "latin-ext", "arabic"], ["latin", "arabic"]],
  ["Arabic", ARABIC, "figtree", ["latin", "latin-ext"], ["latin"]],
  [
    "a name in Arabic",
    `${"Bread. ".repeat(500)} خبز`,
    "cairo",
    ["latin", "latin-ext", "arabic"],
    ["latin"],
  ],
] as const)(
  "a site in %s has the files of its scripts: %s",
  async (_, words, font, files, preload) => {
    expect(await made(words, font)).toEqual({ files, preload });
  },
);

it("an Arabic font has the letters of an Arabic site, and none of its other files is empty", async () => {
  const { config } = await compiled(makeConfig({ theme: fontsOf("cairo") }));
  const { files } = await makeFonts(config.theme, countCharacters(ARABIC), TEST_CACHE);
  for (const { cut } of files) expect(cut.length).toBeGreaterThan(2000);
});

it("a font without letters of the site's text is reported", async () => {
  const found = await findingsOf("font-letters", withWords(ARABIC, "figtree"));
  expect(found.map(({ severity, location }) => [severity, location])).toEqual([
    ["warning", "theme › fonts › heading › font"],
    ["warning", "theme › fonts › body › font"],
  ]);
  expect(found[1]?.message).toMatch(
    /^Figtree does not have all letters of the site's texts, such as ا/,
  );
});

it.each([
  ["that has all letters", ARABIC, "cairo"],
  [
    "of an English site with a foreign name",
    `${"Bread, fresh every day. ".repeat(60)}خبز`,
    "figtree",
  ],
  ["of a Polish site", POLISH, "figtree"],
])("no problem is reported about a font %s", async (_, words, font) => {
  expect(await findingsOf("font-letters", withWords(words, font))).toEqual([]);
});

const AZERBAIJANI = "Hər səhər təzə çörək ";

it("no text mixes two fonts if a font lacks letters in the middle of words", async () => {
  const fonts = (heading: string, body: string) => ({
    heading: { font: heading, weight: 700 },
    body: { font: body },
  });
  const familiesWith = async (heading: string, body: string) => {
    const theme = { ...makeConfig().theme, fonts: fonts(heading, body) };
    const { config } = await compiled(makeConfig({ theme }));
    const { css, files } = await makeFonts(config.theme, countCharacters(AZERBAIJANI), TEST_CACHE);
    const of = (role: string) => new RegExp(`--font-${role}:"?([\\w -]+)`).exec(css)?.[1];
    return [of("heading"), of("body"), files.some(({ url }) => url.includes("gabarito"))];
  };
  expect(await familiesWith("gabarito", "source-sans-3")).toEqual([
    "Source Sans 3",
    "Source Sans 3",
    false,
  ]);
  expect(await familiesWith("source-sans-3", "gabarito")).toEqual([
    "Source Sans 3",
    "system-ui",
    false,
  ]);
});

it("missing letters are listed, also if fallback files contain them", async () => {
  const [found] = await findingsOf("font-letters", withWords(AZERBAIJANI, "gabarito"));
  expect(found?.message).toMatch(
    /^Gabarito does not have all letters of the site's texts, such as ə; /,
  );
});

it("a letter from another file loads with the page if words contain both", async () => {
  const words = `${"Bread. ".repeat(500)}Tŷ Gŵyr`;
  expect((await made(words, "figtree")).preload).toEqual(["latin", "latin-ext"]);
});

it.each([
  ["tabular", "figtree", "tabular-nums"],
  ["proportional if points and commas would be as wide", "schibsted-grotesk", "normal"],
])("digits in columns stay %s", async (_what, font, digits) => {
  const { config } = await compiled(makeConfig({ theme: fontsOf(font) }));
  const { css } = await makeFonts(config.theme, countCharacters("From 12.50"), TEST_CACHE);
  expect(css).toContain(`--digits:${digits};`);
});

it.each([
  [300, "body"],
  [800, "heading"],
])("small text such as buttons is not thin: headings of %d", async (weight, font) => {
  const theme = {
    ...makeConfig().theme,
    fonts: { heading: { font: "figtree", weight }, body: { font: "figtree" } },
  };
  const { config } = await compiled(makeConfig({ theme }));
  const { css } = await makeFonts(config.theme, countCharacters(POLISH), TEST_CACHE);
  expect(css).toContain(`--font-label:var(--font-${font})`);
});
