/** How much of each pixel a shape covers, from 0 to 255; `left` and `top` say where it lies. */
export interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  alpha: Uint8Array;
}

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Palette indexes by coverage, from the ground to the full colour. */
export type Ramp = readonly number[];

/** What a backdrop is drawn on, in pixels from the upper left corner; what is beyond its edges is left out. */
export interface Sheet {
  /** Fills a rectangle. */
  fill(x: number, y: number, width: number, height: number, colour: number): void;
  /** Paints a mask on any ground. */
  paint(mask: Mask, ramp: Ramp): void;
}

/**
 * The left edge of a thing of a width, by its distance from where lines of text begin: on images that are
 * read from the right that is their right edge.
 */
type LeftOf = (start: number, width: number) => number;

/** What a look draws behind the words of a share image; the title's own room stays bare. */
export interface Backdrop {
  /** Whether the foot is dark, or paper as the rest. */
  hasBand: boolean;
  /** Draws on a sheet that is bare but for its foot. */
  draw(sheet: Sheet, leftOf: LeftOf): void;
}
