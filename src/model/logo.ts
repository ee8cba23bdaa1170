/** How high the header shows a logo, and how wide at most, in pixels. */
export const LOGO_HEIGHT = 36;
export const LOGO_WIDTH = 224;

type Size = Record<"width" | "height", number>;

/** A logo of so many times its height has room for letters that can be read; others are marks. */
const WIDE = 2.5;

/** Whether a logo holds a name that can be read, so that it may stand alone in the header. */
export const isWideLogo = ({ width, height }: Size): boolean => width >= WIDE * height;

/** How high a logo is shown that stands in the header. */
export const shownHeight = ({ width, height }: Size): number =>
  Math.min(LOGO_HEIGHT, (LOGO_WIDTH * height) / width);
