import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../../config/parse/explain.ts";
import type { EditedTables } from "../../config/read-config.ts";
import { pageSummaries } from "../model/pages/page-list.ts";

/** The text of a config, with those of tables that differ from their files. */
interface Texts {
  text: string;
  tables?: EditedTables;
}

/** The paths of pages that are new or changed, but not published now, so that a comparison of the site omits them. */
export function hiddenChanges(configFile: string, saved: Texts, edited: Texts): string[] {
  const [before, after] = [saved, edited].map(({ text, tables }) => ({
    config: JSON.parse(text),
    pages: pageSummaries(configFile, text, tables) ?? [],
  }));
  const known = new Map(before?.pages.map((page) => [page.path, page]));
  return (after?.pages ?? []).flatMap(({ path, index, state }) => {
    if (state === undefined) return [];
    const last = known.get(path);
    const isSame =
      last?.state !== undefined &&
      isDeepStrictEqual(
        valueAt(before?.config, ["pages", last.index]),
        valueAt(after?.config, ["pages", index]),
      );
    return isSame ? [] : [path];
  });
}
