const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
const APPLICATION = 0xff;
const COMMENT = 0xfe;

/** The colours, and how often the picture moves. */
const NEEDED = /^(NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;

/** Takes out comments and what programs note, and whatever follows the picture's end. */
export function strippedGif(data: Buffer): Buffer {
  let at = 13 + tableBytes(data.readUInt8(10));
  const kept = [data.subarray(0, at)];
  for (let kind = data[at]; kind !== END && kind !== undefined; kind = data[at]) {
    const end = kind === EXTENSION ? endOfBlocks(data, at + 2) : endOfImage(data, at);
    if (kind !== EXTENSION || !isNote(data, at)) kept.push(data.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.of(END)]);
}

function isNote(data: Buffer, at: number): boolean {
  const label = data[at + 1];
  const name = data.toString("latin1", at + 3, at + 14);
  return label === COMMENT || (label === APPLICATION && !NEEDED.test(name));
}

function endOfImage(data: Buffer, at: number): number {
  if (data[at] !== IMAGE) throw new Error("it is damaged or cut off");
  return endOfBlocks(data, at + 11 + tableBytes(data.readUInt8(at + 9)));
}

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function endOfBlocks(data: Buffer, from: number): number {
  let at = from;
  for (let size = data.readUInt8(at); size > 0; size = data.readUInt8(at)) at += size + 1;
  return at + 1;
}
