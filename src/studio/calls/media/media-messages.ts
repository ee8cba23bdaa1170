import type { MediaFile } from "../../../assets/pictures/media.ts";
import type { ContentFault } from "../../../assets/pictures/media-types.ts";
import { errorCode } from "../../../lib/files/files.ts";
import { MAX_UPLOAD_BYTES } from "../../protocol/addresses.ts";

type Fault = ContentFault | "large" | "empty" | "private";

const MEGABYTE = 1_000_000;

const FAULTS: Record<Fault, string> = {
  large: `is larger than ${MAX_UPLOAD_BYTES / MEGABYTE} MB, which is too much for a website. Make it smaller first; a long film belongs on YouTube or Vimeo.`,
  empty: "is empty.",
  private: "looks like a file with passwords or keys, which must not be on a website.",
  "photo format":
    "has a format of cameras that browsers do not show. Export it as JPEG, or send it to yourself from the phone, which converts it.",
  "film format": "has a film format that browsers do not play. Export it as MP4.",
  "other content":
    "is damaged, or not what its name says. Open it in its program and save it again.",
  unknown:
    "is of a kind that the site cannot show. Use pictures (JPEG, PNG, WebP, AVIF, GIF, SVG), films (MP4, WebM) or documents such as PDF.",
};

/** Why a file is not added. */
export const faultMessage = (fault: Fault, name: string): string =>
  `"${name}" is not added: it ${FAULTS[fault]}`;

const MEASURED: Record<NonNullable<MediaFile["fault"]>, string> = {
  damaged: "is damaged. Copy it again from where it comes from.",
  huge: "has too many pixels for a website. Make it smaller first.",
  empty: "is empty.",
  unreadable: "is a drawing that browsers cannot read. Export it again as SVG.",
  broken: "is damaged: a part of it is missing. Copy it again from where it comes from.",
};

/** Why a complete file cannot be shown; undefined if it can. */
export function measuredMessage({ name, fault, faults = [] }: MediaFile): string | undefined {
  if (fault) return `"${name}" is not added: it ${MEASURED[fault]}`;
  if (faults.includes("script"))
    return `"${name}" is not added: this drawing contains a program, which could harm visitors. Export it again as a plain SVG.`;
  return undefined;
}

const WRITING: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full. Delete something, and try again.",
  EDQUOT: "your space on this disk is full. Delete something, and try again.",
  EROFS: "this disk cannot be written to.",
  EACCES: "the folder public/media may not be changed. Allow yourself to write to it.",
  EPERM: "the folder public/media may not be changed. Allow yourself to write to it.",
  ENOTDIR: "public/media is a file. Rename it, since it has to be a folder.",
  EEXIST: "public/media is a file. Rename it, since it has to be a folder.",
};

/** Why a file could not be written. */
export function writeMessage(error: unknown, name: string): string {
  const reason = WRITING[errorCode(error) ?? ""] ?? String(error);
  return `"${name}" is not added: ${reason}`;
}
