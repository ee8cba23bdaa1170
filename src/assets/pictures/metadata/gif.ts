import { bytesBetween } from "./bytes-between.ts";

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
const APPLICATION = 0xff;
const COMMENT = 0xfe;

/** Colours, and how often the animation repeats. */
const NEEDED = /^(NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;

/** The blocks up to the picture's end, without comments and extensions of programs. */
export function gifBlocks(data: Buffer): Buffer[] {
  let at = 13 + tableBytes(data.readUInt8(10));
  const blocks = [bytesBetween(data, 0, at)];
  for (let kind = data.readUInt8(at); kind !== END; kind = data.readUInt8(at)) {
    if (kind !== EXTENSION && kind !== IMAGE) throw new Error("Unknown block type.");
    const head = kind === EXTENSION ? 2 : 10 + tableBytes(data.readUInt8(at + 9)) + 1;
    const block = data.subarray(at, endOfSubBlocks(data, at + head));
    if (!isMetadata(block)) blocks.push(block);
    at += block.length;
  }
  return [...blocks, Buffer.of(END)];
}

function isMetadata(block: Buffer): boolean {
  if (block[0] !== EXTENSION) return false;
  const name = block.toString("latin1", 3, 14);
  return block[1] === COMMENT || (block[1] === APPLICATION && !NEEDED.test(name));
}

/** The size of the colour table that these flags declare. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The content of a block is in sub-blocks, up to an empty one. */
function endOfSubBlocks(data: Buffer, from: number): number {
  let at = from;
  for (let size = data.readUInt8(at); size > 0; size = data.readUInt8(at)) at += size + 1;
  return at + 1;
}
