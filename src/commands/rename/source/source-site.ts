import type { SourceFile } from "../../../config/tables/with-tables.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { CheckedSite } from "../../../pipeline.ts";
import { type Reference, referencesIn } from "./references.ts";
import { type SiteFiles, siteFiles } from "./site-files.ts";
import { sourceFields } from "./source-fields.ts";

/** The files of a site, and every reference in them. */
export interface SourceSite extends SiteFiles {
  references: readonly Reference[];
}

export function readSourceSite(source: SourceFile, site: CheckedSite, kit: Kit): SourceSite {
  const files = siteFiles(source, site, kit);
  return { ...files, references: unique(sourceFields(files).flatMap(referencesIn)) };
}

/** Each reference once: a parameter with two meanings is two fields. */
function unique(references: readonly Reference[]): Reference[] {
  const keyOf = ({ kind, field: { file, path }, within }: Reference) =>
    JSON.stringify([kind, file.file, path, within.start]);
  return [...new Map(references.map((each) => [keyOf(each), each])).values()];
}
