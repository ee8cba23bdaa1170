import type { ValuePath } from "../protocol/edits.ts";
import type { PageOrigins, PictureOrigin, ValueOrigin, WordsAround } from "../protocol/page.ts";

/** What the studio sends to the page in its frame. */
export type ToFrame =
  /** The page of the working copy; without HTML if only its origins are new. */
  | { type: "show"; origins: PageOrigins; html: string | undefined }
  /** What the page may show from elsewhere. */
  | { type: "values"; values: readonly ValueOrigin[] }
  /** Marks a section, and scrolls to it, or to a text in it. */
  | { type: "select"; section: number | undefined; text: ValuePath | undefined }
  /** What the buttons on the page are called. */
  | { type: "words"; addBefore: string; addAfter: string };

/** What the page in the frame sends to the studio. */
export type FromFrame =
  /** `isMissing` says that it is the page for missing addresses. */
  | { type: "ready"; path: string; isMissing: boolean }
  | { type: "select"; section: number; text?: ValuePath; words?: WordsAround }
  /** Words in header or footer were clicked. */
  | { type: "edit"; text: ValuePath }
  /** A section was dragged to the place of another one. */
  | { type: "move"; section: number; target: number }
  /** A section should be added above or below one. */
  | { type: "add"; section: number; isBefore: boolean }
  /** The visitor follows a link. */
  | { type: "follow"; path: string }
  | { type: "input"; path: ValuePath; value: string; before: string }
  | { type: "inputEnd" }
  /** Files are dropped on a picture, or beside it in its list. */
  | {
      type: "drop";
      picture: PictureOrigin;
      files: File[];
      beside: "before" | "after" | undefined;
    }
  /** A key for the studio, such as Ctrl-Z. */
  | { type: "key"; name: "undo" | "redo" | "save" }
  /** Goes to the next part of the window, or to the one before. */
  | { type: "region"; by: 1 | -1 };
