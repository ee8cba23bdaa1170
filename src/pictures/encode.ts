import type { Sharp } from "sharp";
import { withoutNotes } from "./notes/strip.ts";
import { RECIPE } from "./recipe.ts";
import { type Format, type Variant, variantWidths } from "./variants.ts";

/** Loaded with the first picture: that takes longer than all the rest of a command's code. */
const loadSharp = async () => (await import("sharp")).default;

/** Makes one variant of a picture. */
export type Encode = (variant: Variant) => Promise<Uint8Array>;

const WRITERS: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(RECIPE.avif),
  webp: (image) => image.webp(RECIPE.webp),
  jpg: (image) => image.jpeg(RECIPE.jpg),
  png: (image) => image.png(RECIPE.png),
};

/**
 * An encoder for a picture, which is read and decoded once, when the first variant is asked for:
 * turned as the camera was held, in sRGB, with no word of where and when it was taken.
 */
export function encoderOf(read: () => Promise<Buffer>): Encode {
  let source: Promise<Source> | undefined;
  return async (variant) => {
    source ??= decode(await read());
    const { image, original } = await source;
    const made = await WRITERS[variant.format](image.clone().resize(variant.width)).toBuffer();
    const isOriginal = original?.format === variant.format && original.width === variant.width;
    return isOriginal && original.data.length < made.length ? original.data : made;
  };
}

interface Source {
  /** The widest variant's pixels. */
  image: Sharp;
  /** The file as it is, where it holds nothing but pixels: it may be lighter than a new one. */
  original: (Variant & { data: Uint8Array }) | undefined;
}

async function decode(data: Buffer): Promise<Source> {
  const sharp = await loadSharp();
  // Cameras write files that decoders grumble about; what is cut off half-way is refused.
  const input = sharp(data, { failOn: "error" });
  const { autoOrient, format, exif, xmp, iptc, icc } = await input.metadata();
  const pixels = await input
    .autoOrient()
    .resize(Math.max(...variantWidths(autoOrient.width)))
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  const sent = exif || xmp || iptc || icc ? undefined : SENT_AS[format];
  return {
    image: sharp(pixels.data, { raw: { width, height, channels } }),
    original: sent && { format: sent, width: autoOrient.width, data: await withoutNotes(data) },
  };
}

/** The formats, by sharp's names, in which a file may be better than anything made from it. */
const SENT_AS: Record<string, Format> = { webp: "webp", heif: "avif" };
