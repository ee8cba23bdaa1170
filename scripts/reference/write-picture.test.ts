import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writePicture } from "./write-picture.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plumbline-picture-"));
});

afterAll(() => rm(folder, { recursive: true }));

const GREY = { r: 120, g: 120, b: 120 };

/** A grey picture with a square in it. */
function picture(square: { size: number; level: number }, width = 90): Promise<Buffer> {
  const { size, level } = square;
  const background = { r: level, g: level, b: level };
  const input = { create: { width: size, height: size, channels: 3 as const, background } };
  return sharp({ create: { width, height: 60, channels: 3, background: GREY } })
    .composite([{ input, left: 20, top: 20 }])
    .webp({ lossless: true })
    .toBuffer();
}

const PLAIN = picture({ size: 8, level: 120 });

it.each([
  ["if some pixels differ slightly", picture({ size: 40, level: 130 }), PLAIN],
  ["if only few pixels differ", picture({ size: 2, level: 200 }), PLAIN],
])("a picture is not rewritten %s", async (name, after, before) => {
  const file = join(folder, `${name}.webp`);
  await writePicture(file, await before);
  await writePicture(file, await after);
  expect(await readFile(file)).toEqual(await before);
});

it.each([
  ["a drawing in it has changed", picture({ size: 8, level: 200 })],
  ["its size has changed", picture({ size: 8, level: 120 }, 91)],
])("a picture is rewritten if %s", async (name, after) => {
  const file = join(folder, `${name}.webp`);
  await writePicture(file, await PLAIN);
  await writePicture(file, await after);
  expect(await readFile(file)).toEqual(await after);
});
