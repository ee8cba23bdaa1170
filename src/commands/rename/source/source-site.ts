import { pathOfRow, tokensOfPath, valueInRow } from "../../../config/tables/row-path.ts";
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
  const references = [...sourceFields(files).flatMap(referencesIn), ...translatedPages(files)];
  return { ...files, references: unique(references) };
}

/** The cells that the path of a translated page is made from. */
const translatedPages = ({ entries }: SiteFiles): Reference[] =>
  entries.flatMap((entry) => {
    const { translationOf: pattern, template } = entry.value;
    const [column, ...more] = tokensOfPath({ translationOf: pattern });
    const { file, rows = [] } = entry.table ?? {};
    if (!file || typeof pattern !== "string" || column === undefined || more.length > 0) return [];
    return rows.map((row, number): Reference => {
      const text = String(valueInRow(row, column) ?? "");
      const path = [number, ...column.split(".")];
      const unknown = { meaning: undefined, names: undefined };
      return {
        kind: "page",
        text: pathOfRow(pattern, row),
        within: { start: 0, length: text.length },
        field: { file, path, text, ...unknown, template: String(template), entry },
        pattern,
      };
    });
  });

/** Each reference once: a parameter with two meanings is two fields. */
function unique(references: readonly Reference[]): Reference[] {
  const keyOf = ({ kind, field: { file, path }, within }: Reference) =>
    JSON.stringify([kind, file.file, path, within.start]);
  return [...new Map(references.map((each) => [keyOf(each), each])).values()];
}
