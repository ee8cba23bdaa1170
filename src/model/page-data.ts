import type { RouteModel } from "./route.ts";

/** Marks the elements of `<head>` that change from page to page. */
export const HEAD_ATTRIBUTE = "data-page";
export const JSON_LD_TYPE = "application/ld+json";
/** Id of the element that React renders into. */
export const MAIN_ID = "main";

/** The data that the browser needs to hydrate a page, in a separate file. */
export interface PageData {
  /** URL of the app that the page was built for. If it differs, the site was rebuilt. */
  entry: string;
  /** Changes with the page. A page is only hydrated with data of its version. */
  version: string;
  /** The chunks of its sections that are not in the app, with their imports. */
  chunks?: string[];
  /** The scripts of its sections that work without the app; its HTML has them, too. */
  scripts?: string[];
  route: RouteModel;
}
