import { orientationIn, orientationOnly, UPRIGHT } from "./orientation.ts";

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
const EXIF = "Exif\0\0";

/** A JFIF header of this length holds no smaller picture. */
const BARE_JFIF = 18;

/** Whether a segment is something that is said of the picture, without which it looks the same. */
function isNote(segment: Buffer): boolean {
  const marker = segment[1] ?? 0;
  if (marker !== COMMENT && (marker < 0xe0 || marker > 0xef)) return false;
  const begins = (text: string) => segment.toString("latin1", 4, 4 + text.length) === text;
  if (marker === 0xe0) return !begins("JFIF") || segment.length !== BARE_JFIF;
  if (marker === 0xe2) return !begins("ICC_PROFILE");
  return marker !== 0xee || !begins("Adobe");
}

/** Takes out all segments that say something of the picture, and whatever follows its end. */
export function strippedJpeg(data: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation = UPRIGHT;
  for (let at = 2; at < data.length; ) {
    if (data[at] !== MARKER) throw new Error("it is damaged");
    const marker = data[at + 1] ?? END;
    if (marker === END) break;
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    const content = at + 4 + EXIF.length;
    const end = at + 2 + data.readUInt16BE(at + 2);
    if (data.toString("latin1", at + 4, content) === EXIF) {
      orientation = orientationIn(data.subarray(content, end));
    }
    const next = marker === START_OF_SCAN ? endOfScan(data, end) : end;
    if (!isNote(data.subarray(at, end))) kept.push(data.subarray(at, next));
    at = next;
  }
  return Buffer.concat([data.subarray(0, 2), held(orientation), ...kept, Buffer.of(MARKER, END)]);
}

/** Where the pixels after a scan's header end: at a marker that is no part of them. */
function endOfScan(data: Buffer, from: number): number {
  for (let at = data.indexOf(MARKER, from); at >= 0; at = data.indexOf(MARKER, at + 1)) {
    const next = data[at + 1] ?? END;
    const isPixel = next === 0 || next === MARKER || (next >= 0xd0 && next <= 0xd7);
    if (!isPixel) return at;
  }
  return data.length;
}

function held(orientation: number): Buffer {
  if (orientation === UPRIGHT) return Buffer.of();
  const content = Buffer.concat([Buffer.from(EXIF, "latin1"), orientationOnly(orientation)]);
  return Buffer.concat([Buffer.of(MARKER, 0xe1, 0, content.length + 2), content]);
}
