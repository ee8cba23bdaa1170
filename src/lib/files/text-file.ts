import { isUtf8, transcode } from "node:buffer";
import { readRegularFile, writeAtomically } from "./files.ts";

const BOM = "\uFEFF";

type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** The text of a file that an owner writes, in UTF-8 or UTF-16, without a byte order mark. */
export const readText = (file: string): string => withoutBom(decode(readRegularFile(file)));

/** The same for a file that may be missing; its text is then empty. */
export function readTextIfAny(file: string): string {
  try {
    return readText(file);
  } catch {
    return "";
  }
}

/** Replaces the text of such a file. Its encoding and its byte order mark stay. */
export const writeText = (file: string, text: string): Promise<void> =>
  writeAtomically(file, encodeLike(readRegularFile(file), text));

/** Decodes UTF-8, or UTF-16 as spreadsheets write it. Invalid bytes become U+FFFD. */
export function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  // In Node.js 20, reads megabytes thirty times as fast as TextDecoder.
  if (encoding === "utf-8" && isUtf8(bytes))
    return transcode(bytes, "utf8", "utf16le").toString("utf16le");
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

export const withoutBom = (text: string): string =>
  text.startsWith(BOM) ? text.slice(BOM.length) : text;

/** Encodes a text like these bytes, with a byte order mark if they have one. */
export function encodeLike(bytes: Uint8Array, text: string): Buffer {
  const marked = decode(bytes.subarray(0, 4)).startsWith(BOM) ? BOM + text : text;
  const encoding = encodingOf(bytes);
  if (encoding === "utf-8") return Buffer.from(marked);
  const encoded = Buffer.from(marked, "utf16le");
  return encoding === "utf-16be" ? encoded.swap16() : encoded;
}

/** Detected by the mark, or by zero bytes in the first characters. */
export function encodingOf([first, second, third, fourth]: Uint8Array): Encoding {
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0))
    return "utf-16le";
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second && third === 0);
  return isBig && fourth !== 0 ? "utf-16be" : "utf-8";
}
