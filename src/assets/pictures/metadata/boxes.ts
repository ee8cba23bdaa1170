/** A box of a film or an AVIF file; its header has `head` bytes. */
export interface Box {
  type: string;
  box: Buffer;
  head: number;
}

/** All boxes up to the first incomplete one; a size of 0 means up to the end. */
export function* boxes(data: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= data.length; ) {
    const short = data.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= data.length;
    const long = isLong ? Number(data.readBigUInt64BE(at + 8)) : short;
    const size = long === 0 ? data.length - at : long;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > data.length) return;
    const type = data.toString("latin1", at + 4, at + 8);
    yield { type, box: data.subarray(at, at + size), head };
    at += size;
  }
}

/** The content of the first box at a path of types; empty if there is none. */
export function contentOf(data: Buffer, ...[type, ...inner]: string[]): Buffer {
  if (type === undefined) return data;
  for (const found of boxes(data)) {
    if (found.type === type) return contentOf(found.box.subarray(found.head), ...inner);
  }
  return Buffer.alloc(0);
}
