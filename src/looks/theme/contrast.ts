/** WCAG 2.2, success criterion 1.4.3: the contrast of text with its background (w3.org/TR/WCAG22). */
export const TEXT_CONTRAST = 4.5;

/** WCAG 2.2, success criterion 1.4.11: the contrast of marks and edges with adjacent colours. */
export const MARK_CONTRAST = 3;

/** w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of a colour such as `#1A2B3C`. */
export const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
