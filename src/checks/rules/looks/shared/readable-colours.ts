import type { ColourName, Colours } from "../../../../../schema/theme.ts";
import { channels, contrast } from "../../../../theme/contrast.ts";

/** Which colour stands as text on which ground, and what that text is. */
export type ColourPair = readonly [text: ColourName, ground: ColourName, use: string];

/**
 * The colours with as few of them changed as it takes for every text to be read on its grounds: found
 * together, for a colour may be a text here and a ground there.
 */
export function readableColours(colours: Colours, pairs: readonly ColourPair[], minimum: number) {
  const better = { ...colours };
  // What is a ground as well comes first: what stands on it can follow.
  const texts = [...new Set(pairs.map(([text]) => text))].sort(
    (a, b) => Number(isGround(b, pairs)) - Number(isGround(a, pairs)),
  );
  const groundsOf = (text: ColourName) =>
    pairs.flatMap(([each, ground]) => (each === text ? ground : []));
  const isRead = (colour: string, grounds: readonly ColourName[]) =>
    grounds.every((ground) => contrast(colour, better[ground]) >= minimum);
  const fitting = (text: ColourName) =>
    [better[text], ...ladder(better[text])].filter((colour) => isRead(colour, groundsOf(text)));
  // Where nothing can be read on all its grounds, these become one.
  for (const text of texts) {
    const [first, ...others] = groundsOf(text);
    if (first && fitting(text).length === 0)
      for (const other of others) better[other] = better[first];
  }
  for (const text of texts) {
    if (isRead(better[text], groundsOf(text))) continue;
    const onIt = pairs.flatMap(([on, ground]) => (ground === text ? better[on] : []));
    const found = fitting(text);
    const kind = found.find((colour) => onIt.every((on) => contrast(on, colour) >= minimum));
    better[text] = kind ?? found[0] ?? better[text];
  }
  return better;
}

const isGround = (colour: ColourName, pairs: readonly ColourPair[]) =>
  pairs.some(([, ground]) => ground === colour);

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
