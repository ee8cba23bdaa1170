import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { frames, picture } from "./film/film.ts";
import { framesPerSecond, posterTime, screen } from "./film/timeline.ts";
import { av1, encode, h264, weigh } from "./lib/encode.ts";
import type { Stage } from "./lib/stage.ts";

const filmLimit = 300_000;
const posterLimit = 25_000;

async function drawFrames(stage: Stage, folder: string): Promise<void> {
  for (const [index, frame] of frames().entries()) {
    const file = join(folder, `${String(index).padStart(4, "0")}.png`);
    await writeFile(file, await stage.draw(frame, screen));
  }
}

async function encodeBoth(folder: string, media: string): Promise<void> {
  const shared = { frames: join(folder, "%04d.png"), framesPerSecond, maxBytes: filmLimit };
  // One after the other: each encoder already uses every core.
  await encode({ ...shared, codec: av1, out: join(media, "hero.webm") });
  await encode({ ...shared, codec: h264, out: join(media, "hero.mp4") });
}

async function poster(stage: Stage, out: string): Promise<void> {
  const frame = await stage.draw(picture(posterTime), screen);
  await sharp(frame).webp({ quality: 52, effort: 6, preset: "drawing" }).toFile(out);
  await weigh(out, posterLimit);
}

/** The hero's film in both formats and the picture shown until it plays. */
export async function makeHero(stage: Stage, media: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "hero-frames-"));
  try {
    await poster(stage, join(media, "hero-poster.webp"));
    await drawFrames(stage, folder);
    await encodeBoth(folder, media);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
