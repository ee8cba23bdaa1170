/** Messages about the files of `public/media`. */

/** The files that a field accepts. */
export type FileKind = "image" | "video" | "captions" | "document";

/** A file of `public/media`. */
export interface MediaModel {
  /** Its path in the folder, such as `team/jo.jpg`. */
  name: string;
  kind: FileKind;
  /** The address of a small version, if it is a picture. */
  url: string;
  bytes: number;
  /** In pixels; 0 for other files than pictures. */
  width: number;
  height: number;
  isDamaged: boolean;
  /** Its text for people who cannot see it, or one for each language; undefined if it has none yet. */
  alternative: string | Readonly<Record<string, string>> | undefined;
}

/** The files of `public/media`, and the languages that their texts need, the main one first. */
export interface MediaList {
  files: MediaModel[];
  languages: string[];
}
