import { dirname, join } from "node:path";
import type { RouteModel } from "../model/route.ts";
import type { CompiledPage } from "./compile-page.ts";
import type { SiteContext } from "./site-context.ts";

/** A site that is ready to be rendered, with what the checks need to know of it. */
export interface CompiledSite extends SiteContext {
  routes: RouteModel[];
  pages: CompiledPage[];
}

/** The folder of pictures, video and other files that belong to a config. */
export const publicDirOf = (configFile: string): string => join(dirname(configFile), "public");
