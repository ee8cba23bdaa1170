import type { KitModules } from "./kit-modules.ts";

/** A site's own code as plain data: any thread can run it. */
export interface OwnCode {
  /** The config's folder, from which packages are looked up. */
  folder: string;
  /** The modules in the order of the bundle's exports: `_0` is the first. */
  files: readonly OwnFile[];
  /** All of them in one text, which asks for `plumbline/kit` by `require`. */
  text: string;
  /** The text's source map. */
  map: string;
  /** Modules that import each other, in words, if there are any. */
  circle?: string;
  /** What browsers get. */
  modules: KitModules;
  /** Changes with what browsers get; empty if that is nothing. */
  modulesKey: string;
  /** Changes with all that is in it. */
  key: string;
}

/** The bundle alone, before it has been run. */
export type OwnText = Pick<OwnCode, "folder" | "files" | "text" | "map" | "circle">;

/** The kinds of what may be added to a kit. */
export type OwnKind = "section" | "look" | "language" | "check";

/** A module that exports what is added. */
export interface OwnFile {
  kind: OwnKind;
  file: string;
}
