import type { BuiltFile } from "./built-files.ts";

/** Where the list of a site's files lies; it does not list itself. */
export const MANIFEST_URL = "/manifest.json";

/**
 * The list of a built site's files, in order, with the SHA-256 of each: who puts the site on the web
 * compares two of them and sends what differs.
 */
export function formatManifest(files: Iterable<[url: string, file: BuiltFile]>): string {
  const listed = new Map(files);
  listed.delete(MANIFEST_URL);
  const lines = [...listed.keys()].sort().map((url) => {
    const { size, hash } = listed.get(url) ?? {};
    return `  ${JSON.stringify({ path: url.slice(1), size, sha256: hash })}`;
  });
  return `{\n"files": [\n${lines.join(",\n")}\n]\n}\n`;
}
