import type { Theme } from "../../schema/theme.ts";

/** How much of each pixel a shape covers, from 0 to 255; `left` and `top` are its position. */
export interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  alpha: Uint8Array;
}

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Palette indexes by coverage, from the background to the full colour. */
export type Ramp = readonly number[];

/** The surface that a backdrop is drawn on, in pixels from the upper left corner; drawing is clipped to it. */
export interface Sheet {
  /** Fills a rectangle. */
  fill(x: number, y: number, width: number, height: number, colour: number): void;
  /** Paints a mask over the existing content. */
  paint(mask: Mask, ramp: Ramp): void;
}

/**
 * The left edge of a shape, from its width and its distance to the side where lines of text begin: the right
 * side in right-to-left scripts.
 */
type LeftOf = (start: number, width: number) => number;

/** What a look draws behind the words of a share image. The area of the title stays empty. */
export interface Backdrop {
  /** Whether the foot has the dark band instead of the paper colour. */
  hasBand: boolean;
  /** Draws on a sheet that is empty except for its foot. */
  draw(sheet: Sheet, leftOf: LeftOf): void;
}

/** What the share images of a site have in common. */
export interface ShareStyle {
  drawing: number;
  name: string;
  domain: string;
  look: string;
  /** A hash of what the look draws. */
  backdrop: string;
  colours: Pick<Theme["colours"]["light"], "paper" | "ink" | "accent" | "band" | "onBand">;
  heading: Theme["fonts"]["heading"];
}
