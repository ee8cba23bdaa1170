/** The formats that browsers can choose from, the smallest first. */
export const OFFERED = ["avif", "webp"] as const;

/** JPEG is for browsers that do not support those, PNG for transparent pictures. */
export type PictureFormat = (typeof OFFERED)[number] | "jpg" | "png";

/** One size and format of a picture. */
export interface Variant {
  width: number;
  format: PictureFormat;
}

/** Phones of 360 to 412 CSS pixels at a density of 3, and half of that, are just below a step. */
const STEPS = [320, 480, 720, 1080, 1440];

/** A picture fills at most 1,180 CSS pixels. A wider file makes no visible difference. */
const WIDEST = 1920;

/** Wide enough for the devices of old browsers, and for image search. */
const FALLBACK = 1080;

/** The maximum height of WebP in pixels; AVIF has one more. */
const TALLEST = 16_383;

/** The size of a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The greatest width of a picture in all formats; less than 1 if it cannot be encoded at all. */
export const widestOf = ({ width, height }: PictureSize): number =>
  Math.min(width, WIDEST, height > TALLEST ? Math.floor((width * TALLEST) / height) : width);

/** The widths of a picture's variants, smallest first; none is wider than the original. */
export function variantWidths(size: PictureSize): number[] {
  const widest = widestOf(size);
  // A step just below the widest would not save bytes.
  return [...STEPS.filter((step) => step < widest * 0.9), widest];
}

/** The smallest variant width for a space of `pixels` on the screen. */
export function fittingWidth(size: PictureSize, pixels: number): number {
  const width = variantWidths(size).find((each) => each >= pixels);
  return width ?? widestOf(size);
}

/** The variant for browsers without the offered formats. */
export const fallbackVariant = (size: PictureSize, isTransparent: boolean): Variant => ({
  width: fittingWidth(size, FALLBACK),
  format: isTransparent ? "png" : "jpg",
});

/** The address of a variant; `stem` is the common beginning of a picture's variants. */
export const variantUrl = (stem: string, { width, format }: Variant): string =>
  `${stem}-${width}.${format}`;

/** The `srcset` of a picture in one format. */
export const srcSet = (stem: string, size: PictureSize, format: PictureFormat): string =>
  variantWidths(size)
    .map((width) => `${variantUrl(stem, { width, format })} ${width}w`)
    .join(", ");

/** All variants that a page can use. */
export function allVariants(size: PictureSize, isTransparent: boolean): Variant[] {
  const offered = variantWidths(size).flatMap((width) =>
    OFFERED.map((format) => ({ width, format })),
  );
  return [...offered, fallbackVariant(size, isTransparent)];
}
