import { isUtf8 } from "node:buffer";
import { decode, encodingOf, withoutBom } from "../files/text-file.ts";
import type { SyntaxProblem } from "./syntax.ts";

/** The text of a list that is only read: what is no UTF-8 is as Windows writes it in western languages. */
export const decodeAny = (bytes: Uint8Array): string =>
  isText(bytes) ? decode(bytes) : new TextDecoder("windows-1252").decode(bytes);

/** Whether this is UTF-8 or UTF-16. */
export const isText = (bytes: Uint8Array): boolean => isUtf16(bytes) || isUtf8(bytes);

const isUtf16 = (bytes: Uint8Array) => encodingOf(bytes) !== "utf-8";

/** What files of other programs begin with. */
const OTHERS: [start: string, what: string][] = [
  ["PK\x03\x04", "a workbook or another file that is packed"],
  ["\xD0\xCF\x11\xE0", "a workbook of an old program"],
  ["%PDF", "a PDF"],
  ["\x89PNG", "a picture"],
  ["\xFF\xD8\xFF", "a picture"],
];

/** What a file of another program is; undefined of a text. */
export function notText(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  return OTHERS.find(([sign]) => start.startsWith(sign))?.[1];
}

/** The same of a table or a list, in which no sign is empty. */
export const notTable = (bytes: Uint8Array): string | undefined =>
  notText(bytes) ?? (bytes.includes(0) && !isUtf16(bytes) ? "no text" : undefined);

/** How to make a text of it. */
export const AS_TEXT = "Save it as text in UTF-8; spreadsheets call that CSV UTF-8.";

/** The first of the bytes that are no UTF-8. */
export function encodingProblems(bytes: Uint8Array): SyntaxProblem[] {
  const other = notText(bytes);
  if (other) {
    const found = { rule: "encoding", offset: 0, length: 0, derails: true } as const;
    return [{ ...found, message: `This file is ${other}.`, hint: AS_TEXT }];
  }
  if (isText(bytes)) return [];
  return [
    {
      rule: "encoding",
      offset: Math.max(0, withoutBom(decode(bytes)).indexOf("\uFFFD")),
      length: 1,
      message: "This character is not UTF-8; visitors would see a question mark instead.",
      hint: "Save the file as UTF-8 and write the character again.",
      derails: false,
    },
  ];
}
