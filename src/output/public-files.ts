import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { METADATA_VERSION, withoutMetadata } from "../assets/pictures/metadata/strip.ts";
import { isPublishedAsIs } from "../checks/engine/media-uses.ts";
import type { SiteSummary } from "../checks/engine/summary.ts";
import { MANIFEST_URL } from "./manifest.ts";
import type { Output } from "./output.ts";

interface PublishOptions {
  site: SiteSummary;
  publicDir: string;
  output: Output;
  /** Logs ignored files. */
  tell: ((text: string) => void) | undefined;
}

/**
 * Copies the public folder. Files in `media` are only copied if they are published unchanged, since the
 * others are private. Skips files that the build writes itself. Throws if there are pictures that cannot be
 * published, and lists them all.
 */
export async function publishPublic({ site, publicDir, output, tell }: PublishOptions) {
  const isPublished = isPublishedAsIs(site);
  const problems: string[] = [];
  for (const [name, stamp] of site.publicFolder.files) {
    const url = linkedName(name);
    if (!isPublished(url)) continue;
    if (output.has(url) || url === MANIFEST_URL) {
      tell?.(`public${url} is ignored: the build writes a file with the same name.`);
      continue;
    }
    const recipe = `${METADATA_VERSION} ${stamp}`;
    if (output.reuse(url, recipe)) continue;
    const data = await publishedBytes(join(publicDir, name));
    if (typeof data === "string") problems.push(`public${url}: ${data}.`);
    else output.write(url, data, recipe);
  }
  if (problems.length > 0) throw new Error([...problems, REMEDY].join("\n"));
}

/** A file's address in NFC, as links have it; some file systems use NFD. */
const linkedName = (name: string) => name.normalize();

const REMEDY =
  "These pictures cannot be published. Export each again from its source, as JPEG or PNG, " +
  "and replace the file, or remove it from public/.";

/** The published bytes of a file, without camera metadata, or the reason why it cannot be published. */
async function publishedBytes(file: string): Promise<Buffer | string> {
  const data = await readFile(file);
  try {
    return await withoutMetadata(data);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
