import { clampChroma, converter, formatHex, interpolate } from "culori";
import { contrast, TEXT_CONTRAST } from "./contrast.ts";

const toOklch = converter("oklch");

/** A colour in OKLCH: lightness, chroma and hue. Equal steps look equal. */
export type Tone = Record<"l" | "c" | "h", number>;

export function toTone(hex: string): Tone {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** The tone as `#` and six digits: the same hue, with less chroma if the screen cannot show it. */
const toHex = (tone: Tone): string =>
  formatHex(clampChroma({ mode: "oklch", ...tone }, "oklch")).toUpperCase();

export const mixColours = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], "oklab")(share)).toUpperCase();

const STEP = 0.01;

/**
 * The tone, followed by darker and lighter ones in turn, the nearest first, up to black and white.
 */
function* nearbyTones(tone: Tone): Generator<string> {
  yield toHex(tone);
  for (let away = STEP; away < 1 + STEP; away += STEP) {
    yield toHex({ ...tone, l: Math.max(0, tone.l - away) });
    yield toHex({ ...tone, l: Math.min(1, tone.l + away) });
  }
}

/**
 * The first of these colours that is readable on all others, or else the one with the most contrast.
 */
export function firstReadable(colours: Iterable<string>, beside: readonly string[]): string {
  let [best, bestRatio] = ["", 0];
  for (const colour of colours) {
    const ratio = Math.min(...beside.map((other) => contrast(colour, other)));
    if (ratio >= TEXT_CONTRAST) return colour;
    if (ratio > bestRatio) [best, bestRatio] = [colour, ratio];
  }
  return best;
}

/** The nearest darker or lighter tone that is readable on these colours. */
export const readableTone = (tone: Tone, beside: readonly string[]): string =>
  firstReadable(nearbyTones(tone), beside);

/** Ink or paper, whichever has more contrast, or otherwise black or white. */
export function textColourOn(
  ground: string,
  { ink, paper }: Record<"ink" | "paper", string>,
): string {
  const best = contrast(ink, ground) > contrast(paper, ground) ? ink : paper;
  return firstReadable([best, "#000000", "#FFFFFF"], [ground]);
}

/** The tone, followed by darker ones up to black, or lighter ones up to white. */
export function* tonesTo(tone: Tone, end: 0 | 1): Generator<string> {
  for (let share = 0; share <= 1; share += STEP) {
    yield toHex({ ...tone, l: tone.l + share * (end - tone.l) });
  }
}
