import { SHARE_SIZE } from "../site/share-image.ts";
import type { Canvas } from "./canvas.ts";

/** Rows from this one on have no letters of the title: that is right above what names the business. */
export const FOOT_TOP = 488;

/** What a motif draws behind the words of a share image; the title's own room stays bare. */
export interface Backdrop {
  /** Whether the foot is dark, or paper as the rest. */
  hasBand: boolean;
  /** Draws on a canvas that is bare but for its foot. */
  draw(canvas: Canvas, leftOf: LeftOf): void;
}

/**
 * The left edge of a thing of a width, by its distance from where lines of text begin: on images that are
 * read from the right that is their right edge.
 */
type LeftOf = (start: number, width: number) => number;

/** A circle, or as much of it as is on the image, as the corners of a polygon. */
export function circle(x: number, y: number, radius: number): number[] {
  const points = 180;
  return Array.from({ length: points }, (_, at) => {
    const angle = (at / points) * 2 * Math.PI;
    return [
      Math.min(SHARE_SIZE.width, Math.max(0, x + radius * Math.cos(angle))),
      Math.min(SHARE_SIZE.height, Math.max(0, y + radius * Math.sin(angle))),
    ];
  }).flat();
}
