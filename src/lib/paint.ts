import { styleText } from "node:util";

/** Styles words for a terminal. */
export type Paint = (style: Parameters<typeof styleText>[0], words: string) => string;

/** Without colour, words stay as they are. */
export const painter =
  (colour: boolean): Paint =>
  (style, words) =>
    colour ? styleText(style, words, { validateStream: false }) : words;
