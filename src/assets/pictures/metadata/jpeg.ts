import { orientationOnly } from "./orientation.ts";

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APPLICATION = 0xe0;
const COMMENT = 0xfe;

const EXIF = "Exif\0\0";
const NOTHING = Buffer.of();

/** A JFIF header of this length has no thumbnail. */
const BARE_JFIF = 18;

/** The segments of the picture; another picture or a film may follow its end. */
export function jpegSegments(data: Buffer): Buffer[] {
  const segments = [data.subarray(0, 2)];
  for (let at = nextMarker(data, 2); ; ) {
    const marker = data.readUInt8(at + 1);
    if (marker === END_OF_IMAGE) return [...segments, data.subarray(at, at + 2)];
    if (marker === START_OF_IMAGE) throw new Error("A picture begins within the picture.");
    const end = at + 2 + data.readUInt16BE(at + 2);
    const next = nextMarker(data, end);
    // Data follows only after the header of a scan: its pixels.
    segments.push(needed(data.subarray(at, marker === START_OF_SCAN ? next : end)));
    at = next;
  }
}

/** The offset of the next marker that is not part of the pixels. */
function nextMarker(data: Buffer, from: number): number {
  for (let at = data.indexOf(MARKER, from); at >= 0; at = data.indexOf(MARKER, at + 1)) {
    const marker = data.readUInt8(at + 1);
    const isPixel = marker < 0xc0 || marker === MARKER || (marker >= 0xd0 && marker <= 0xd7);
    if (!isPixel) return at;
  }
  throw new RangeError("The picture has no end.");
}

/** A segment without metadata, except colours and orientation. */
function needed(segment: Buffer): Buffer {
  const marker = segment.readUInt8(1);
  const begins = (text: string) => segment.toString("latin1", 4, 4 + text.length) === text;
  if (marker === COMMENT) return NOTHING;
  if (marker < APPLICATION || marker > APPLICATION + 15) return segment;
  if (begins(EXIF)) return bareExif(segment);
  const isNeeded =
    begins("ICC_PROFILE") || begins("Adobe") || (begins("JFIF") && segment.length === BARE_JFIF);
  return isNeeded ? segment : NOTHING;
}

function bareExif(segment: Buffer): Buffer {
  const block = orientationOnly(segment.subarray(4 + EXIF.length));
  if (!block) return NOTHING;
  const head = Buffer.of(MARKER, APPLICATION + 1, 0, 2 + EXIF.length + block.length);
  return Buffer.concat([head, Buffer.from(EXIF, "latin1"), block]);
}
