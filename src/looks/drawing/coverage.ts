import type { Mask } from "../../model/backdrop.ts";

/** The corners of closed polygons, one after another: x, y, x, y, with y pointing down. */
export type Outline = readonly (readonly number[])[];

/** An outline of size 1 in another size and position. */
export const placeOutline = (outline: Outline, size: number, x: number, y: number): Outline =>
  outline.map((polygon) => polygon.map((value, at) => value * size + (at % 2 ? y : x)));

/** The number of sample heights within a pixel. Horizontally, the coverage is exact. */
const SAMPLES = 8;

/**
 * Fills an outline. Each edge adds its coverage to the pixels that it crosses, and the running sum along a
 * row is the coverage. It needs no sorting, and overlapping parts of a letter in a variable font stay filled.
 */
export function fillOutline(outline: Outline): Mask {
  const { left, top, width, height } = boundsOf(outline);
  const stride = width + 2;
  const increments = new Float32Array(stride * height);
  for (const polygon of outline) {
    for (let at = 0; at < polygon.length; at += 2) {
      const next = (at + 2) % polygon.length;
      addEdge(increments, stride, [
        (polygon[at] ?? 0) - left,
        (polygon[at + 1] ?? 0) - top,
        (polygon[next] ?? 0) - left,
        (polygon[next + 1] ?? 0) - top,
      ]);
    }
  }
  return { left, top, width, height, alpha: sumRows(increments, stride, width, height) };
}

type Edge = [x0: number, y0: number, x1: number, y1: number];

function addEdge(increments: Float32Array, stride: number, [x0, y0, x1, y1]: Edge): void {
  if (y0 === y1) return;
  const weight = (y0 < y1 ? 1 : -1) / SAMPLES;
  const slope = (x1 - x0) / (y1 - y0);
  const first = Math.ceil(Math.min(y0, y1) * SAMPLES - 0.5);
  const end = Math.ceil(Math.max(y0, y1) * SAMPLES - 0.5);
  for (let sample = first; sample < end; sample++) {
    const y = (sample + 0.5) / SAMPLES;
    const x = x0 + (y - y0) * slope;
    const pixel = Math.floor(x);
    const index = Math.floor(sample / SAMPLES) * stride + pixel;
    const rest = (x - pixel) * weight;
    increments[index] = (increments[index] ?? 0) + weight - rest;
    increments[index + 1] = (increments[index + 1] ?? 0) + rest;
  }
}

function sumRows(
  increments: Float32Array,
  stride: number,
  width: number,
  height: number,
): Uint8Array {
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += increments[y * stride + x] ?? 0;
      alpha[y * width + x] = Math.round(Math.min(1, Math.abs(sum)) * 255);
    }
  }
  return alpha;
}

function boundsOf(outline: Outline) {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of outline) {
    for (let at = 0; at < polygon.length; at += 2) {
      const [x = 0, y = 0] = [polygon[at], polygon[at + 1]];
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
  }
  if (minX > maxX) return { left: 0, top: 0, width: 0, height: 0 };
  const [left, top] = [Math.floor(minX), Math.floor(minY)];
  return { left, top, width: Math.ceil(maxX) - left, height: Math.ceil(maxY) - top };
}
