import type { MediaFile } from "../../../assets/pictures/media.ts";
import type { ContentFault } from "../../../assets/pictures/media-types.ts";
import { errorCode } from "../../../lib/files/files.ts";
import { MAX_UPLOAD_BYTES } from "../../protocol/addresses.ts";
import { type Message, type MessageCode, message } from "../../protocol/messages.ts";

type Fault = ContentFault | "large" | "empty" | "private";

const MEGABYTE = 1_000_000;

const FAULTS = {
  large: "fileTooLarge",
  empty: "fileEmpty",
  private: "filePrivate",
  "photo format": "photoFormat",
  "film format": "filmFormat",
  "other content": "otherContent",
  unknown: "unknownFormat",
} as const satisfies Record<Fault, MessageCode>;

/** Why a file is not added. */
export function faultMessage(fault: Fault, name: string): Message {
  const code = FAULTS[fault];
  return code === "fileTooLarge"
    ? message(code, name, String(MAX_UPLOAD_BYTES / MEGABYTE))
    : message(code, name);
}

const MEASURED = {
  damaged: "fileDamaged",
  huge: "tooManyPixels",
  empty: "fileEmpty",
  unreadable: "drawingUnreadable",
  broken: "fileDamaged",
} as const satisfies Record<NonNullable<MediaFile["fault"]>, MessageCode>;

/** Why a complete file cannot be shown; undefined if it can. */
export function measuredMessage({ name, fault, faults = [] }: MediaFile): Message | undefined {
  if (fault) return message(MEASURED[fault], name);
  return faults.includes("script") ? message("drawingHasProgram", name) : undefined;
}

const WRITING: Readonly<
  Record<string, "noRoom" | "diskReadOnly" | "folderReadOnly" | "folderIsFile">
> = {
  ENOSPC: "noRoom",
  EDQUOT: "noRoom",
  EROFS: "diskReadOnly",
  EACCES: "folderReadOnly",
  EPERM: "folderReadOnly",
  ENOTDIR: "folderIsFile",
  EEXIST: "folderIsFile",
};

/** Why a file could not be written. */
export function writeMessage(error: unknown, name: string): Message {
  const code = WRITING[errorCode(error) ?? ""];
  return code ? message(code, name) : message("notAdded", name, String(error));
}
