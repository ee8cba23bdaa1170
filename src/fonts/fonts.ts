import type { Theme } from "../../schema/theme.ts";
import { contentHash } from "../files/hash.ts";
import { ASSETS } from "../model/addresses.ts";
import type { Characters } from "../resolve/characters.ts";
import { type FontSource, filesFor, findFont } from "../resolve/fonts.ts";
import { fallbackFace } from "./fallback-font.ts";
import { type Axes, type CutFile, cutFont } from "./font-cut.ts";

/** The site's fonts as files to serve, and the CSS that names them. */
export interface Fonts {
  css: string;
  /** No page waits until they are compressed. */
  files: CutFile[];
  /** The files that the first screen needs. */
  preload: string[];
}

const FALLBACK = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const BODY_WEIGHTS = { min: 400, max: 700 };

/** For a site that names no font or an unknown one, which is reported as an error in the config. */
const NO_FONTS: Fonts = { css: "", files: [], preload: [] };

/**
 * Cuts the theme's fonts down to what the site uses: one heading cut, the body's weights, and the files
 * of the scripts that its words are in.
 */
export async function makeFonts({ fonts }: Theme, words: Characters): Promise<Fonts> {
  const { heading, body, stylesheet } = fonts;
  if (stylesheet !== undefined) return providedFonts(heading.font, body.font);
  const [headingFont, bodyFont] = [findFont(heading.font), findFont(body.font)];
  if (!headingFont || !bodyFont) return NO_FONTS;
  const width = headingFont.hasWidth ? { wdth: heading.width } : {};
  const made = await Promise.all([
    makeFaces(headingFont, words, "heading", { ...width, wght: heading.weight }),
    makeFaces(bodyFont, words, "body", {
      ...(bodyFont.hasWidth ? { wdth: 100 } : {}),
      wght: BODY_WEIGHTS,
    }),
  ]);
  const faces = made.flat();
  return {
    css:
      faces.map(({ css }) => css).join("") + familyVariables(headingFont.family, bodyFont.family),
    files: faces.map(({ url, cut }) => ({ url, cut })),
    preload: faces.filter(({ isFirst }) => isFirst).map(({ url }) => url),
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

async function makeFaces(font: FontSource, words: Characters, role: string, axes: Axes) {
  return Promise.all(
    filesFor(font, words).map(async (file) => {
      const { subset, unicodeRange, isFirst } = file;
      const cut = await cutFont(file, axes);
      const url = `${ASSETS}/${font.id}-${role}-${subset}-${contentHash(cut)}.woff2`;
      const face = fontFace(font.family, url, unicodeRange, axes.wght);
      const fallback =
        subset === "latin" ? await fallbackFace(font.family, cut, lightest(axes.wght)) : "";
      return { isFirst, url, cut, css: face + fallback };
    }),
  );
}

const lightest = (weight: Axes[string] = 400) => (typeof weight === "number" ? weight : weight.min);

/**
 * A font that is not there in the first tenth of a second is left for the next page: text that is
 * being read must not change under the reader.
 */
function fontFace(family: string, url: string, unicodeRange: string, weight: Axes[string] = 400) {
  const weights = typeof weight === "number" ? weight : `${weight.min} ${weight.max}`;
  return (
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");` +
    `font-weight:${weights};font-display:optional;unicode-range:${unicodeRange};}`
  );
}
