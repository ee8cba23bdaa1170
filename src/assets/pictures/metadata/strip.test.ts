import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { withoutMetadata } from "./strip.ts";

/** Metadata that a camera writes. sharp writes all of it into an EXIF block. */
const TAKEN = {
  IFD0: { Make: "Spycam" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 28/1 5354/100" },
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Spycam --></x:xmpmeta>';

const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#c83", noise } });
const noted = (image: Sharp) =>
  image
    .withExif(TAKEN)
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .withXmp(XMP)
    .toBuffer();

const makers: Record<string, () => Promise<Buffer>> = {
  JPEG: () => noted(picture().jpeg()),
  "progressive JPEG": () => noted(picture().jpeg({ progressive: true })),
  PNG: () => noted(picture().png()),
  WebP: () => noted(picture().webp()),
  AVIF: () => noted(picture().avif()),
};

/** The displayed pixels, and the orientation in the file. */
async function look(data: Buffer) {
  const { data: pixels, info } = await sharp(data).autoOrient().raw().toBuffer({
    resolveWithObject: true,
  });
  const { icc, orientation } = await sharp(data).metadata();
  return { pixels, size: [info.width, info.height], icc, orientation };
}

/** Inserts bytes after a position, or appends them. */
const insert = (data: Buffer, at: number, added: string) =>
  Buffer.concat([data.subarray(0, at), Buffer.from(added, "latin1"), data.subarray(at)]);

describe("a published picture", () => {
  it.each(Object.keys(makers))("contains no camera and location data: %s", async (kind) => {
    const data = (await makers[kind]?.()) ?? Buffer.of();
    expect(data.includes("Spycam")).toBe(true);
    const made = await withoutMetadata(data);
    expect(made.includes("Spycam")).toBe(false);
    expect(await withoutMetadata(made)).toEqual(made);
    const [before, after] = [await look(data), await look(made)];
    // AVIF stores the orientation outside of EXIF.
    if (kind === "AVIF") expect(after.icc).toEqual(before.icc);
    else expect(after).toEqual(before);
  });

  it("contains no second picture, inside or after it", async () => {
    const jpeg = await makers.JPEG?.();
    const behind = Buffer.concat([jpeg ?? Buffer.of(), Buffer.from("Spycam film")]);
    const commented = insert(behind, 2, "\xff\xfe\0\x08Spycam");
    const made = await withoutMetadata(commented);
    expect(made.includes("Spycam")).toBe(false);
    expect((await look(made)).size).toEqual([40, 60]);
  });

  it("keeps its image data between unusual segments: JPEG", async () => {
    const jpeg = (await makers.JPEG?.()) ?? Buffer.of();
    const [more, odd] = ["\xff\xff\xff\xe0\0\x0aJFXX\0Spy", "\0\0Spycam\xff\0\xff"];
    const made = await withoutMetadata(insert(insert(jpeg, 2, odd), 2, more));
    expect(made.equals(await withoutMetadata(jpeg))).toBe(true);
  });

  it.each([
    ["in a box", "\0\0\0\x13mpvdSpycam film"],
    ["as a separate file", "\0\0\0\x0cftypisom\0\0\0\x0emdatSpycam"],
  ])("contains no video after it, %s: AVIF", async (_, film) => {
    const avif = (await makers.AVIF?.()) ?? Buffer.of();
    const made = await withoutMetadata(insert(avif, avif.length, film));
    expect(made.includes("Spycam")).toBe(false);
    expect(await look(made)).toEqual(await look(await withoutMetadata(avif)));
  });

  it("keeps its animation, without its comments: GIF", async () => {
    const frames = await Promise.all(
      [picture().png(), picture().png()].map((each) => each.toBuffer()),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 3 })
      .toBuffer();
    const image = gif.indexOf(Buffer.of(0x21, 0xf9));
    const made = await withoutMetadata(insert(gif, image, "!\xfe\x06Spycam\0"));
    expect(made).toEqual(gif);
    expect(await sharp(made, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 3 });
  });

  it("contains only what is drawn: SVG", async () => {
    const jpeg = (await makers.JPEG?.()) ?? Buffer.of();
    const clean = (await withoutMetadata(jpeg)).toString("base64");
    const svg = (notes: string, picture: string) =>
      `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"${notes}><title>Café</title>` +
      `<image href="data:image/jpeg;base64,${picture}"/></svg>`;
    const name = ' inkscape:export-filename="/home/spy/cam.png"';
    const drawn = svg(name, jpeg.toString("base64")).replace(
      "</svg>",
      "<metadata>\n<rdf>Spycam</rdf>\n</metadata></svg>",
    );
    expect(`${await withoutMetadata(Buffer.from(drawn))}`).toBe(svg("", clean));
    const wrapped = svg("", jpeg.toString("base64").replace(/.{76}/g, "$&&#10;"));
    expect(`${await withoutMetadata(Buffer.from(wrapped))}`).toBe(svg("", clean));
  });

  it("is processed quickly if its metadata does not end", async () => {
    const endless = Buffer.from(`<svg>${"<metadata ".repeat(300_000)}</svg>`);
    expect(endless.equals(await withoutMetadata(endless))).toBe(true);
  });

  it.each([
    ["a video", "\0\0\0\x18ftypisom"],
    ["a text", "<p>Words</p>"],
    ["empty", ""],
  ])("is not changed if it is %s", async (_, text) => {
    const data = Buffer.from(text, "latin1");
    expect(await withoutMetadata(data)).toEqual(data);
  });

  it.each([
    ["a HEIC", "\0\0\0\x18ftypheic", "cannot be removed"],
    ["a TIFF", "II*\0\x08\0\0\0", "cannot be removed"],
    ["a WebP with a wrong size", "RIFF\xff\0\0\0WEBP", "truncated"],
    ["a JPEG in another JPEG", "\xff\xd8\xff\xd8\xff\xd9", "damaged"],
    ["a GIF without an end", "GIF89a\x01\0\x01\0\0\0\0", "truncated"],
    ["half a PNG", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "truncated"],
    ["half a WebP", "RIFF\xff\0\0\0WEBPVP8 \xff\0\0\0", "truncated"],
    ["a broken JPEG", "\xff\xd8\xff\xe1\0\x02Spycam", "damaged"],
  ])("is rejected if it is %s", async (_, text, reason) => {
    await expect(withoutMetadata(Buffer.from(text, "latin1"))).rejects.toThrow(reason);
  });
});
