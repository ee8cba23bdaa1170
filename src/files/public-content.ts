import { isUtf8 } from "node:buffer";
import { readFileSync, type Stats } from "node:fs";
import { stampOf } from "./files.ts";
import { decode } from "./text-file.ts";

/** What is in a file of the public folder, as far as that decides whether and how it is published. */
interface Content {
  /** Whether there is a private key in it. */
  isKey: boolean;
  /** Whether it is a text that is not in UTF-8, which hosts call it. */
  isOtherText: boolean;
}

/** How private keys begin, whatever their file is called. */
const KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY( BLOCK)?-----|^PuTTY-User-Key-File-/;

/** No key is larger, and none is in files of these kinds. */
const MOST_OF_A_KEY = 2 ** 16;
const NO_KEY =
  /\.(avif|css|docx?|gif|html?|ico|jpe?g|m4v|mov|mp[34]|pdf|png|pptx?|svg|vtt|web[mp]|woff2?|xlsx?|zip)$/i;

/** Texts that are sent as UTF-8, or have to be by their standards; tables are for spreadsheets, which know more. */
const TEXT = /\.(txt|vtt|html?|css|m?js|json|webmanifest|md|ics|vcf)$|^\/\.well-known\/[^.]+$/i;

/** What is larger was made by a program for programs. */
const MOST_OF_A_TEXT = 2 ** 20;

const looked = new Map<string, { stamp: string; content: Content }>();

/** Looks into a file; one that has not changed is not read again. */
export function contentOf(path: string, url: string, stats: Stats): Content {
  const mayBeKey = stats.size <= MOST_OF_A_KEY && !NO_KEY.test(path);
  const isText = stats.size <= MOST_OF_A_TEXT && TEXT.test(url);
  if (!mayBeKey && !isText) return { isKey: false, isOtherText: false };
  const stamp = stampOf(stats);
  const known = looked.get(path);
  if (known?.stamp === stamp) return known.content;
  const bytes = bytesOf(path);
  const content = {
    isKey: mayBeKey && KEY.test(decode(bytes)),
    isOtherText: isText && (bytes.includes(0) || !isUtf8(bytes)),
  };
  looked.set(path, { stamp, content });
  return content;
}

/** Nothing, where it may not be read: who publishes it says so. */
export function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
