import type { MotifName, Theme } from "../../schema/theme.ts";

type FontPair = Pick<Theme["fonts"], "heading" | "body">;

const pair = (heading: string, weight: number, body: string, width = 100): FontPair => ({
  heading: { font: heading, weight, width },
  body: { font: body },
});

/** The fonts of each motif, for languages in the script of their tag; all are installed with the project. */
const PAIRS: Record<MotifName, Record<"Latn" | "Arab", FontPair>> = {
  plain: {
    Latn: pair("schibsted-grotesk", 700, "source-sans-3"),
    Arab: pair("cairo", 700, "cairo"),
  },
  trade: { Latn: pair("archivo", 800, "figtree", 112), Arab: pair("cairo", 800, "cairo") },
  editorial: {
    Latn: pair("newsreader", 500, "source-sans-3"),
    Arab: pair("markazi-text", 600, "markazi-text"),
  },
  soft: { Latn: pair("gabarito", 700, "figtree"), Arab: pair("readex-pro", 600, "readex-pro") },
};

/** The fonts that a motif brings for a language; the Latin ones where there are none for its script. */
export const fontPair = (motif: MotifName, language: string): FontPair =>
  PAIRS[motif][scriptOf(language) === "Arab" ? "Arab" : "Latn"];

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script;
