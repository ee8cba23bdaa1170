import { allLinks } from "../../checks/rules/shared/site-links.ts";
import type { SourceFile } from "../../config/tables/with-tables.ts";
import type { CheckedSite } from "../../pipeline.ts";
import type { WrittenField } from "./written/written-fields.ts";

/**
 * The links to a page that are put together of a template's words and a page's, so that nothing in the files
 * is the address that they lead to. `changed` are the fields in which it was found.
 */
export function composedLinks(
  path: string,
  { summary }: CheckedSite,
  source: SourceFile,
  changed: readonly Pick<WrittenField, "file" | "path">[],
): string[] {
  const known = new Set(changed.map((field) => JSON.stringify([field.file.file, field.path])));
  return [...allLinks(summary)].flatMap(({ use, to, page }) => {
    if (to.path !== path) return [];
    const written = source.written(use.path);
    const file = written.table?.file ?? source.file;
    if (known.has(JSON.stringify([file, written.path]))) return [];
    const { line } = source.locate(use.path, undefined, use.within);
    const on = page === undefined ? "" : ` on ${page}`;
    return `${file}:${line}  the link "${use.target}"${on} is composed here from the template's text and the page's.`;
  });
}
