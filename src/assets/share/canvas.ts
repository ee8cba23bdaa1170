import type { Mask, Ramp } from "../../model/backdrop.ts";

/** The number of pixels in a word of a canvas. The first pixel has the highest bits. */
const PIXELS = 8;

/** A picture of up to 16 colours; it starts as colour 0. */
export class Canvas {
  /** Words in a row. */
  readonly stride: number;
  readonly words: Uint32Array;

  /** The width is a multiple of 8. */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.stride = width / PIXELS;
    this.words = new Uint32Array(this.stride * height);
  }

  /** Fills a rectangle. */
  fill(x: number, y: number, width: number, height: number, colour: number): void {
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) this.set(column, row, colour);
    }
  }

  /** Paints a mask on any background. */
  paint(mask: Mask, ramp: Ramp): void {
    for (const [at, alpha] of mask.alpha.entries()) {
      const level = levelOf(alpha, ramp);
      if (level === 0) continue;
      const row = mask.top + Math.floor(at / mask.width);
      this.set(mask.left + (at % mask.width), row, ramp[level] ?? 0);
    }
  }

  /** Parts beyond the edges are left out. */
  private set(x: number, y: number, colour: number): void {
    if (x < 0 || x >= this.width || y < 0 || y >= this.height) return;
    const index = y * this.stride + Math.floor(x / PIXELS);
    const rest = (this.words[index] ?? 0) & ~shifted(15, x);
    this.words[index] = rest | shifted(colour, x);
  }

  /** Draws a sprite. Where two overlap, the bits of their colours are combined. Rows outside are left out. */
  draw({ words, left, top, width, height }: Sprite, x: number, y: number): void {
    const column = Math.floor((x + left) / PIXELS);
    const right = (x + left - column * PIXELS) * 4;
    const first = Math.max(0, -y - top);
    const end = Math.min(height, this.height - y - top);
    for (let row = first; row < end; row++) {
      let to = (y + top + row) * this.stride + column;
      let carry = 0;
      for (let at = row * width; at < (row + 1) * width; at++, to++) {
        const word = words[at] ?? 0;
        this.words[to] = (this.words[to] ?? 0) | carry | (word >>> right);
        // In two steps, since a shift by 32 has no effect.
        carry = (word << (31 - right)) << 1;
      }
      this.words[to] = (this.words[to] ?? 0) | carry;
    }
  }
}

/** A small picture, packed in the same way as the canvas. */
export interface Sprite {
  /** In pixels, from the position where it is drawn. */
  left: number;
  top: number;
  /** In words. */
  width: number;
  height: number;
  words: Uint32Array;
}

export function spriteOf({ left, top, width, height, alpha }: Mask, ramp: Ramp): Sprite {
  const stride = Math.ceil(width / PIXELS);
  const words = new Uint32Array(stride * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = ramp[levelOf(alpha[y * width + x] ?? 0, ramp)] ?? 0;
      const index = y * stride + Math.floor(x / PIXELS);
      words[index] = (words[index] ?? 0) | shifted(colour, x);
    }
  }
  return { left, top, width: stride, height, words };
}

/** A colour, shifted to the position of this column's pixel in its word. */
const shifted = (colour: number, x: number) => colour << ((PIXELS - 1 - (x % PIXELS)) * 4);

const levelOf = (alpha: number, ramp: Ramp) => Math.round((alpha * (ramp.length - 1)) / 255);
