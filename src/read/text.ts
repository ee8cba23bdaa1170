import { readFileSync } from "node:fs";

/** The text of a config, as its diagnostics count it: without a byte-order mark. */
export const readText = (file: string): string => withoutMark(decode(readFileSync(file)));

/** What is no UTF-8 becomes U+FFFD. */
export const decode = (bytes: Uint8Array): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

export const withoutMark = (text: string): string =>
  text.startsWith("\uFEFF") ? text.slice(1) : text;
