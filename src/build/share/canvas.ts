import type { Mask } from "./coverage.ts";

/** Palette indexes by coverage, from the ground to the full colour. */
export type Ramp = readonly number[];

/** A picture of up to 16 colours, two pixels to a byte as in PNG; it starts as colour 0. */
export class Canvas {
  /** Bytes in a row. */
  readonly stride: number;
  readonly bytes: Uint8Array;
  /** The same memory, four bytes at a time. */
  readonly words: Uint32Array;

  /** The width is a multiple of 8. */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.stride = width / 2;
    this.bytes = new Uint8Array(this.stride * height);
    this.words = new Uint32Array(this.bytes.buffer);
  }

  /** Becomes a copy of a canvas of the same size. */
  reset(from: Canvas): void {
    this.words.set(from.words);
  }

  /** Fills a rectangle; its left edge and its width are even. */
  fill(x: number, y: number, width: number, height: number, colour: number): void {
    for (let row = y; row < y + height; row++) {
      const start = row * this.stride + x / 2;
      this.bytes.fill(colour * 17, start, start + width / 2);
    }
  }

  /** Paints a mask on any ground. */
  paint(mask: Mask, ramp: Ramp): void {
    for (const [at, alpha] of mask.alpha.entries()) {
      const level = levelOf(alpha, ramp);
      if (level === 0) continue;
      const x = mask.left + (at % mask.width);
      const index = (mask.top + Math.floor(at / mask.width)) * this.stride + (x >> 1);
      const byte = this.bytes[index] ?? 0;
      const colour = ramp[level] ?? 0;
      this.bytes[index] = x & 1 ? (byte & 0xf0) | colour : (byte & 0x0f) | (colour << 4);
    }
  }

  /** Adds a stamp; where two meet, their colours' bits are joined. */
  press({ bytes, left, top, width, height }: Stamp, x: number, y: number): void {
    let source = 0;
    for (let row = 0; row < height; row++) {
      const start = (y + top + row) * this.stride + (x >> 1) + left;
      for (let at = start; at < start + width; at++) {
        this.bytes[at] = (this.bytes[at] ?? 0) | (bytes[source++] ?? 0);
      }
    }
  }
}

/** A mask in its colours, packed as the canvas is, for even or for odd pixels. */
export interface Stamp {
  /** In bytes, from the byte of the pixel where it is pressed. */
  left: number;
  top: number;
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** Makes the stamp of a mask; `odd` tells whether it is for odd pixels. */
export function stampOf(mask: Mask, ramp: Ramp, odd: boolean): Stamp {
  const shifted = mask.left + (odd ? 1 : 0);
  const left = Math.floor(shifted / 2);
  const width = Math.ceil((shifted + mask.width) / 2) - left;
  const bytes = new Uint8Array(width * mask.height);
  for (const [at, alpha] of mask.alpha.entries()) {
    const x = shifted + (at % mask.width);
    const index = Math.floor(at / mask.width) * width + Math.floor(x / 2) - left;
    const colour = ramp[levelOf(alpha, ramp)] ?? 0;
    bytes[index] = (bytes[index] ?? 0) | (x & 1 ? colour : colour << 4);
  }
  return { left, top: mask.top, width, height: mask.height, bytes };
}

const levelOf = (alpha: number, ramp: Ramp) => Math.round((alpha * (ramp.length - 1)) / 255);
