import { readFile } from "node:fs/promises";
import type { Theme } from "../../schema/theme.ts";
import { type FontSource, findFont } from "../compile/fonts.ts";
import { contentHash } from "../hash.ts";
import { cached } from "./cache.ts";
import { fallbackFace } from "./fallback-font.ts";

/** The site's fonts as files to serve, and the CSS that names them. */
export interface Fonts {
  css: string;
  files: { url: string; data: Uint8Array }[];
  /** The files that the first screen needs. */
  preload: string[];
}

/** Width and weights that a cut of a variable font is limited to. */
type Cut = Record<string, number | { min: number; max: number }>;

const FALLBACK = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const BODY_WEIGHTS = { min: 400, max: 700 };

/** Of a site that names no font, or one that is not there: that is told with all else that is wrong. */
export const NO_FONTS: Fonts = { css: "", files: [], preload: [] };

/** Cuts the theme's fonts down to what the site uses: one heading cut, the body's weights, Latin. */
export async function makeFonts({ fonts }: Theme): Promise<Fonts> {
  const { heading, body, stylesheet } = fonts;
  if (stylesheet !== undefined) return providedFonts(heading.font, body.font);
  const [headingFont, bodyFont] = [findFont(heading.font), findFont(body.font)];
  if (!headingFont || !bodyFont) return NO_FONTS;
  const width = headingFont.hasWidth ? { wdth: heading.width } : {};
  const made = await Promise.all([
    makeFaces(headingFont, "heading", { ...width, wght: heading.weight }),
    makeFaces(bodyFont, "body", {
      ...(bodyFont.hasWidth ? { wdth: 100 } : {}),
      wght: BODY_WEIGHTS,
    }),
  ]);
  const faces = made.flat();
  return {
    css:
      faces.map(({ css }) => css).join("") + familyVariables(headingFont.family, bodyFont.family),
    files: faces.map(({ url, data }) => ({ url, data })),
    preload: faces.filter(({ subset }) => subset === "latin").map(({ url }) => url),
  };
}

const providedFonts = (heading: string, body: string): Fonts => ({
  css: familyVariables(titleCase(heading), titleCase(body)),
  files: [],
  preload: [],
});

/** A provider's style sheet names the fonts as people do: `source-sans-3` is `Source Sans 3`. */
const titleCase = (id: string) =>
  id.replace(
    /(^|-)([a-z0-9])/g,
    (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase(),
  );

const familyVariables = (heading: string, body: string) =>
  `:root{--font-heading:"${heading}","${heading} fallback",${FALLBACK};` +
  `--font-body:"${body}","${body} fallback",${FALLBACK};}`;

async function makeFaces(font: FontSource, role: string, cut: Cut) {
  return Promise.all(
    font.files.map(async ({ subset, file, unicodeRange }) => {
      const source = await readFile(file);
      const key = contentHash(source, JSON.stringify(cut), unicodeRange);
      const data = await cached(`fonts/${key}.woff2`, async () => {
        const { default: subsetFont } = await import("subset-font");
        return subsetFont(source, charactersOf(unicodeRange), {
          targetFormat: "woff2",
          variationAxes: cut,
        });
      });
      const url = `/assets/${font.id}-${role}-${subset}-${contentHash(data)}.woff2`;
      const face = fontFace(font.family, url, unicodeRange, cut.wght);
      const fallback =
        subset === "latin"
          ? await fallbackFace(font.family, Buffer.from(data), lightest(cut.wght))
          : "";
      return { subset, url, data, css: face + fallback };
    }),
  );
}

const lightest = (weight: Cut[string] = 400) => (typeof weight === "number" ? weight : weight.min);

/**
 * A font that is not there in the first tenth of a second is left for the next page: text that is
 * being read must not change under the reader.
 */
function fontFace(family: string, url: string, unicodeRange: string, weight: Cut[string] = 400) {
  const weights = typeof weight === "number" ? weight : `${weight.min} ${weight.max}`;
  return (
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");` +
    `font-weight:${weights};font-display:optional;unicode-range:${unicodeRange};}`
  );
}

/** All characters of a CSS `unicode-range` such as `U+0000-00FF,U+0131`. */
function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(",")
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join("");
}
