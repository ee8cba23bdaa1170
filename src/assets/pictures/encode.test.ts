import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { encoderOf } from "./encode.ts";
import { allVariants } from "./variants.ts";

const SIZE = { width: 480, height: 300 };

/** A photograph that is already much smaller than any encoded variant would be. */
const photograph = sharp({
  create: {
    ...SIZE,
    channels: 3,
    background: "#808080",
    noise: { type: "gaussian", mean: 128, sigma: 30 },
  },
}).webp({ quality: 1 });

/** A picture's original file, and the WebP in its own width for visitors. */
async function sent(picture: Sharp) {
  const original = await picture.toBuffer();
  return {
    original,
    made: await encoderOf(async () => original)({ width: SIZE.width, format: "webp" }),
  };
}

describe("a picture that is too tall for a format", () => {
  it.each([
    [117, 18_000, 106],
    [100, 20_000, 81],
    [3, 40_000, 1],
    [40, 16_383, 40],
  ])("of %i by %i pixels is made narrower, in each format", async (width, height, widest) => {
    const drawn = sharp({ create: { width, height, channels: 3, background: "#808080" } });
    const png = await drawn.png().toBuffer();
    const variants = allVariants({ width, height }, false);
    expect(Math.max(...variants.map((variant) => variant.width))).toBe(widest);
    const encode = encoderOf(async () => png);
    for (const variant of variants) {
      const made = await sharp(await encode(variant)).metadata();
      expect(made).toMatchObject({ width: variant.width });
      expect(made.height).toBeLessThanOrEqual(16_383);
    }
  });
});

describe("a picture that is lighter than its encoded versions", () => {
  it("is sent unchanged", async () => {
    const { original, made } = await sent(photograph.clone());
    expect(made).toEqual(original);
  });

  it("is sent without data after its end", async () => {
    const original = await photograph.clone().toBuffer();
    const read = async () => Buffer.concat([original, Buffer.from("a film")]);
    const made = await encoderOf(read)({ width: SIZE.width, format: "webp" });
    expect(made).toEqual(original);
  });

  it.each<[string, Sharp]>([
    ["its location", photograph.clone().withExif({ IFD3: { GPSLatitudeRef: "N" } })],
    ["its author", photograph.clone().withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>")],
    ["a colour profile", photograph.clone().withIccProfile("p3")],
  ])("is encoded again if it contains %s", async (_, picture) => {
    const { original, made } = await sent(picture);
    expect(made.length).toBeGreaterThan(original.length);
    const { format, width, height, exif, xmp, icc } = await sharp(made).metadata();
    expect({ format, width, height, exif, xmp, icc }).toEqual({ format: "webp", ...SIZE });
  });
});
