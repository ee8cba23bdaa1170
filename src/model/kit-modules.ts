/** A part of a kit as browsers get it: what one file exports. */
export interface KitModule {
  name: string;
  file: string;
  /** What it is called in the file. */
  exported: string;
  /** Whether it comes with the app. */
  inApp: boolean;
}

/** All that browsers get of a kit, by kind. */
export type KitModules = Record<"sections" | "looks", readonly KitModule[]>;
