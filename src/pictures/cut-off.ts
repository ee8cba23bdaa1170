/**
 * Whether a picture's file ends before its picture does, as after a copy that was interrupted. Only
 * the parts that a file says it has are looked at, not one pixel: a folder of photographs takes
 * milliseconds, where decoding it takes seconds. What is no such file is not judged.
 */
export function isCutOff(file: Uint8Array): boolean {
  const data = Buffer.from(file.buffer, file.byteOffset, file.length);
  const end = ENDS.find(({ sign, at }) => data.toString("latin1", at, at + sign.length) === sign);
  return end ? !end.isWhole(data) : false;
}

interface End {
  /** What files of the format hold from this place on. */
  sign: string;
  at: number;
  isWhole(data: Buffer): boolean;
}

const ENDS: readonly End[] = [
  { sign: "\xff\xd8\xff", at: 0, isWhole: isWholeJpeg },
  { sign: "\x89PNG", at: 0, isWhole: isWholePng },
  { sign: "GIF8", at: 0, isWhole: isWholeGif },
  { sign: "WEBP", at: 8, isWhole: (data) => data.readUInt32LE(4) + 8 <= data.length },
  { sign: "ftyp", at: 4, isWhole: isWholeBoxes },
];

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** After its segments, which may hold a small picture of their own, the image has an end. */
function isWholeJpeg(data: Buffer): boolean {
  for (let at = 2; at + 4 <= data.length; ) {
    // Any number of 0xff may stand before a marker.
    if (data[at] === 0xff && data[at + 1] === 0xff) at += 1;
    else if (data[at + 1] === START_OF_SCAN) return data.indexOf(END_OF_IMAGE, at) >= 0;
    else at += 2 + data.readUInt16BE(at + 2);
  }
  return false;
}

function isWholePng(data: Buffer): boolean {
  for (let at = 8; at + 12 <= data.length; at += 12 + data.readUInt32BE(at)) {
    if (data.toString("latin1", at + 4, at + 8) === "IEND") return true;
  }
  return false;
}

/** AVIF: boxes one after the other, each with its length; the last may reach to the end. */
function isWholeBoxes(data: Buffer): boolean {
  let at = 0;
  while (at + 16 <= data.length) {
    const short = data.readUInt32BE(at);
    const size = short === 1 ? Number(data.readBigUInt64BE(at + 8)) : short;
    if (size < 8) return size === 0;
    at += size;
  }
  return at <= data.length;
}

const GIF_TRAILER = 0x3b;
const GIF_EXTENSION = 0x21;

/** Blocks in pieces up to an empty one; what begins a block says what stands before its pieces. */
function isWholeGif(data: Buffer): boolean {
  const colours = (at: number) => {
    const flags = data[at] ?? 0;
    return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
  };
  for (let at = 13 + colours(10); at < data.length; ) {
    if (data[at] === GIF_TRAILER) return true;
    at += data[at] === GIF_EXTENSION ? 2 : 11 + colours(at + 9);
    for (let size = data[at]; size; size = data[at]) at += size + 1;
    at += 1;
  }
  return false;
}
