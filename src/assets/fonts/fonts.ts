import type { Theme } from "../../../schema/theme.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { ASSETS } from "../../model/addresses.ts";
import { type CharacterCounts, charactersOf, rangeOf } from "./characters.ts";
import { digitsOf } from "./digits.ts";
import { fallbackFace } from "./fallback-font.ts";
import { type Axes, type FontSubset, subsetFont } from "./font-cut.ts";
import { type FontSource, filesFor, findFont, missingLetters } from "./font-families.ts";

/** The site's fonts as files to serve, and the CSS that names them. */
export interface Fonts {
  css: string;
  /** They are compressed while pages are built. */
  files: FontSubset[];
  /** The files that the first screen needs. */
  preload: string[];
}

const FALLBACK = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
type Heading = Theme["fonts"]["heading"];
type FontFile = ReturnType<typeof filesFor>[number];

const BODY_WEIGHTS = { min: 400, max: 700 };

/** Size factors for fonts with small letters, so that buttons remain readable. */
const ENLARGED: Partial<Record<string, number>> = { "markazi-text": 1.2 };

/** For a missing or unknown font, which is reported as an error of the config. */
const NO_FONTS: Fonts = { css: "", files: [], preload: [] };

/**
 * Subsets the theme's fonts to what the site uses: the heading's weight, the body's weights, and the
 * letters of its texts.
 */
export async function makeFonts(
  { fonts }: Theme,
  words: CharacterCounts,
  cacheDir: string,
): Promise<Fonts> {
  const { heading, body, stylesheet } = fonts;
  if (stylesheet !== undefined) return providedFonts(fonts);
  const [headingFont, bodyFont] = [findFont(heading.font), findFont(body.font)];
  if (!headingFont || !bodyFont) return NO_FONTS;
  const text: Role = {
    font: bodyFont,
    role: "body",
    family: bodyFont.family,
    ...bodyCut(bodyFont),
  };
  const roles = [headingRole(heading, headingFont, text), text];
  const whole = await Promise.all(
    roles.map(async (role) => ((await splitsWords(role, words)) ? [] : role)),
  );
  const faces = (
    await Promise.all(whole.flat().map((role) => makeFaces(role, words, cacheDir)))
  ).flat();
  const files = new Map(faces.map(({ url, cut }) => [url, cut]));
  const digits = faces.find(({ family, part }) => family === text.family && part === "latin");
  return {
    css:
      faces.map(({ css }) => css).join("") +
      familyVariables(fonts, {
        heading: whole.flat()[0]?.family,
        body: whole.flat().at(-1) === text ? text.family : undefined,
        digits: digits ? await digitsOf(digits.cut, cacheDir) : "normal",
      }),
    files: [...files].map(([url, cut]) => ({ url, cut })),
    preload: [...new Set(faces.filter(({ isFirst }) => isFirst).map(({ url }) => url))],
  };
}

/** The role of a font, with the family name and weights for CSS. */
interface Role {
  font: FontSource;
  role: "heading" | "body";
  family: string;
  axes: Axes;
  weights: number | { min: number; max: number };
}

const bodyCut = ({ hasWidth }: FontSource) => ({
  axes: { ...(hasWidth ? { wdth: 100 } : {}), wght: BODY_WEIGHTS },
  weights: BODY_WEIGHTS,
});

/** If the body text has the same font, headings use its file with their weight, under another family name. */
function headingRole({ weight, width }: Heading, font: FontSource, text: Role): Role {
  const isSame = font.id === text.font.id;
  const family = isSame ? `${font.family} heading` : font.family;
  const isIn = width === 100 && weight >= BODY_WEIGHTS.min && weight <= BODY_WEIGHTS.max;
  if (isSame && isIn) return { ...text, family, weights: weight };
  const axes = { ...(font.hasWidth ? { wdth: width } : {}), wght: weight };
  return { font, role: "heading", family, axes, weights: weight };
}

const providedFonts = (fonts: Theme["fonts"]): Fonts => ({
  css: familyVariables(fonts, {
    heading: titleCase(fonts.heading.font),
    body: titleCase(fonts.body.font),
    digits: "normal",
  }),
  files: [],
  preload: [],
});

