import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cached } from "../../lib/cache/cache.ts";
import type { SiteFile } from "../../lib/cache/precompress.ts";
import { workerUrl } from "../../lib/code/code.ts";
import { contentHash } from "../../lib/files/hash.ts";

/** The axes that a variable font is limited to. */
export type Axes = Record<string, number | { min: number; max: number }>;

/** Subsets a font file to some characters and axes, uncompressed (TrueType). */
export async function subsetFont(
  file: string,
  characters: readonly string[],
  axes: Axes,
  cacheDir: string,
): Promise<Buffer> {
  const source = await readFile(file);
  const text = characters.join("");
  const key = contentHash(source, JSON.stringify(axes), text);
  const data = await cached(cacheDir, `fonts/${key}.ttf`, async () => {
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(source, text, { targetFormat: "sfnt", variationAxes: axes });
  });
  return Buffer.from(data);
}

/** An uncompressed font file, with the address of the compressed one. */
export interface FontSubset {
  url: string;
  cut: Buffer;
}

/** The files as they are served (WOFF2); compressing them takes most of a second. */
export async function compressedFonts(
  files: readonly FontSubset[],
  cacheDir: string,
): Promise<SiteFile[]> {
  let compressor: ChildProcess | undefined;
  const compress = async (cut: Buffer) => {
    compressor ??= await startCompressor();
    const child = compressor;
    const waiting = new AbortController();
    const answers = ["message", "exit"].map((event) => once(child, event, waiting));
    child.send(cut);
    const [made] = await Promise.race(answers);
    // Removes the listener of the other event.
    waiting.abort();
    if (made instanceof Uint8Array) return made;
    throw new Error("A font could not be compressed, see above.");
  };
  try {
    const made: SiteFile[] = [];
    for (const { url, cut } of files) {
      const name = `fonts/${contentHash(cut)}.woff2`;
      const data = await cached(cacheDir, name, () => compress(cut));
      made.push({ url, data });
    }
    return made;
  } finally {
    compressor?.kill();
  }
}

/** A separate process, so that its memory is free again when pages are built. */
const startCompressor = async () =>
  fork(fileURLToPath(await workerUrl("src/assets/fonts/woff2")), { serialization: "advanced" });
