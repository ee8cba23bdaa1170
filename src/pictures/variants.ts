/** The formats that browsers are offered, the one of fewest bytes first. */
export const OFFERED = ["avif", "webp"] as const;

/** JPEG is for browsers that know none of those, PNG for what they need to see through. */
export type PictureFormat = (typeof OFFERED)[number] | "jpg" | "png";

/** One size and format of a picture. */
export interface Variant {
  width: number;
  format: PictureFormat;
}

/** Phones of 360 to 412 pixels at three dots each, and half of it, lie just below a step. */
const STEPS = [320, 480, 720, 1080, 1440];

/** A picture fills 1,180 CSS pixels at most; beyond this no eye sees a difference. */
const WIDEST = 1920;

/** Wide enough for what old browsers run on, and for search engines that show pictures. */
const FALLBACK = 1080;

/** The most pixels that WebP has in a column; AVIF has one more. */
const TALLEST = 16_383;

/** The size of a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The widest that a picture can be made in all formats; less than 1 where it cannot be made at all. */
export const widestOf = ({ width, height }: PictureSize): number =>
  Math.min(width, WIDEST, height > TALLEST ? Math.floor((width * TALLEST) / height) : width);

/** The widths in pixels that a picture is made in, the smallest first; none is wider than itself. */
export function variantWidths(size: PictureSize): number[] {
  const widest = widestOf(size);
  // A step that is nearly the widest would save nobody anything.
  return [...STEPS.filter((step) => step < widest * 0.9), widest];
}

/** The width, among those it is made in, for a place that is `pixels` wide on the screen. */
export function fittingWidth(size: PictureSize, pixels: number): number {
  const width = variantWidths(size).find((each) => each >= pixels);
  return width ?? widestOf(size);
}

/** What browsers get that know none of the offered formats. */
export const fallbackVariant = (size: PictureSize, isTransparent: boolean): Variant => ({
  width: fittingWidth(size, FALLBACK),
  format: isTransparent ? "png" : "jpg",
});

/** The address of a variant; `stem` is the part that all variants of a picture share. */
export const variantUrl = (stem: string, { width, format }: Variant): string =>
  `${stem}-${width}.${format}`;

/** The `srcset` of a picture in one format. */
export const srcSet = (stem: string, size: PictureSize, format: PictureFormat): string =>
  variantWidths(size)
    .map((width) => `${variantUrl(stem, { width, format })} ${width}w`)
    .join(", ");

/** Every variant that a page may name. */
export function allVariants(size: PictureSize, isTransparent: boolean): Variant[] {
  const offered = variantWidths(size).flatMap((width) =>
    OFFERED.map((format) => ({ width, format })),
  );
  return [...offered, fallbackVariant(size, isTransparent)];
}
