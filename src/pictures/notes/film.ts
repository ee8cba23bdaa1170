import { boxes } from "./boxes.ts";
import { isTelemetry, samplesOf } from "./telemetry.ts";

/** Boxes in which other boxes lie. */
const AROUND = /^(moov|trak|mdia)$/;

/** What programs note: place, camera, names. Players need none of it. */
const METADATA_BOXES = /^(udta|meta)$/;

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
  blankMetadata(blank, blank);
  return [blank];
}

function blankMetadata(data: Buffer, file: Buffer): void {
  for (const { type, box, head } of boxes(data)) {
    const body = box.subarray(head);
    const isTrack = type === "trak" && isTelemetry(file, body);
    // What it has in its file: where the camera was, second by second.
    if (isTrack) for (const sample of samplesOf(file, body)) sample.fill(0);
    if (
      isTrack ||
      METADATA_BOXES.test(type) ||
      (type === "uuid" && body.toString("hex", 0, 16) === XMP)
    ) {
      box.write("free", 4, "latin1");
      body.fill(0);
    } else if (DATED.test(type)) body.fill(0, 4, body[0] === 1 ? 20 : 12);
    else if (AROUND.test(type)) blankMetadata(body, file);
  }
}
