/**
 * A text as a part of an address. A lone surrogate, as in the JSON `"\ud83d"`, cannot be encoded,
 * so a replacement character stands for it, as in the files of the site.
 */
export const encodeUrlPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
