/**
 * A text as a part of an address. Half a character, as in the JSON `"\ud83d"`, cannot be part of one:
 * a replacement character stands for it, as it does in the files of the site.
 */
export const encodeUrlPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
