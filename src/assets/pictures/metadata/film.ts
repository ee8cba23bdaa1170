import { boxes } from "./boxes.ts";
import { isTelemetry, samplesOf } from "./telemetry.ts";

/** Boxes that contain other boxes. */
const AROUND = /^(moov|trak|mdia)$/;

/** Metadata such as place, camera and names, which players do not need. */
const METADATA_BOXES = /^(udta|meta)$/;

/** After its version, each has the times of creation and modification. */
const DATED = /^(mvhd|tkhd|mdhd)$/;

/** The identity of boxes that hold XMP. */
const XMP = "be7acfcb97a942e89c71999491e3afac";

/**
 * A film (MP4, QuickTime) with metadata overwritten by zeros, since its frames are found by offset. The
 * rest of a truncated film remains as it is: many players show the beginning.
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
    // The samples are the positions of the camera, second by second.
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
