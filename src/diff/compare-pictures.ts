import { diffArrays } from "diff";
import pixelmatch from "pixelmatch";
import { contentHash } from "../files/hash.ts";
import { addAll } from "../util/lists.ts";

/** A picture as bytes: four for each pixel, row by row. */
export interface RawPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Two pictures with aligned rows, and where they differ. */
export interface PictureDiff {
  before: RawPicture;
  after: RawPicture;
  boxes: Box[];
}

/** Compares two pictures of the same width; content that moved down is aligned first. */
export function comparePictures(before: RawPicture, after: RawPicture): PictureDiff {
  const [old, now] = aligned(before, after);
  const { width, height } = old;
  const mask = new Uint8Array(width * height * CHANNELS);
  pixelmatch(old.data, now.data, mask, width, height, { diffMask: true });
  return { before: old, after: now, boxes: boxesIn({ data: mask, width, height }) };
}

const CHANNELS = 4;

/** With more changed rows, the pages are too different to align. */
const MOST_MOVED = 4000;

/** Inserts blank rows where the other picture has new ones. */
function aligned(before: RawPicture, after: RawPicture): [RawPicture, RawPicture] {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const hunks = diffArrays(old.map(rowHash), now.map(rowHash), { maxEditLength: MOST_MOVED });
  const rows: [Uint8Array[], Uint8Array[]] = [[], []];
  const fill = () => {
    const height = Math.max(rows[0].length, rows[1].length);
    for (const side of rows) while (side.length < height) side.push(blank(before.width));
  };
  let [from, to] = [0, 0];
  for (const { added, removed, count } of hunks ?? [
    { added: false, removed: true, count: old.length },
    { added: true, removed: false, count: now.length },
  ]) {
    // Equal rows start at the same height; replaced rows are side by side.
    if (!added && !removed) fill();
    if (!added) addAll(rows[0], old.slice(from, from + count));
    if (!removed) addAll(rows[1], now.slice(to, to + count));
    from += added ? 0 : count;
    to += removed ? 0 : count;
  }
  fill();
  return [pictureOf(rows[0], before.width), pictureOf(rows[1], before.width)];
}

const rowHash = (row: Uint8Array): string => contentHash(row);

const blank = (width: number): Uint8Array => new Uint8Array(width * CHANNELS).fill(0xff);

function rowsOf({ data, width, height }: RawPicture): Uint8Array[] {
  const size = width * CHANNELS;
  return Array.from({ length: height }, (_, row) => data.subarray(row * size, (row + 1) * size));
}

const pictureOf = (rows: Uint8Array[], width: number): RawPicture => ({
  data: Buffer.concat(rows),
  width,
  height: rows.length,
});

/** Differences closer than this share a box. */
const NEAR = 24;

/** Boxes around the marked pixels of a mask, top to bottom. */
function boxesIn({ data, width, height }: RawPicture): Box[] {
  const boxes: Box[] = [];
  for (let row = 0; row < height; row += 1) {
    const start = row * width * CHANNELS;
    const isMarked = (column: number) => data[start + column * CHANNELS + 3] !== 0;
    let left = 0;
    while (left < width && !isMarked(left)) left += 1;
    if (left === width) continue;
    let right = width - 1;
    while (!isMarked(right)) right -= 1;
    const last = boxes.at(-1);
    if (last && row - last.bottom <= NEAR) {
      last.bottom = row;
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
    } else boxes.push({ left, top: row, right, bottom: row });
  }
  return boxes;
}
