import type { Ramp, ShareStyle } from "../../model/backdrop.ts";
import { readableTone, toTone } from "../theme/tones.ts";

/**
 * Indexes into the palette, from the background to the full colour. Where two letters overlap,
 * their indexes are combined bit by bit; all other results are ink.
 */
export const ON_PAPER: Ramp = [0, 1, 2, 3, 4];
const JOINED_INK = [5, 6, 7];
export const ON_BAND: Ramp = [8, 9, 10, 11, 12];
export const QUIET_ON_BAND: Ramp = ON_BAND.slice(0, -1);
export const ACCENT_ON_BAND: Ramp = [8, 13, 14, 15];
/** Shapes in the colour of the band that are cut out of the accent. */
export const BAND_ON_ACCENT: Ramp = ACCENT_ON_BAND.toReversed();
export const [INK, BAND, CORD, ACCENT] = [4, 8, 12, 15] as const;

/**
 * The colours of a site's share images, each as `#` and six digits. Without a band, they are those of the
 * page.
 */
export function paletteOf({ colours }: ShareStyle, hasBand: boolean): string[] {
  const { paper, ink, accent } = colours;
  const { band, onBand } = hasBand ? colours : { band: paper, onBand: ink };
  const palette: string[] = [];
  const blend = (ramp: Ramp, from: string, to: string) => {
    for (const [step, index] of ramp.entries()) {
      palette[index] = mix(from, to, step / (ramp.length - 1));
    }
  };
  blend(ON_PAPER, paper, ink);
  for (const index of JOINED_INK) palette[index] = ink;
  blend(ON_BAND, band, onBand);
  blend(ACCENT_ON_BAND, band, hasBand ? readableTone(toTone(accent), [band]) : accent);
  return palette;
}

/** A colour between two, in sRGB as browsers blend the edges of letters. */
function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + share * (channel(to, at) - channel(from, at))),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
