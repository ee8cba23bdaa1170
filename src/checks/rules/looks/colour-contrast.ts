import type { ColourName, Colours } from "../../../../schema/theme.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { channels, contrast, TEXT_CONTRAST } from "../../../looks/theme/contrast.ts";
import { defineCheck } from "../../engine/rule.ts";

const SCHEMES = ["light", "dark"] as const;

/** The colours that text has on which background, and what for. */
export const PAIRS: readonly ColourPair[] = [
  ["ink", "paper", "text on the page"],
  ["ink", "card", "text on cards"],
  ["muted", "paper", "quieter text on the page"],
  ["muted", "card", "quieter text on cards"],
  ["link", "paper", "links on the page"],
  ["link", "card", "links on cards"],
  ["error", "paper", "error messages of forms on the page"],
  ["error", "card", "error messages of forms on cards"],
  ["success", "paper", "success messages of forms on the page"],
  ["success", "card", "success messages of forms on cards"],
  ["onAccent", "accent", "text on buttons"],
  ["onBand", "band", "text on dark bands"],
  ["mutedOnBand", "band", "quieter text on dark bands"],
];

export const colourContrast = defineCheck({
  id: "colour-contrast",
  severity: "error",
  summary: "Every text colour has enough contrast with its background.",
  explanation:
    "Text that is nearly as light as its background cannot be read in sunlight, on an old screen or with " +
    "weak eyes, and many countries require more contrast by law. The minimum is 4.5:1 " +
    "(WCAG 2.2, 1.4.3); black on white is 21:1. Make one of the two colours darker or lighter.",
  *checkSite({ config: { theme } }) {
    for (const scheme of SCHEMES) {
      const colours = theme.colours[scheme];
      const isGiven = (colour: ColourName) => !theme.derived[scheme].includes(colour);
      const faint = PAIRS.filter(([a, b]) => contrast(colours[a], colours[b]) < TEXT_CONTRAST);
      // Derived colours may be right once the given ones are.
      const written = faint.filter(([text, ground]) => isGiven(text) && isGiven(ground));
      const better = faint.length > 0 ? readableColours(colours, PAIRS, TEXT_CONTRAST) : colours;
      for (const [text, ground, use] of written.length > 0 ? written : faint) {
        const ratio = contrast(colours[text], colours[ground]);
        const at: Path = ["theme", "colours", scheme];
        yield {
          path: [...at, text],
          message:
            `${text} ${colours[text]} on ${ground} ${colours[ground]} has a contrast of ` +
            `${cut(ratio)}:1, less than ${TEXT_CONTRAST}:1. It is used for ${use}.`,
          hint: hintFor(text, ground, { colours, better, isGiven }),
        };
      }
    }
  },
});

/** Two decimals, truncated, so that 4.499 does not look sufficient. */
const cut = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

interface Improvement {
  colours: Colours;
  better: Colours;
  isGiven(colour: ColourName): boolean;
}

/** All hints of a scheme belong to one solution: following them all fixes the scheme. */
function hintFor(
  text: ColourName,
  ground: ColourName,
  { colours, better, isGiven }: Improvement,
): string {
  const isChanged = (colour: ColourName) => better[colour] !== colours[colour];
  if (!isChanged(text)) return `It is readable once "${ground}" is ${better[ground]}.`;
  const others = PAIRS.flatMap(([on, under]) => (on === text ? under : []));
  const along = [...new Set(others)].filter((other) => isGiven(other) && isChanged(other));
  const rest = along.map((other) => `, with ${better[other]} as "${other}"`).join("");
  return `${better[text]} is enough${rest}${isChanged(ground) ? "" : `, or change "${ground}"`}.`;
}

/** Each pair of text colour and background, and what the text is. */
export type ColourPair = readonly [text: ColourName, ground: ColourName, use: string];

/**
 * The colours with the fewest changes that make every text readable on its backgrounds. They are
 * computed together, since texts share backgrounds. No colour is both a text and a background.
 */
function readableColours(colours: Colours, pairs: readonly ColourPair[], minimum: number) {
  const better = { ...colours };
  const texts = [...new Set(pairs.map(([text]) => text))];
  const groundsOf = (text: ColourName) =>
    pairs.flatMap(([each, ground]) => (each === text ? ground : []));
  const fitting = (text: ColourName) =>
    [better[text], ...ladder(better[text])].find((colour) =>
      groundsOf(text).every((ground) => contrast(colour, better[ground]) >= minimum),
    );
  // If no colour is readable on all backgrounds, these become one.
  for (const text of texts) {
    const [first, ...others] = groundsOf(text);
    if (first && fitting(text) === undefined)
      for (const other of others) better[other] = better[first];
  }
  for (const text of texts) better[text] = fitting(text) ?? better[text];
  return better;
}

/** Darker and lighter colours than this one, the nearest first, to black and white. */
const ladder = (colour: string) =>
  Array.from({ length: 100 }, (_, index) => (index + 1) / 100).flatMap((share) => [
    towards(colour, 0, share),
    towards(colour, 255, share),
  ]);

const towards = (colour: string, end: number, share: number) =>
  `#${channels(colour)
    .map((value) => Math.round(value + (end - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase()}`;
