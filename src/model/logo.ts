/** The height of a logo in the header, and its greatest width, in pixels. */
export const LOGO_HEIGHT = 36;
export const LOGO_WIDTH = 224;

type Size = Record<"width" | "height", number>;

/** From this ratio of width to height on, a logo has room for a readable name. */
const WIDE = 2.5;

/** Whether a logo is wide enough to hold a readable name, so that the header needs no other. */
export const isWideLogo = ({ width, height }: Size): boolean => width >= WIDE * height;

/** The height at which the header shows a logo. */
export const displayHeight = ({ width, height }: Size): number =>
  Math.min(LOGO_HEIGHT, (LOGO_WIDTH * height) / width);
