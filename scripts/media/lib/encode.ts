import { spawn } from "node:child_process";
import { stat } from "node:fs/promises";

/** A way to compress the film, by the encoder's name in ffmpeg. */
export interface Codec {
  encoder: string;
  options: readonly string[];
}

interface Film {
  /** The frames as a numbered pattern, such as `frames/%04d.png`. */
  frames: string;
  framesPerSecond: number;
  codec: Codec;
  out: string;
  maxBytes: number;
}

/** AV1 for browsers that have it. */
export const av1: Codec = {
  encoder: "libsvtav1",
  options: ["-preset", "4", "-crf", "38", "-g", "250", "-svtav1-params", "tune=0"],
};

/** H.264 for the rest; `animation` suits flat colour and hard edges. */
export const h264: Codec = {
  encoder: "libx264",
  options: [
    ...["-preset", "veryslow", "-tune", "animation", "-crf", "28"],
    ...["-profile:v", "high", "-movflags", "+faststart"],
  ],
};

// Without these tags players guess the colour matrix, and the hi-vis no longer matches the page's.
const colourTags = [
  ...["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
  ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
  ...["-color_range", "tv"],
];

function run(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args]);
    let complaint = "";
    child.stderr.on("data", (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg stopped with code ${code}:\n${complaint.trim()}`));
    });
  });
}

/** Fails when a file is heavier than the site allows, and otherwise gives its size. */
export async function weigh(file: string, maxBytes: number): Promise<number> {
  const { size } = await stat(file);
  if (size <= maxBytes) return size;
  throw new Error(`${file} is ${size} bytes, over its limit of ${maxBytes}.`);
}

/** Compresses the frames into one silent film. */
export async function encode({
  frames,
  framesPerSecond,
  codec,
  out,
  maxBytes,
}: Film): Promise<void> {
  const source = ["-framerate", String(framesPerSecond), "-i", frames];
  const coded = ["-c:v", codec.encoder, ...codec.options];
  // Bit-exact leaves random identifiers out, so an unchanged film is an unchanged file.
  await run([...source, "-an", ...colourTags, ...coded, "-fflags", "+bitexact", out]);
  await weigh(out, maxBytes);
}
