import { extname } from "node:path";
import type { MediaKind } from "../../../schema/fields/meaning.ts";
import type { Alternative } from "../../../schema/picture-texts.ts";
import type { DrawingFault } from "../../lib/files/drawing-faults.ts";
import { ASSETS, MEDIA } from "../../model/addresses.ts";
import type { Media } from "../../model/values.ts";
import { fallbackVariant, variantUrl } from "./variants.ts";

/** A file of `public/media`. */
export interface MediaFile {
  /** Its path in the folder, as on the disk. Lookups use its NFC form, since systems differ. */
  name: string;
  url: string;
  type: string;
  bytes: number;
  /** A picture's size after rotation; 0 by 0 for other files. */
  width: number;
  height: number;
  /** Why the file cannot be shown. */
  fault?: "damaged" | "huge" | "empty" | "unreadable" | "broken";
  /** Parts of an SVG that browsers do not show as they were drawn. */
  faults?: readonly Exclude<DrawingFault, "unreadable">[];
  /** Its alternative text in `media.json`. */
  alt?: Alternative;
  /** Set if pages show variants of it: not for SVGs and animations. */
  cut?: Cut;
}

interface Cut {
  /** A hash of the content. */
  hash: string;
  stem: string;
  isTransparent: boolean;
}

/** A file for pages to use; a document is sent unchanged. */
export function displayMedia(
  { url, type, bytes, width, height, cut }: MediaFile,
  kind?: MediaKind,
): Media {
  if (kind === "document") return { url, type, width, height, bytes };
  if (!cut) return { url, type, width, height };
  const { stem, isTransparent } = cut;
  const fallback = variantUrl(stem, fallbackVariant({ width, height }, isTransparent));
  return { url: fallback, type, width, height, stem };
}

/** A file's name for an address that needs no escaping, even in a `srcset`. */
const plainName = (name: string) =>
  name
    .slice(0, -extname(name).length)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/gi, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40)
    .toLowerCase() || "picture";

/** The address of a file of `public/media` itself. */
export const mediaFileUrl = (name: string): string =>
  [MEDIA, ...name.normalize().split("/").map(encodeURIComponent)].join("/");

/** How the addresses of a picture's variants begin, before the hash of its content. */
export const pictureStem = (name: string): string => `${ASSETS}/${plainName(name)}-`;
