import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cached } from "../cache/cache.ts";
import { type Encode, encoderOf } from "./encode.ts";
import type { MediaFile } from "./media.ts";
import { pictureHash } from "./recipe.ts";
import { allVariants, type Variant, variantUrl } from "./variants.ts";

/** What pictures are made of. */
interface PictureSources {
  media: ReadonlyMap<string, MediaFile>;
  publicDir: string;
}

interface Pictures extends PictureSources {
  /** The addresses of those that pages show. */
  named: ReadonlySet<string>;
  cacheDir: string;
  /** Takes the picture that lies ready at an address; false if there is none. */
  keep(url: string): boolean;
  write(url: string, data: Uint8Array): void;
  /** Reports why the build takes long. */
  tell?: ((text: string) => void) | undefined;
}

const SLOW_MS = 3000;

/** A picture of the site with the variants that pages may name, by address. */
interface Picture {
  name: string;
  hash: string;
  variants: Map<string, Variant>;
}

/** The addresses in a page's HTML that may be those of pictures. */
export const picturesInHtml = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[^"\s,)]+\.(?:avif|jpg|png|webp)\b/g)),
];

/**
 * Makes the pictures that pages name, and no others. One photograph at a time, so that memory holds
 * one; its variants at once, as many as libuv has threads, each on one thread of libvips.
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

/** The picture that was hashed; the cache must hold nothing else under that hash. */
async function originalOf(publicDir: string, { name, hash }: Picture): Promise<Buffer> {
  const data = await readFile(join(publicDir, "media", name));
  if (pictureHash(data) === hash) return data;
  throw new ChangedMeanwhile(
    `public/media/${name} was replaced while the site was made from it. Build again.`,
  );
}

class ChangedMeanwhile extends Error {}

/** A picture's name in the cache is that of its content, so that a renamed file costs nothing. */
async function make({ name, hash }: Picture, variant: Variant, encode: Encode, cacheDir: string) {
  try {
    return await cached(cacheDir, variantUrl(`pictures/${hash}`, variant), () => encode(variant));
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw error;
    throw new Error(
      `public/media/${name} cannot be made into a picture for the site: ${reasonOf(error)}. ` +
        "Export it again from where it came from, as JPEG or PNG, and replace the file.",
      { cause: error },
    );
  }
}

/** libvips has one list of errors for all threads: the reason may be missing, or there twice. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (reason === "Unknown error") return "the file is damaged or cut off";
  return [...new Set(reason.trim().split(/\s*\n\s*/))].join(", ");
}
