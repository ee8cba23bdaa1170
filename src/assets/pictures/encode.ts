import type { Sharp } from "sharp";
import { cached } from "../../lib/cache/cache.ts";
import { withoutMetadata } from "./metadata/strip.ts";
import { RECIPE } from "./recipe.ts";
import { type PictureFormat, type Variant, widestOf } from "./variants.ts";

/** Files of cameras often cause warnings; only errors, such as in truncated files, are refused. */
export const DECODING = { failOn: "error" } as const;

/** Encodes one variant of a picture. */
export type Encode = (variant: Variant) => Promise<Uint8Array>;

/**
 * An encoder for a picture, which is read and decoded once, for the first variant: rotated by its
 * orientation, in sRGB, without metadata.
 */
export function encoderOf(read: () => Promise<Buffer>): Encode {
  let source: Promise<DecodedPicture> | undefined;
  return async ({ width, format }) => {
    source ??= decode(await read());
    const { image, original } = await source;
    const resized = image.clone().resize(width);
    const writer = format === "jpg" ? "jpeg" : format;
    const made = await resized.toFormat(writer, RECIPE[format]).toBuffer();
    const isOriginal = original?.format === format && original.width === width;
    return isOriginal && original.data.length < made.length ? original.data : made;
  };
}

interface DecodedPicture {
  /** The widest variant's pixels. */
  image: Sharp;
  /** The original file, if it has only pixels: it may be smaller than a new one. */
  original: (Variant & { data: Uint8Array }) | undefined;
}

async function decode(data: Buffer): Promise<DecodedPicture> {
  // Loaded on demand, because that takes longer than loading the rest of a command's code.
  const { default: sharp } = await import("sharp");
  const input = sharp(data, DECODING);
  const { autoOrient, format, exif, xmp, iptc, icc } = await input.metadata();
  const pixels = await input
    .autoOrient()
    .resize(widestOf(autoOrient))
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  const sent = exif || xmp || iptc || icc ? undefined : SENT_AS[format];
  return {
    image: sharp(pixels.data, { raw: { width, height, channels } }),
    original: sent && { format: sent, width: autoOrient.width, data: await withoutMetadata(data) },
  };
}

/** The formats, by sharp's names, in which the original may be smaller than its variants. */
const SENT_AS: Record<string, PictureFormat> = { webp: "webp", heif: "avif" };

/** Whether a picture is complete to its last pixel. To find out, it has to be decoded. */
export async function isComplete(data: Buffer, hash: string, cacheDir: string): Promise<boolean> {
  const { default: sharp } = await import("sharp");
  // Decoding reads the whole file for any size; a small one is fastest.
  const decode = () => sharp(data, DECODING).resize(SMALL).raw().toBuffer();
  const seen = cached(cacheDir, `pictures/${hash}-seen`, async () =>
    (await decode()).subarray(0, 0),
  );
  return seen.then(
    () => true,
    () => false,
  );
}

const SMALL = 16;
