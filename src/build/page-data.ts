import type { PageData } from "../app/document.ts";
import type { RouteModel } from "../model/route.ts";
import { contentHash } from "./cache.ts";

/** What the browser is given to take over a page. */
export const pageData = (route: RouteModel, entry: string): PageData => ({
  entry,
  version: contentHash(JSON.stringify(route)),
  route,
});
