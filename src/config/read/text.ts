import { isUtf8 } from "node:buffer";
import { decode, encodingOf, withoutBom } from "../../lib/files/text-file.ts";
import type { SyntaxProblem } from "./syntax-problem.ts";

/** Decodes a text; bytes that are not UTF-8 are read as Windows-1252. */
export const decodeAny = (bytes: Uint8Array): string =>
  isText(bytes) ? decode(bytes) : new TextDecoder("windows-1252").decode(bytes);

/** Whether this is UTF-8 or UTF-16. */
export const isText = (bytes: Uint8Array): boolean => isUtf16(bytes) || isUtf8(bytes);

const isUtf16 = (bytes: Uint8Array) => encodingOf(bytes) !== "utf-8";

/** The first bytes of other file types. */
const OTHERS: [start: string, what: string][] = [
  ["PK\x03\x04", "a workbook or another packed file"],
  ["\xD0\xCF\x11\xE0", "a workbook in an old format"],
  ["%PDF", "a PDF"],
  ["\x89PNG", "a picture"],
  ["\xFF\xD8\xFF", "a picture"],
];

/** The type of a file that is not text. */
export function otherFileType(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  return OTHERS.find(([sign]) => start.startsWith(sign))?.[1];
}

/** The same for a table, in which a zero byte is an error. */
export const nonTableType = (bytes: Uint8Array): string | undefined =>
  otherFileType(bytes) ?? (bytes.includes(0) && !isUtf16(bytes) ? "not text" : undefined);

/** How to save such a file as text. */
export const AS_TEXT = "Save it as text in UTF-8; spreadsheets call that CSV UTF-8.";

/** Reports the first bytes that are not UTF-8. */
export function encodingProblems(bytes: Uint8Array): SyntaxProblem[] {
  const other = otherFileType(bytes);
  if (other) {
    const found = { rule: "encoding", offset: 0, length: 0 } as const;
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
    },
  ];
}
