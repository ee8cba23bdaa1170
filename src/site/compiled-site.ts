import type { RouteModel } from "../model/route.ts";
import type { CompiledPage } from "./compile-page.ts";
import type { SiteContext } from "./site-context.ts";
import type { SiteIndex } from "./site-index.ts";

/** A site that is ready to be rendered, with what checks need to know about it. */
export interface CompiledSite extends SiteContext {
  routes: RouteModel[];
  pages: CompiledPage[];
  siteIndex: SiteIndex;
}
