import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { cached } from "../../lib/cache/cache.ts";
import { contentHash } from "../../lib/files/hash.ts";
import type { PublicFolder } from "../../lib/files/public-folder.ts";
import {
  LONGEST_START,
  METADATA_VERSION,
  mayHaveMetadata,
  withoutMetadata,
} from "./metadata/strip.ts";

const looked = new Map<string, { stamp: string; reason: Promise<string> }>();

/**
 * The files of the public folder that cannot be published because their metadata cannot be removed, with
 * the reason, by address. A file is only read again when it changes.
 */
export async function unpublishable(
  publicDir: string,
  { files }: PublicFolder,
  cacheDir: string,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [url, stamp] of files) {
    const path = join(publicDir, url);
    const known = looked.get(path);
    const reason = known?.stamp === stamp ? known.reason : reasonOf(path, stamp, cacheDir);
    looked.set(path, { stamp, reason });
    if ((await reason) !== "") found.set(url, await reason);
  }
  return found;
}

const reasonOf = (path: string, stamp: string, cacheDir: string): Promise<string> =>
  cached(cacheDir, `public/${contentHash(METADATA_VERSION, path, stamp)}`, async () =>
    Buffer.from(await faultOf(path)),
  ).then(String);

/** Empty if the file is missing; publishing reports unreadable files. */
async function faultOf(path: string): Promise<string> {
  try {
    const data = mayHaveMetadata(await startOf(path)) ? await readFile(path) : undefined;
    if (data) await withoutMetadata(data);
    return "";
  } catch (error) {
    return error instanceof Error && !("code" in error) ? error.message : "";
  }
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_START));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
