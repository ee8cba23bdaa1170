import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Theme } from "../../schema/theme.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";

/** Scripts that every site ships: Latin, and Latin Extended for letters such as ŵ and ŷ. */
const SUBSETS = ["latin", "latin-ext"] as const;

/** A variable font as Fontsource packs it. */
export interface FontSource {
  id: string;
  family: string;
  /** The font's files with the characters that each holds, as CSS `unicode-range`. */
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
    files: SUBSETS.filter((subset) => ranges[subset] !== undefined).map((subset) => ({
      subset,
      file: join(folder, "files", `${id}-${subset}-${axis}-normal.woff2`),
      unicodeRange: ranges[subset] ?? "",
    })),
  };
}

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
