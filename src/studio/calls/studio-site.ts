import type { EditedTables } from "../../config/read-config.ts";
import type { Kit } from "../../kit/kit.ts";

/** The site that is edited. */
export interface StudioSite {
  configFile: string;
  text: string;
  /** The tables with unsaved changes. */
  tables: EditedTables;
  /** Changes with each change of a text. */
  revision: number;
  kit: Kit;
}
