import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { isFileName } from "../../../../schema/fields/addresses.ts";

/** Names are part of addresses, and people read them. */
const LONGEST = 60;

/** A name for a file that all systems and hosts accept: `IMG 2034 (1).JPG` is `img-2034-1.jpg`. */
export function safeName(name: string): string {
  const [last = ""] = name.split(/[/\\]/).slice(-1);
  const extension = extname(last);
  const stem = last
    .slice(0, last.length - extension.length)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, "-");
  const short =
    [...stem]
      .slice(0, LONGEST)
      .join("")
      .replace(/^-+|-+$/g, "") || "file";
  const whole = short + extension.toLowerCase();
  return isFileName(whole) ? whole : `file-${whole}`;
}

/**
 * A name that no other file of a folder has, on systems without capitals either. A file with the same content
 * keeps its name.
 */
export function freeName(folder: string, name: string, data: Buffer): string {
  const taken = new Map(readdirSync(folder).map((each) => [folded(each), each]));
  const extension = extname(name);
  const stem = name.slice(0, name.length - extension.length);
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${stem}-${count}${extension}`;
    const other = taken.get(folded(candidate));
    if (other === undefined) return candidate;
    if (hasContent(join(folder, other), data)) return other;
  }
}

const folded = (name: string) => name.normalize("NFC").toLowerCase();

function hasContent(file: string, data: Buffer): boolean {
  const stats = lstatSync(file);
  return stats.isFile() && stats.size === data.length && readFileSync(file).equals(data);
}
