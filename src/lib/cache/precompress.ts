import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentHash } from "../files/hash.ts";
import { cached } from "./cache.ts";

/** A file of the site by its address. */
export interface SiteFile {
  url: string;
  data: Uint8Array;
}

/** Files of a folder by address, with compressed versions, which a package already contains. */
export async function withTwins(
  folder: string,
  urls: readonly string[],
  cacheDir: string,
): Promise<SiteFile[]> {
  const files = urls.map(async (url) => {
    const data = await readFile(join(folder, url));
    const ready = await twinsIn(folder, url);
    return [{ url, data }, ...(ready ?? (await compressedTwins(url, data, cacheDir)))];
  });
  return (await Promise.all(files)).flat();
}

const ENDINGS = ["br", "gz"];

/** Undefined unless both exist. */
async function twinsIn(folder: string, url: string): Promise<SiteFile[] | undefined> {
  const urls = ENDINGS.map((ending) => `${url}.${ending}`);
  if (!urls.every((one) => existsSync(join(folder, one)))) return undefined;
  return Promise.all(
    urls.map(async (one) => ({ url: one, data: await readFile(join(folder, one)) })),
  );
}

/**
 * Compresses a file at the highest level, for hosts that serve precompressed files (nginx, Caddy, and `npm
 * run preview`). At this level Brotli takes seconds for the app, too long for each request.
 */
export async function compressedTwins(
  url: string,
  data: Uint8Array,
  cacheDir: string,
): Promise<SiteFile[]> {
  const key = `compressed/${contentHash(data)}`;
  const [brotli, gzipped] = await Promise.all([
    cached(cacheDir, `${key}.br`, () =>
      promisify(brotliCompress)(data, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
      }),
    ),
    cached(cacheDir, `${key}.gz`, () =>
      promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
    ),
  ]);
  return [
    { url: `${url}.br`, data: brotli },
    { url: `${url}.gz`, data: gzipped },
  ];
}
