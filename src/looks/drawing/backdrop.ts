import { SHARE_SIZE } from "../../model/backdrop.ts";

/** The title ends above this row, and the name of the business begins below it. */
export const FOOT_TOP = 488;

/** A circle, or the visible part of it, as the corners of a polygon. */
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
