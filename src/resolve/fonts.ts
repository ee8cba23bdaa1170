import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Theme } from "../../schema/theme.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { type Characters, inRange } from "./characters.ts";

/**
 * The subsets that every site has, Latin, and Latin Extended for letters such as ŵ and ŷ: browsers load
 * no more than a page needs, and a visitor may write in them.
 */
const ALWAYS = ["latin", "latin-ext"];

/** A variable font as Fontsource packs it. */
export interface FontSource {
  id: string;
  family: string;
  /** The font's files, those for all sites first, with the characters of each as CSS `unicode-range`. */
  files: { subset: string; file: string; unicodeRange: string }[];
  hasWidth: boolean;
}

const require = createRequire(import.meta.url);

/** Finds a font among the installed `@fontsource-variable` packages; undefined if it is not there. */
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
    files: [...ALWAYS, ...Object.keys(ranges).filter((subset) => !ALWAYS.includes(subset))].flatMap(
      (subset) => {
        const unicodeRange = ranges[subset];
        if (unicodeRange === undefined) return [];
        // Large scripts come in pieces: `[4]` is the file with 4 in its name.
        const name = `${id}-${subset.replace(/[[\]]/g, "")}-${axis}-normal.woff2`;
        return {
          subset: subset.replace(/[[\]]/g, ""),
          file: join(folder, "files", name),
          unicodeRange,
        };
      },
    ),
  };
}

/** Below this share of all characters, words of another script are a name or two. */
const FEW = 0.01;

/** The files of a font that the site's words need, each with the characters it is for, and whether first screens need it. */
export function filesFor({ files }: FontSource, { counts, total }: Characters) {
  const left = new Map(counts);
  return files.flatMap((file) => {
    const has = inRange(file.unicodeRange);
    let count = 0;
    const used = new Set<string>();
    for (const [character, times] of left) {
      if (!has(character)) continue;
      count += times;
      used.add(character);
      left.delete(character);
    }
    const isFirst = file.subset === "latin" || count / total >= FEW;
    return count > 0 || ALWAYS.includes(file.subset) ? { ...file, used, isFirst } : [];
  });
}

/** Fonts without letters of the site's words, which are then shown in a font of the visitor's device. */
export function letterProblems({ fonts }: Theme, { counts, total }: Characters): Diagnostic[] {
  if (fonts.stylesheet !== undefined) return [];
  return (["heading", "body"] as const).flatMap((role) => {
    const font = findFont(fonts[role].font);
    if (!font) return [];
    const has = font.files.map(({ unicodeRange }) => inRange(unicodeRange));
    const missing = [...counts].filter(
      ([character]) => /\p{L}/u.test(character) && !has.some((one) => one(character)),
    );
    if (missing.reduce((sum, [, times]) => sum + times, 0) < total * FEW) return [];
    const often = missing.sort(([, a], [, b]) => b - a).map(([character]) => character);
    const where =
      role === "heading"
        ? "Headings are then in another font than planned, and pictures for sharing show the business\u2019s name or domain. "
        : "";
    const message = `${font.family} lacks letters of the site's words, such as ${often.slice(0, 5).join(" ")}; visitors see these words in a font of their device.`;
    return problem(
      "font-letters",
      ["theme", "fonts", role, "font"],
      message,
      `${where}${FONTS_BY_SCRIPT}`,
      { severity: "warning" },
    );
  });
}

const FONTS_BY_SCRIPT =
  "Choose a font that has them: fontsource.org lists fonts by language, such as cairo for Arabic.";

/** Fonts that the site names but that cannot be used. */
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
    const message = `${font.family} has one width only.`;
    return problem("font-width", [...at, "width"], message, "Take the width out.");
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
