import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Theme } from "../../../schema/theme.ts";
import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { type CharacterCounts, inRange } from "./characters.ts";
import { openFont } from "./open-font.ts";

/**
 * The subsets that every site has: Latin, and Latin Extended for letters such as ŵ and ŷ. Visitors may type
 * these letters, and browsers load only the files that a page needs.
 */
const DEFAULT_SUBSETS = ["latin", "latin-ext"];

/** A variable font from a Fontsource package. */
export interface FontSource {
  id: string;
  family: string;
  /** The font's files, the default subsets first, with the characters of each as CSS `unicode-range`. */
  files: { subset: string; file: string; unicodeRange: string }[];
  hasWidth: boolean;
}

const require = createRequire(import.meta.url);

/** Finds a font among the installed `@fontsource-variable` packages. */
export function findFont(id: string): FontSource | undefined {
  const folder = packageFolder(`@fontsource-variable/${id}`);
  if (!folder) return undefined;
  const { family, variable } = readJson<{ family: string; variable: object }>(
    join(folder, "metadata.json"),
  );
  const ranges = readJson<Record<string, string>>(join(folder, "unicode.json"));
  const hasWidth = "wdth" in variable;
  const axis = hasWidth ? "wdth" : "wght";
  return {
    id,
    family,
    hasWidth,
    files: [
      ...DEFAULT_SUBSETS,
      ...Object.keys(ranges).filter((subset) => !DEFAULT_SUBSETS.includes(subset)),
    ].flatMap((subset) => {
      const unicodeRange = ranges[subset];
      if (unicodeRange === undefined) return [];
      // Large scripts are split into several files; `[4]` is the one with 4 in its name.
      const name = `${id}-${subset.replace(/[[\]]/g, "")}-${axis}-normal.woff2`;
      return {
        subset: subset.replace(/[[\]]/g, ""),
        file: join(folder, "files", name),
        unicodeRange,
      };
    }),
  };
}

/** Below this share of all characters, another script is only used for a name or two. */
const RARE_SHARE = 0.01;

/** Scripts that fonts often cover in part. A combining mark counts as part of its letter's script. */
const LATIN = /[\p{sc=Latin}\p{sc=Inherited}]/u;
const SCRIPTS = [LATIN, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{sc=Arabic}/u, /\p{sc=Hebrew}/u];

/** The files of a font that the site's texts need, each with its used characters, and whether first screens need it. */
export function filesFor({ files }: FontSource, { counts, total }: CharacterCounts) {
  const left = new Map(counts);
  const needed = files.flatMap((file) => {
    const has = inRange(file.unicodeRange);
    let count = 0;
    const used = new Set<string>();
    for (const [character, times] of left) {
      if (!has(character)) continue;
      count += times;
      used.add(character);
      left.delete(character);
    }
    const isFirst = file.subset === "latin" || count / total >= RARE_SHARE;
    return count > 0 || DEFAULT_SUBSETS.includes(file.subset) ? [{ ...file, used, isFirst }] : [];
  });
  // A word such as Tŷ must not wait for a letter from the font's other file.
  const scripts = SCRIPTS.filter((script) =>
    needed.some(({ isFirst, subset, used }) =>
      script === LATIN ? subset === "latin" : isFirst && hasLetterOf(used, script),
    ),
  );
  return needed.map((file) => ({
    ...file,
    isFirst: file.isFirst || scripts.some((script) => hasLetterOf(file.used, script)),
  }));
}

const hasLetterOf = (characters: Iterable<string>, script: RegExp) =>
  [...characters].some((each) => /\p{L}/u.test(each) && script.test(each));

/** Letters and combining marks, without variation selectors. */
const IN_WORDS = /(?!\p{Variation_Selector})[\p{L}\p{M}]/u;
/** All fonts have the characters before this one, those of Western Europe. */
const WESTERN_END = 0x100;

/** The letters of the site's texts that a font does not have. */
export interface MissingLetters {
  /** The most frequent first. */
  letters: readonly string[];
  /** Whether they are more than a name or two. */
  areMany: boolean;
  /** Whether the font has other letters of the same words, which would then be in two fonts. */
  splitWords: boolean;
}

