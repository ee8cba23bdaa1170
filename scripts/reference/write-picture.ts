import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { writeAtomically } from "../../src/lib/files/files.ts";

/**
 * The tolerance of a pixel's channel, and the number of pixels beyond it: browsers round differently each
 * time.
 */
const TOLERANCE = 32;
const MOST_STRAY = 24;

/** Writes a picture unless the existing one looks the same. */
export async function writePicture(file: string, picture: Uint8Array): Promise<void> {
  if (existsSync(file) && (await lookTheSame(await readFile(file), picture))) return;
  await writeAtomically(file, picture);
}

async function lookTheSame(old: Uint8Array, picture: Uint8Array): Promise<boolean> {
  const [before, after] = await Promise.all([pixelsOf(old), pixelsOf(picture)]);
  const isOff = (value: number, at: number) => Math.abs(value - (after.data[at] ?? 0)) > TOLERANCE;
  return (
    before.info.width === after.info.width &&
    before.info.height === after.info.height &&
    before.data.filter(isOff).length <= MOST_STRAY
  );
}

const pixelsOf = (picture: Uint8Array) =>
  sharp(picture).flatten({ background: "white" }).raw().toBuffer({ resolveWithObject: true });
