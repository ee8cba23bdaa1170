import { once } from "../../../lib/memoize.ts";

/** The room for a text, as search engines measure it. */
interface Room {
  font: string;
  /** In pixels. */
  width: number;
}

/**
 * Google publishes no widths: it cuts both texts to the width of the screen (developers.google.com/search/docs,
 * appearance/title-link and appearance/snippet). These are those that others have measured for desktops: titles have one
 * line in Arial of 20 pixels, which is about 600 pixels wide, and descriptions two lines of 14 pixels, which are about
 * 990 pixels together (SNIPPET_LENGTHS in schema/fields/fields.ts has the same as a number of characters).
 */
export const TITLE_ROOM: Room = { font: "20px Arial, sans-serif", width: 600 };
export const DESCRIPTION_ROOM: Room = { font: "14px Arial, sans-serif", width: 990 };

const canvas = once(() => document.createElement("canvas").getContext("2d"));

/** A text as far as it has room: the last words are replaced by an ellipsis. */
export function cutText(text: string, { font, width }: Room): string {
  const context = canvas();
  if (!context) return text;
  context.font = font;
  const fits = (words: string) => context.measureText(words).width <= width;
  if (fits(text)) return text;
  const letters = [...text];
  const shortened = (length: number) => `${letters.slice(0, length).join("").trimEnd()} …`;
  let [length, tooLong] = [0, letters.length];
  while (tooLong - length > 1) {
    const middle = Math.floor((length + tooLong) / 2);
    if (fits(shortened(middle))) length = middle;
    else tooLong = middle;
  }
  // Languages without spaces are cut between letters.
  const space = letters.slice(0, length + 1).lastIndexOf(" ");
  return shortened(space > length / 2 ? space : length);
}
