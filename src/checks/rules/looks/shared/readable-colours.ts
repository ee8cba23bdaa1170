import type { ColourName, Colours } from "../../../../../schema/theme.ts";
import { channels, contrast } from "../../../../looks/theme/contrast.ts";

/** Each pair of text colour and background, and what the text is. */
export type ColourPair = readonly [text: ColourName, ground: ColourName, use: string];

/**
 * The colours with the fewest changes that make every text readable on its backgrounds. They are
 * computed together, since texts share backgrounds. No colour is both a text and a background.
 */
export function readableColours(colours: Colours, pairs: readonly ColourPair[], minimum: number) {
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
