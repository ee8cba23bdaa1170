/** Boxes in which other boxes lie. */
const AROUND = /^(moov|trak|mdia)$/;

/** What programs note: place, camera, names. Players need none of it. */
const NOTES = /^(udta|meta)$/;

/** Each begins with when it was made and when it was changed, after its version. */
const DATED = /^(mvhd|tkhd|mdhd)$/;

/** The identity of boxes that hold XMP. */
const XMP = "be7acfcb97a942e89c71999491e3afac";

/**
 * A film (MP4, QuickTime) with zeros in place of metadata, since it names its pictures by their position.
 * What is cut off keeps the rest as it is: many players show the beginning.
 */
export function filmBoxes(data: Buffer): Buffer[] {
  const blank = Buffer.from(data);
  blankNotes(blank);
  return [blank];
}

function blankNotes(data: Buffer): void {
  for (const { type, box, head } of boxes(data)) {
    const body = box.subarray(head);
    if (AROUND.test(type)) blankNotes(body);
    else if (DATED.test(type)) body.fill(0, 4, body[0] === 1 ? 20 : 12);
    else if (NOTES.test(type) || (type === "uuid" && body.toString("hex", 0, 16) === XMP)) {
      box.write("free", 4, "latin1");
      body.fill(0);
    }
  }
}

/** One after the other, up to the first that is not whole; a size of 0 means up to the end. */
function* boxes(data: Buffer) {
  for (let at = 0; at + 16 <= data.length; ) {
    const short = data.readUInt32BE(at);
    const isLong = short === 1;
    const long = isLong ? Number(data.readBigUInt64BE(at + 8)) : short;
    const size = long === 0 ? data.length - at : long;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > data.length) return;
    const type = data.toString("latin1", at + 4, at + 8);
    yield { type, box: data.subarray(at, at + size), head };
    at += size;
  }
}
