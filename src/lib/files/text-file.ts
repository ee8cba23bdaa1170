import { isUtf8, transcode } from "node:buffer";
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { fileStamp, readRegularFile, writeAtomically } from "./files.ts";

const BOM = "\uFEFF";

type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** In bytes. A config with thousands of pages is larger, and each command reads it several times. */
const LONG = 2 ** 20;

/** A file that has just changed can change again and keep its stamp: some disks only count in seconds. */
const RECENT_MS = 3000;

/** The long texts that were read, by their files. */
const longTexts = new Map<string, { stamp: string; text: string }>();

/** The text of a file that an owner writes, in UTF-8 or UTF-16, without a byte order mark. */
export function readText(file: string): string {
  const path = resolve(file);
  const stats = statSync(path);
  const stamp = fileStamp(stats);
  const known = longTexts.get(path);
  if (known?.stamp === stamp) return known.text;
  const text = withoutBom(decode(readRegularFile(path)));
  const isRecent = Date.now() - stats.ctimeMs < RECENT_MS;
  if (stats.size < LONG || isRecent) longTexts.delete(path);
  else longTexts.set(path, { stamp, text });
  return text;
}

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
