import type { MediaFile } from "../../../assets/pictures/media.ts";
import type { BrowserScripts } from "../../../render/bundle/site-code.ts";

/** What a picture is, by the hash that git has for its content. */
export type Measured = Omit<MediaFile, "name" | "url" | "alt">;

/** What the static studio was made with. */
export interface Program {
  scripts: BrowserScripts;
  pictures: Readonly<Record<string, Measured>>;
}

let loaded: Program | undefined;

export function program(): Program {
  if (!loaded) throw new Error("The program is not loaded yet.");
  return loaded;
}

/** Receives the files beside the program. */
export function setProgram(made: Program): void {
  loaded = made;
}

let icons: ReadonlyMap<string, string> | undefined;

/** The shapes of icons by name; undefined until they are loaded, which is after the first page. */
export const loadedIcons = (): ReadonlyMap<string, string> | undefined => icons;

export function setIcons(all: ReadonlyMap<string, string>): void {
  icons = all;
}
