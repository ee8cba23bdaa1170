import type { Kit } from "../../kit/kit.ts";

/** The site that is edited. */
export interface StudioSite {
  configFile: string;
  text: string;
  kit: Kit;
}
