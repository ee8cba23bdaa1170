import { lstatSync, rmdirSync, unlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeOf } from "../files/files.ts";

/** Removes a file from a tree, if there is one, with the folders that are empty then. */
export function removeFile(tree: string, url: string): void {
  const place = join(tree, url);
  try {
    unlinkSync(place);
  } catch (error) {
    const isNoFile = ["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "");
    if (!isNoFile && !lstatSync(place).isDirectory()) throw error;
  }
  try {
    for (let at = dirname(place); at !== tree; at = dirname(at)) rmdirSync(at);
  } catch {
    // It still holds something, as do those above it.
  }
}

/** The addresses of all folders in which files lie, and of those above them. */
export function foldersOf(urls: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const url of urls) {
    for (let at = dirname(url); !folders.has(at); at = dirname(at)) folders.add(at);
  }
  return folders;
}
