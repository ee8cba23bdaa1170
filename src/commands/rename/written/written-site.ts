import type { SourceFile } from "../../../config/tables/with-tables.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { CheckedSite } from "../../../pipeline.ts";
import { type Reference, referencesIn } from "./references.ts";
import { type SiteFiles, siteFiles } from "./site-files.ts";
import { writtenFields } from "./written-fields.ts";

/** The files of a site, and every reference in them. */
export interface WrittenSite extends SiteFiles {
  references: readonly Reference[];
}

export function writtenSite(source: SourceFile, site: CheckedSite, kit: Kit): WrittenSite {
  const files = siteFiles(source, site, kit);
  return { ...files, references: writtenFields(files).flatMap(referencesIn) };
}