/** A provider's style sheet uses display names: `source-sans-3` is `Source Sans 3`. */
const titleCase = (id: string) =>
  id.replace(
    /(^|-)([a-z0-9])/g,
    (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase(),
  );

/** A heading font that is lighter than this is hard to read at small sizes. */
const LABEL_WEIGHT = 500;

interface Families {
  heading: string | undefined;
  body: string | undefined;
  digits: string;
}

/** Buttons and labels also use the heading font, unless it is light or the owner decides otherwise. */
const labelRole = ({ heading, buttons }: Theme["fonts"]) =>
  buttons ?? (heading.weight < LABEL_WEIGHT ? "body" : "heading");

const familyVariables = (fonts: Theme["fonts"], { heading, body, digits }: Families) =>
  `:root{--font-heading:${families(heading)};--font-body:${families(body)};` +
  `--font-label:var(--font-${labelRole(fonts)});--digits:${digits};}`;

const families = (name: string | undefined) =>
  name === undefined ? FALLBACK : `"${name}","${name} fallback",${FALLBACK}`;

/** Whether words throughout the site would have letters of two fonts. Such a font is not used. */
async function splitsWords({ font }: Role, words: CharacterCounts): Promise<boolean> {
  const { areMany, splitWords } = await missingLetters(font, words);
  return areMany && splitWords;
}

async function makeFaces(
  { font, role, family, axes, weights }: Role,
  words: CharacterCounts,
  cacheDir: string,
) {
  const parts = filesFor(font, words).flatMap((file) => fontParts(file, words));
  return Promise.all(
    parts.map(async ({ file, part, range, characters, isFirst }) => {
      const cut = await subsetFont(file, characters, axes, cacheDir);
      const url = `${ASSETS}/${font.id}-${role}-${part}-${contentHash(cut)}.woff2`;
      const size = ENLARGED[font.id] ?? 1;
      const face = fontFace(family, url, range, size, weights);
      const fallback =
        part === "latin" ? await fallbackFace(family, cut, lightest(weights), size, cacheDir) : "";
      return { family, part, isFirst, url, cut, css: face + fallback };
    }),
  );
}

/** ASCII, and the dash and spaces in dates, times and prices. */
const ALWAYS = charactersOf("U+0020-007E,U+00A0,U+2009,U+2013,U+202F");

/**
 * Splits a font file in two: the characters of the site's texts, and the rest for what visitors type. Their
 * ranges do not overlap, since browsers load every face whose range has a character.
 */
function fontParts(
  { file, subset, unicodeRange, used: needed, isFirst }: FontFile,
  { counts }: CharacterCounts,
) {
  const all = charactersOf(unicodeRange);
  // A file of spaces has no outlines, and browsers reject it.
  const hasInk = subset === "latin" || [...needed].some((one) => one.trim() !== "");
  const isUsed = (one: string) => hasInk && (needed.has(one) || ALWAYS.includes(one));
  const used = all.filter(isUsed);
  // The ranges of files overlap: a character may be in another file.
  const rest = all.filter((one) => !isUsed(one) && !counts.has(one));
  const parts = [
    {
      part: `${subset}-rest`,
      range: rangeOf(rest),
      characters: rest,
      isFirst: false,
    },
    { part: subset, range: rangeOf(used), characters: used, isFirst },
  ];
  return parts.filter(({ characters }) => characters.length > 0).map((part) => ({ file, ...part }));
}

const lightest = (weight: Role["weights"]) => (typeof weight === "number" ? weight : weight.min);

/**
 * With `font-display: optional`, a font that does not load within a tenth of a second is used from the next
 * page on. Text must not change while it is read.
 */
function fontFace(
  family: string,
  url: string,
  unicodeRange: string,
  size: number,
  weight: Role["weights"],
) {
  const enlarged = size === 1 ? "" : `size-adjust:${size * 100}%;`;
  const weights = typeof weight === "number" ? weight : `${weight.min} ${weight.max}`;
  return (
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");` +
    `font-weight:${weights};${enlarged}font-display:optional;unicode-range:${unicodeRange};}`
  );
}
