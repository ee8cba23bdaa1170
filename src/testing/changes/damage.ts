import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { Random } from "./random.ts";

/** Damages a file; `other` is another file in the same folder. */
type Damage = (file: string, other: string, random: Random) => void;

const bytesOf = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : Buffer.alloc(0);

function write(file: string, data: Uint8Array): void {
  rmSync(file, { recursive: true, force: true });
  writeFileSync(file, data);
}

/** Damages of files on a disk, by name. */
const DAMAGES: Record<string, Damage> = {
  flip(file, _, random) {
    const bytes = bytesOf(file);
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    write(file, bytes);
  },
  cut(file, _, random) {
    const bytes = bytesOf(file);
    write(file, bytes.subarray(0, random.below(bytes.length)));
  },
  lengthen: (file) => write(file, Buffer.concat([bytesOf(file), Buffer.from("\n}")])),
  empty: (file) => write(file, Buffer.alloc(0)),
  delete: (file) => rmSync(file, { recursive: true, force: true }),
  replace: (file, other) => write(file, bytesOf(other)),
  swap(file, other) {
    const [one, two] = [bytesOf(file), bytesOf(other)];
    write(file, two);
    write(other, one);
  },
  "replace by a folder"(file) {
    rmSync(file, { recursive: true, force: true });
    mkdirSync(`${file}/folder`, { recursive: true });
  },
};

/** Damages a random file and returns a description. */
export function damageOne(files: readonly string[], random: Random): string {
  const [file = "", other = ""] = random.shuffled(files);
  const name = random.pick(Object.keys(DAMAGES));
  if (name !== "delete" || existsSync(file)) DAMAGES[name]?.(file, other, random);
  return `${name}: ${file}`;
}
