import { isUtf8 } from "node:buffer";
import { readFileSync, type Stats } from "node:fs";
import { fileStamp } from "./files.ts";
import { decode } from "./text-file.ts";

/** Properties of a public file that matter for publishing. */
interface Content {
  /** Contains a private key. */
  isKey: boolean;
  /** A text that is not UTF-8, although hosts declare it so. */
  isNonUtf8: boolean;
}

/** The beginnings of private keys. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY( BLOCK)?-----|^PuTTY-User-Key-File-/;

/** Keys are smaller than this, and never in files of these types. */
const MAX_KEY_SIZE = 2 ** 16;
const KEYLESS_TYPES =
  /\.(avif|css|docx?|gif|html?|ico|jpe?g|m4v|mov|mp[34]|pdf|png|pptx?|svg|vtt|web[mp]|woff2?|xlsx?|zip)$/i;

/**
 * Text formats that are served as UTF-8 or require it. Tables are excluded, since spreadsheets
 * detect encodings.
 */
const TEXT = /\.(txt|vtt|html?|css|m?js|json|webmanifest|md|ics|vcf)$|^\/\.well-known\/[^.]+$/i;

/** Larger texts are data for programs. */
const MAX_TEXT_SIZE = 2 ** 20;

const contentCache = new Map<string, { stamp: string; content: Content }>();

/** Inspects a file; the result is cached by its stamp. */
export function inspectContent(path: string, url: string, stats: Stats): Content {
  const mayBeKey = stats.size <= MAX_KEY_SIZE && !KEYLESS_TYPES.test(path);
  const isText = stats.size <= MAX_TEXT_SIZE && TEXT.test(url);
  if (!mayBeKey && !isText) return { isKey: false, isNonUtf8: false };
  const stamp = fileStamp(stats);
  const known = contentCache.get(path);
  if (known?.stamp === stamp) return known.content;
  const bytes = readBytesIfAny(path);
  const content = {
    isKey: mayBeKey && PRIVATE_KEY.test(decode(bytes)),
    isNonUtf8: isText && (bytes.includes(0) || !isUtf8(bytes)),
  };
  contentCache.set(path, { stamp, content });
  return content;
}

/** Empty if the file is unreadable, which publishing reports. */
export function readBytesIfAny(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
