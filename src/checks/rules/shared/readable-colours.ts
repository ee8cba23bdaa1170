import type { Theme } from "../../../../schema/theme.ts";

export type Colours = Theme["colours"]["light"];
export type Colour = keyof Colours;

/** Which colour stands as text on which ground, and what that text is. */
export type Pair = readonly [text: Colour, ground: Colour, use: string];

/**
 * The colours with as few of them changed as it takes for every text to be read on its grounds: found
 * together, for a colour may be a text here and a ground there.
 */
export function readableColours(colours: Colours, pairs: readonly Pair[], minimum: number) {
  const better = { ...colours };
  // What is a ground as well comes first: what stands on it can follow.
  const texts = [...new Set(pairs.map(([text]) => text))].sort(
    (a, b) => Number(isGround(b, pairs)) - Number(isGround(a, pairs)),
  );
  const groundsOf = (text: Colour) =>
    pairs.flatMap(([each, ground]) => (each === text ? ground : []));
  const isRead = (colour: string, grounds: readonly Colour[]) =>
    grounds.every((ground) => contrast(colour, better[ground]) >= minimum);
  const fitting = (text: Colour) =>
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

const isGround = (colour: Colour, pairs: readonly Pair[]) =>
  pairs.some(([, ground]) => ground === colour);

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
