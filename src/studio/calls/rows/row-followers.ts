import { once } from "../../../lib/memoize.ts";
import { namedLinks, withNamedLinks } from "../../model/links/link-names.ts";
import { type SiteTables, siteTables, tableFile } from "../../model/rows/site-tables.ts";
import type { RowEdit } from "../../protocol/rows.ts";
import { followPages, type SiteTexts } from "../moved-pages.ts";
import type { StudioSite } from "../studio-site.ts";
import { movedPages, renamedPages } from "./moved-rows.ts";

/**
 * The texts after edits of the rows of a file. Links follow the pages that get another name or address from them, unless the
 * site has errors. `edited` edits the text of that file.
 */
export async function withFollowers(
  site: StudioSite,
  tables: SiteTables,
  name: string,
  edits: readonly RowEdit[],
  edited: (text: string) => string,
): Promise<{ text?: string; tables: Record<string, string>; isFollowed: boolean }> {
  const original = tableFile(tables, name)?.text ?? "";
  const withTable = (text: string) => ({ ...site, tables: { ...site.tables, [name]: text } });
  const siteAfter = once(() => withTable(edited(original)));
  const after = once(() => siteTables(siteAfter()));
  const named = withRowNames(site, tables, name, edits, after);
  const pages = movedPages(tables, name, edits, after);
  const typed = edits.flatMap((edit) => (edit.type === "set" ? edit.value : []));
  const moved =
    pages.size > 0
      ? await followPages(withTexts(site, named), { pages, after: siteAfter(), typed })
      : undefined;
  const followed = { ...named.tables, ...moved?.tables };
  const own = edited(followed[name] ?? original);
  const { text } = moved ?? named;
  return {
    ...(text !== site.text && { text }),
    tables: { ...followed, [name]: own },
    isFollowed: pages.size === 0 || moved !== undefined,
  };
}

const withTexts = (site: StudioSite, { text, tables }: SiteTexts): StudioSite => ({
  ...site,
  text,
  tables: { ...site.tables, ...tables },
});

/** The texts with the names that an edit of a single cell gives the pages of its row. */
function withRowNames(
  site: StudioSite,
  tables: SiteTables,
  name: string,
  [edit, ...others]: readonly RowEdit[],
  after: () => SiteTables,
): SiteTexts {
  const unchanged = { text: site.text, tables: {} };
  if (edit?.type !== "set" || others.length > 0) return unchanged;
  const { row } = edit;
  return renamedPages(tables, after(), name, row).reduce(
    (texts: SiteTexts, { page, name: next }) => {
      const now = withTexts(site, texts);
      const read = texts === unchanged ? tables : siteTables(now);
      const { links, cells } = namedLinks(page, read);
      // The row itself gets the cell that somebody has typed.
      const elsewhere = cells.filter((cell) => cell.file !== name || cell.row !== row);
      const textOf = (file: string) => tableFile(read, file)?.text ?? "";
      const { text, tables: changed } = withNamedLinks(
        { links, cells: elsewhere },
        next,
        now.text,
        textOf,
      );
      return { text, tables: { ...texts.tables, ...changed } };
    },
    unchanged,
  );
}
