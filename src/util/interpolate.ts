/** A text with values in the place of what stands in braces: `{count} pages` with a count. */
export const interpolate = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
