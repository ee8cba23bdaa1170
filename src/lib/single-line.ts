/** Replaces line breaks by spaces. */
export const singleLine = (text: string): string =>
  text.includes("\n") ? text.trim().replace(/\s*\n\s*/g, " ") : text;
