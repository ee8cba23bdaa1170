/** One export of a file of the kit, as browsers load it. */
export interface KitModule {
  name: string;
  file: string;
  /** The name of the export. */
  exported: string;
  /** Whether it is bundled with the app. */
  inApp: boolean;
}

/** The modules of a kit that browsers load, by kind. */
export type KitModules = Record<"sections" | "looks", readonly KitModule[]>;
