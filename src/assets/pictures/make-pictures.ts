import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cached } from "../../lib/cache/cache.ts";
import { type Encode, encoderOf } from "./encode.ts";
import type { MediaFile } from "./media.ts";
import { pictureHash } from "./recipe.ts";
import { allVariants, type Variant, variantUrl } from "./variants.ts";

/** The sources of pictures. */
interface PictureSources {
  media: ReadonlyMap<string, MediaFile>;
  publicDir: string;
}

interface Pictures extends PictureSources {
  /** The addresses of the pictures that pages use. */
  named: ReadonlySet<string>;
  cacheDir: string;
  /** Keeps an existing picture at an address; false if there is none. */
  keep(url: string): boolean;
  write(url: string, data: Uint8Array): void;
  /** Reports what takes so long. */
  tell?: ((text: string) => void) | undefined;
}

const SLOW_MS = 3000;

/** A picture with all possible variants by address. */
interface Picture {
  name: string;
  hash: string;
  variants: Map<string, Variant>;
}

/** The addresses of pictures in a page's HTML. */
export const picturesInHtml = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[^"\s,)]+\.(?:avif|jpg|png|webp)\b/g)),
];

/**
 * Encodes the pictures that pages use. One photograph at a time, to limit memory; its variants in parallel,
 * as many as libuv has threads, each on one thread of libvips.
 */
export async function makePictures(pictures: Pictures): Promise<void> {
  const { media, publicDir, named, cacheDir, keep, write, tell } = pictures;
  const slow = setTimeout(() => tell?.("Making pictures smaller; this is done once."), SLOW_MS);
  try {
    for (const picture of picturesOf(media)) {
      const encode = encoderOf(() => originalOf(publicDir, picture));
      const wanted = [...picture.variants].filter(([url]) => named.has(url) && !keep(url));
      await Promise.all(
        wanted.map(async ([url, variant]) =>
          write(url, await make(picture, variant, encode, cacheDir)),
        ),
      );
    }
  } finally {
    clearTimeout(slow);
  }
}

function* picturesOf(media: PictureSources["media"]): Generator<Picture> {
  for (const { name, width, height, cut } of media.values()) {
    if (!cut) continue;
    const { hash, stem, isTransparent } = cut;
    const variants = allVariants({ width, height }, isTransparent);
    yield { name, hash, variants: new Map(variants.map((each) => [variantUrl(stem, each), each])) };
  }
}

/**
 * Reads the original and checks its hash, so that the cache never has a different picture under this hash.
 */
async function originalOf(publicDir: string, { name, hash }: Picture): Promise<Buffer> {
  const data = await readFile(join(publicDir, "media", name));
  if (pictureHash(data) === hash) return data;
  throw new ChangedMeanwhile(`public/media/${name} was changed during the build. Build again.`);
}

class ChangedMeanwhile extends Error {}

/** The cache key is the hash of the content, so that a renamed file is not encoded again. */
async function make({ name, hash }: Picture, variant: Variant, encode: Encode, cacheDir: string) {
  try {
    return await cached(cacheDir, variantUrl(`pictures/${hash}`, variant), () => encode(variant));
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw error;
    throw new Error(
      `public/media/${name} cannot be converted for the site: ${reasonOf(error)}. ` +
        "Export it again from its program, as JPEG or PNG, and replace the file.",
      { cause: error },
    );
  }
}

/** libvips has one error list for all threads, so the reason may be missing or duplicated. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (reason === "Unknown error") return "the file is damaged or cut off";
  return [...new Set(reason.trim().split(/\s*\n\s*/))].join(", ");
}
