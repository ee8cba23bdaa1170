import { dirname } from "node:path";

/** The addresses of all folders in which files lie, and of those above them. */
export function foldersOf(urls: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const url of urls) {
    for (let at = dirname(url); !folders.has(at); at = dirname(at)) folders.add(at);
  }
  return folders;
}
