import { z } from "zod";
import { isInFolder } from "../../schema/fields/addresses.ts";
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

/** Manifests come from servers, too, and are not trusted. */
const manifestSchema = z.object({
  files: z.array(
    z.object({ path: z.string().refine(isInFolder), size: z.number(), sha256: z.string() }),
  ),
});

export type ListedFile = z.output<typeof manifestSchema>["files"][number];

/** The files in a manifest; undefined if the text is not one. */
export function parseManifest(text: string): ListedFile[] | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data?.files;
  } catch {
    return undefined;
  }
}
