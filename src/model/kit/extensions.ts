/** The bundle of a site's extensions as plain data, which any thread can run. */
export interface ExtensionCode {
  /** The config's folder, from which packages are resolved. */
  folder: string;
  /** The modules in the order of the bundle's exports: `_0` is the first. */
  files: readonly ExtensionModule[];
  /** The bundled source, which loads `plumbline/kit` by `require`. */
  text: string;
  /** The bundle's source map. */
  map: string;
  /** A cycle of imports, in words, if there is one. */
  importCycle?: string;
  /** The modules that browsers load. */
  modules: KitModules;
  /** A hash of the code for browsers; empty if there is none. */
  modulesKey: string;
  /** A hash of the whole bundle. */
  key: string;
}

/** The bundle before it has been run. */
export type ExtensionBundle = Pick<
  ExtensionCode,
  "folder" | "files" | "text" | "map" | "importCycle"
>;

/** The kinds of extension. */
export type ExtensionKind = "section" | "look" | "language" | "check";

/** A module that exports an extension. */
export interface ExtensionModule {
  kind: ExtensionKind;
  file: string;
}

/** An export of a file of the kit, as browsers load it. */
export interface KitModule {
  name: string;
  file: string;
  /** The name of the export. */
  exported: string;
  /** Whether it is bundled with the app. */
  inApp: boolean;
}

/** A script of a section type. */
export interface ScriptModule {
  type: string;
  file: string;
  beforePaint: boolean;
}

/** What browsers load of a kit. */
export interface KitModules extends Record<"sections" | "looks", readonly KitModule[]> {
  scripts: readonly ScriptModule[];
}
