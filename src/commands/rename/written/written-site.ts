import type { SourceFile } from "../../../config/tables/with-tables.ts";
import type { Kit } from "../../../kit/kit.ts";
import { once } from "../../../lib/memoize.ts";
import type { CheckedSite } from "../../../pipeline.ts";
import { type SiteFiles, siteFiles } from "./site-files.ts";
import { type WrittenField, writtenFields } from "./written-fields.ts";

/** The files of a site with all their meaningful strings. */
export interface WrittenSite extends SiteFiles {
  fields(): readonly WrittenField[];
}

export function writtenSite(source: SourceFile, site: CheckedSite, kit: Kit): WrittenSite {
  const files = siteFiles(source, site, kit);
  return { ...files, fields: once(() => writtenFields(files)) };
}
