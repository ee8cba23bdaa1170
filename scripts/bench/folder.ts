import { hash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Identifies the state of a file: writing, replacing or touching it changes one of these. */
interface Print {
  inode: bigint;
  modified: bigint;
  content: string;
}

/** The files of a folder by their paths with slashes. */
export type Snapshot = ReadonlyMap<string, Print>;

export function snapshot(folder: string): Snapshot {
  const prints = new Map<string, Print>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = join(entry.parentPath, entry.name);
    const { ino: inode, mtimeNs: modified } = lstatSync(file, { bigint: true });
    const content = hash("sha256", readFileSync(file), "base64");
    prints.set(relative(folder, file).split(sep).join("/"), { inode, modified, content });
  }
  return prints;
}

/** How a folder's files have changed. */
export interface FolderDifference {
  /** New, or with new content. */
  changed: string[];
  /** The same content in another file or with another time: written without need. */
  touched: string[];
  removed: string[];
  kept: number;
}

export function compare(before: Snapshot, after: Snapshot): FolderDifference {
  const difference: FolderDifference = { changed: [], touched: [], removed: [], kept: 0 };
  for (const [path, now] of after) {
    const old = before.get(path);
    if (old?.content !== now.content) difference.changed.push(path);
    else if (old.inode !== now.inode || old.modified !== now.modified)
      difference.touched.push(path);
    else difference.kept += 1;
  }
  difference.removed = [...before.keys()].filter((path) => !after.has(path));
  return difference;
}
