import { isUtf8 } from "node:buffer";
import { readWhole } from "../files/files.ts";
import type { SyntaxProblem } from "./syntax.ts";

/** The text of a config, as its diagnostics count it: without a byte-order mark. */
export const readText = (file: string): string => withoutMark(decode(readWhole(file)));

/** What is no UTF-8 becomes U+FFFD. */
export const decode = (bytes: Uint8Array): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

export const withoutMark = (text: string): string =>
  text.startsWith("\uFEFF") ? text.slice(1) : text;

/** The first of the bytes that are no UTF-8. */
export function encodingProblems(bytes: Uint8Array): SyntaxProblem[] {
  if (isUtf8(bytes)) return [];
  return [
    {
      rule: "encoding",
      offset: Math.max(0, withoutMark(decode(bytes)).indexOf("\uFFFD")),
      length: 1,
      message: "This character is not UTF-8; visitors would see a question mark instead.",
      hint: "Save the file as UTF-8 and write the character again.",
      derails: false,
    },
  ];
}
