import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { encoderOf } from "./encode.ts";

const SIZE = { width: 480, height: 300 };

/** A photograph that its owner has already made far lighter than any variant would be. */
const photograph = sharp({
  create: {
    ...SIZE,
    channels: 3,
    background: "#808080",
    noise: { type: "gaussian", mean: 128, sigma: 30 },
  },
}).webp({ quality: 1 });

/** A picture's file and the WebP of its own width that visitors are sent. */
async function sent(picture: Sharp) {
  const original = await picture.toBuffer();
  return {
    original,
    made: await encoderOf(async () => original)({ width: SIZE.width, format: "webp" }),
  };
}

describe("a picture that is lighter than what would be made of it", () => {
  it("is sent as it is", async () => {
    const { original, made } = await sent(photograph.clone());
    expect(made).toEqual(original);
  });

  it("is sent without what hangs behind it", async () => {
    const original = await photograph.clone().toBuffer();
    const read = async () => Buffer.concat([original, Buffer.from("a film")]);
    const made = await encoderOf(read)({ width: SIZE.width, format: "webp" });
    expect(made).toEqual(original);
  });

  it.each<[string, Sharp]>([
    ["where it was taken", photograph.clone().withExif({ IFD3: { GPSLatitudeRef: "N" } })],
    ["who took it", photograph.clone().withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>")],
    ["colours of its own", photograph.clone().withIccProfile("p3")],
  ])("is made anew if it says %s", async (_, picture) => {
    const { original, made } = await sent(picture);
    expect(made.length).toBeGreaterThan(original.length);
    const { format, width, height, exif, xmp, icc } = await sharp(made).metadata();
    expect({ format, width, height, exif, xmp, icc }).toEqual({ format: "webp", ...SIZE });
  });
});
