import type { BuiltFile } from "./built-files.ts";

/** The list of a site's files; it does not list itself. */
export const MANIFEST_URL = "/manifest.json";

/**
 * The sorted list of a built site's files with their SHA-256: publishing tools
 * compare two of them and send the difference.
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
