import { isUtf8 } from "node:buffer";
import { readFileSync, type Stats } from "node:fs";
import { fileStamp } from "./files.ts";
import { decode } from "./text-file.ts";

/** What is in a file of the public folder, as far as that decides whether and how it is published. */
interface Content {
  /** Whether there is a private key in it. */
  isKey: boolean;
  /** Whether it is a text that is not in UTF-8, which hosts call it. */
  isNonUtf8: boolean;
}

/** How private keys begin, whatever their file is called. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY( BLOCK)?-----|^PuTTY-User-Key-File-/;

/** No key is larger, and none is in files of these kinds. */
const MAX_KEY_SIZE = 2 ** 16;
const KEYLESS_TYPES =
  /\.(avif|css|docx?|gif|html?|ico|jpe?g|m4v|mov|mp[34]|pdf|png|pptx?|svg|vtt|web[mp]|woff2?|xlsx?|zip)$/i;

/** Texts that are sent as UTF-8, or have to be by their standards; tables are for spreadsheets, which know more. */
const TEXT = /\.(txt|vtt|html?|css|m?js|json|webmanifest|md|ics|vcf)$|^\/\.well-known\/[^.]+$/i;

/** What is larger was made by a program for programs. */
const MAX_TEXT_SIZE = 2 ** 20;

const contentCache = new Map<string, { stamp: string; content: Content }>();

/** Looks into a file; one that has not changed is not read again. */
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

/** Nothing, where it may not be read: who publishes it says so. */
export function readBytesIfAny(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
