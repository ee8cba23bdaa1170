/** A text whose lines are to be told, not shown: a blank for each line break. */
export const singleLine = (text: string): string =>
  text.includes("\n") ? text.trim().replace(/\s*\n\s*/g, " ") : text;