/** Finds the letters that a font does not have, by the contents of its files and not by their `unicode-range`. */
export async function missingLetters(
  { files }: FontSource,
  { counts, total }: CharacterCounts,
): Promise<MissingLetters> {
  const used = [...counts].filter(([character]) => IN_WORDS.test(character));
  const isThere = await Promise.all(used.map(([character]) => hasLetter(files, character)));
  const missing = used.filter((_, at) => !isThere[at]).sort(([, a], [, b]) => b - a);
  const times = missing.reduce((sum, [, count]) => sum + count, 0);
  const letters = missing.map(([character]) => character);
  const hasPart = (script: RegExp) =>
    script === LATIN || used.some(([each], at) => isThere[at] && script.test(each));
  return {
    letters,
    areMany: times > 0 && times >= total * RARE_SHARE,
    splitWords: letters.some((each) =>
      SCRIPTS.some((script) => script.test(each) && hasPart(script)),
    ),
  };
}

async function hasLetter(files: FontSource["files"], character: string): Promise<boolean> {
  const code = character.codePointAt(0) ?? 0;
  const named = files.filter(({ unicodeRange }) => inRange(unicodeRange)(character));
  if (code < WESTERN_END) return named.length > 0;
  const sets = await Promise.all(named.map(({ file }) => codePointsOf(file)));
  return sets.some((set) => set.has(code));
}

const opened = new Map<string, Promise<ReadonlySet<number>>>();

/** The code points that a font's file supports; cached, since a package's file does not change. */
function codePointsOf(file: string): Promise<ReadonlySet<number>> {
  const known = opened.get(file);
  if (known) return known;
  const reading = openFont(readFileSync(file)).then(({ characterSet }) => new Set(characterSet));
  opened.set(file, reading);
  return reading;
}

/** Warns of fonts without letters of the site's texts; browsers show those in another font. */
export async function letterProblems(
  { fonts }: Theme,
  characters: CharacterCounts,
): Promise<Diagnostic[]> {
  if (fonts.stylesheet !== undefined) return [];
  const problems = (["heading", "body"] as const).map(async (role) => {
    const font = findFont(fonts[role].font);
    if (!font) return [];
    const { letters, areMany, splitWords } = await missingLetters(font, characters);
    if (!areMany && !(splitWords && letters.length > 0)) return [];
    const message = `${font.family} does not have all letters of the site's texts, such as ${letters.slice(0, 5).join(" ")}; ${replacementWords(areMany, splitWords)}`;
    const where =
      role === "heading" && areMany
        ? "Share images show the business\u2019s name or domain instead. "
        : "";
    const severity = areMany ? "warning" : "info";
    const path = ["theme", "fonts", role, "font"];
    return problem("font-letters", path, message, `${where}${FONTS_BY_SCRIPT}`, { severity });
  });
  return (await Promise.all(problems)).flat();
}

/** What visitors see instead of the missing letters. */
function replacementWords(areMany: boolean, splitWords: boolean): string {
  if (!splitWords) return "visitors see these words in a font of their device.";
  return areMany
    ? "all of this text is shown in another font, so that no word mixes two fonts."
    : "visitors see these letters in another font than the rest of the word.";
}

const FONTS_BY_SCRIPT =
  "Choose a font that has them: fontsource.org lists fonts by language, such as cairo for Arabic.";

/** Reports fonts of the theme that cannot be used. */
export function fontProblems({ fonts }: Theme): Diagnostic[] {
  if (fonts.stylesheet !== undefined) return [];
  return (["heading", "body"] as const).flatMap((role) => {
    const at: Path = ["theme", "fonts", role];
    const id = fonts[role].font;
    const font = findFont(id);
    if (!font) {
      const message = `The font "${id}" is not installed.`;
      return problem("unknown-font", [...at, "font"], message, installHint(id));
    }
    if (role === "body" || fonts.heading.width === 100 || font.hasWidth) return [];
    const message = `${font.family} has only one width.`;
    return problem("font-width", [...at, "width"], message, "Remove the width.");
  });
}

const installHint = (id: string) =>
  `Install it with: npm install --save-dev --save-exact @fontsource-variable/${id}`;

function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
