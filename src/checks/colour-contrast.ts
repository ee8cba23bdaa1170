import type { Theme } from "../../schema/theme.ts";
import type { Rule } from "./rule.ts";

type Colour = keyof Theme["colours"]["light"];

/** WCAG 2.2, success criterion 1.4.3: contrast of text with its ground (w3.org/TR/WCAG22). */
const MINIMUM = 4.5;

const SCHEMES = ["light", "dark"] as const;

/** Which colour stands as text on which ground, and what that text is. */
const PAIRS: readonly (readonly [text: Colour, ground: Colour, use: string])[] = [
  ["ink", "paper", "text on the page"],
  ["ink", "card", "text on cards"],
  ["muted", "paper", "quieter text on the page"],
  ["muted", "card", "quieter text on cards"],
  ["link", "paper", "links on the page"],
  ["link", "card", "links on cards"],
  ["error", "paper", "what forms say of mistakes on the page"],
  ["error", "card", "what forms say of mistakes on cards"],
  ["success", "paper", "what forms say of success on the page"],
  ["success", "card", "what forms say of success on cards"],
  ["onAccent", "accent", "text on buttons"],
  ["onBand", "band", "text on dark bands"],
  ["mutedOnBand", "band", "quieter text on dark bands"],
  ["accent", "band", "links and marks on dark bands"],
];

export const colourContrast: Rule = {
  id: "colour-contrast",
  severity: "error",
  summary: "Every text colour stands out from the ground it is on.",
  explanation:
    "Text that is nearly as light as its ground cannot be read in sunlight, on an old screen or with " +
    "weak eyes, and in many countries the law asks for better. The measure is a contrast of 4.5:1 " +
    "(WCAG 2.2, 1.4.3); black on white is 21:1. Make one of the two colours darker or lighter.",
  checkSite({ config: { theme } }, report) {
    for (const scheme of SCHEMES) {
      const colours = theme.colours[scheme];
      for (const [text, ground, use] of PAIRS) {
        const ratio = contrast(colours[text], colours[ground]);
        if (ratio >= MINIMUM) continue;
        report({
          path: ["theme", "colours", scheme, text],
          basis: [["theme", "colours", scheme, ground]],
          message:
            `${text} ${colours[text]} on ${ground} ${colours[ground]} has a contrast of ` +
            `${cut(ratio)}:1, less than ${MINIMUM}:1; it is used for ${use}.`,
          hint: `${readable(colours[text], colours[ground])} would do, or change "${ground}".`,
        });
      }
    }
  },
};

/** Two decimals, cut and not rounded, so that 4.499 is not shown as enough. */
const cut = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour nearest to `text`, darker or lighter, that can be read on `ground`. */
function readable(text: string, ground: string): string {
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
  const ladder = steps.flatMap((share) => [towards(text, 0, share), towards(text, 255, share)]);
  // Black or white can be read on any ground, so that the ladder always holds one.
  return ladder.find((colour) => contrast(colour, ground) >= MINIMUM) ?? "#000000";
}

const towards = (colour: string, end: number, share: number) =>
  `#${channels(colour)
    .map((value) => Math.round(value + (end - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase()}`;
