import { Canvas, type Stamp } from "./canvas.ts";
import { filtered } from "./filter.ts";
import type { Packer, Piece } from "./packer.ts";

/** A row of a stamp, compressed; its places are bytes, from that of the pixel where it is pressed. */
export interface Strip {
  /** Where the stamp or its row above has any ink. */
  left: number;
  right: number;
  /** What the row differs in from the one above, and where it starts. */
  piece: Piece | undefined;
  start: number;
}

export type StripStore = (stamp: Stamp, odd: boolean) => readonly Strip[];

/** Makes the strips of each stamp once for even and once for odd pixels. */
export function stripStore(packer: Packer): StripStore {
  const [even, odd] = [new Map<Stamp, Strip[]>(), new Map<Stamp, Strip[]>()];
  return (stamp, isOdd) => {
    const store = isOdd ? odd : even;
    const strips = store.get(stamp) ?? stripsOf(stamp, isOdd, packer);
    store.set(stamp, strips);
    return strips;
  };
}

/** The rows of a stamp and the one under it, pressed on an even or on an odd pixel. */
function stripsOf(stamp: Stamp, odd: boolean, packer: Packer): Strip[] {
  // A stamp may start left of the pixel.
  const margin = Math.max(0, Math.ceil(-stamp.left / 8));
  const width = margin + Math.ceil(Math.max(0, stamp.left) / 8) + stamp.width + 1;
  const canvas = new Canvas(width * 8, stamp.height + 2);
  canvas.press(stamp, margin * 8 + (odd ? 1 : 0), 1 - stamp.top);
  const rows = Array.from({ length: canvas.height }, (_, y) => canvas.row(y));
  const spans = rows.map(spanOf);
  const place = (byte: number) => byte - margin * 4;
  const strips: Strip[] = [];
  for (let y = 1; y < rows.length; y++) {
    const bytes = filtered(rows[y] ?? NONE, rows[y - 1] ?? NONE);
    const [start, end] = spanOf(bytes);
    const [[left, right], [leftAbove, rightAbove]] = [spans[y] ?? [0, 0], spans[y - 1] ?? [0, 0]];
    strips.push({
      left: place(Math.min(left, leftAbove)),
      right: place(Math.max(right, rightAbove)),
      piece: start < end ? packer.pack(bytes.subarray(start, end)) : undefined,
      start: place(start),
    });
  }
  return strips;
}

const NONE = new Uint8Array();

/** From the first to after the last byte that is not zero. */
function spanOf(bytes: Uint8Array): [start: number, end: number] {
  let [start, end] = [0, bytes.length];
  while (start < end && bytes[start] === 0) start++;
  while (end > start && bytes[end - 1] === 0) end--;
  return start < end ? [start, end] : [Infinity, -Infinity];
}
