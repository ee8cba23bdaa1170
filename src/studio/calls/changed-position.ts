import { namesUsedOn } from "../../config/expand/use-shared.ts";
import { type ChangedValue, changedValues } from "../model/changed-values.ts";
import { cellAt } from "../model/rows/cell-at.ts";
import { siteTables, tableFile } from "../model/rows/site-tables.ts";
import type { ValuePath } from "../protocol/edits.ts";
import type { PageSummary } from "../protocol/pages.ts";
import type { SitePosition, StudioState } from "../protocol/state.ts";
import type { Studio } from "./studio.ts";
import type { StudioSite } from "./studio-site.ts";

/** Undoes or redoes a step. The response has the position that it has changed, so that the window can show it. */
export function reversal(run: (studio: Studio) => void): (studio: Studio) => StudioState {
  return (studio) => {
    const before = soundSite(studio);
    run(studio);
    const after = soundSite(studio);
    const changed =
      before && after && changedPosition(before, after, () => studio.pages().pages ?? []);
    return { ...studio.state(), ...(changed && { changed }) };
  };
}

/** The site; undefined while its text has a syntax error. */
const soundSite = (studio: Studio): SoundSite | undefined =>
  studio.editing.config.syntaxError === undefined
    ? { ...studio.site, config: studio.config }
    : undefined;

interface SoundSite extends StudioSite {
  config: unknown;
}

/** The first position that differs between two versions of a site, as far as something is there now. */
function changedPosition(
  before: SoundSite,
  after: SoundSite,
  pages: () => readonly PageSummary[],
): SitePosition | undefined {
  const { config } = after;
  const changed = changedValues(before.config, config);
  const [first] = changed.toSorted((one, other) => rankOf(one) - rankOf(other));
  const cell = first?.path[0] === "pages" ? undefined : changedCell(before, after);
  if (cell) return { path: [], cell, page: undefined };
  if (!first || (isPages(first) && first.isShorter)) return undefined;
  return { path: first.path, cell: undefined, page: pageWith(first.path, config, pages()) };
}

const isPages = ({ path }: ChangedValue) => path[0] === "pages" && path.length === 1;

/** A step of pages may also change menus and links: the page itself comes first. */
function rankOf(value: ChangedValue): number {
  const { path } = value;
  if (isPages(value) || (path[0] === "pages" && path.length === 2)) return 0;
  if (path[0] !== "pages") return 3;
  return path[2] === "path" ? 1 : 2;
}

/** The first cell of a table that differs. */
function changedCell(before: StudioSite, after: StudioSite): SitePosition["cell"] {
  const names = [...new Set([...Object.keys(after.tables), ...Object.keys(before.tables)])];
  const name = names.find((each) => before.tables[each] !== after.tables[each]);
  if (name === undefined) return undefined;
  const [earlier, later] = [siteTables(before), siteTables(after)];
  const rowsOf = (tables: typeof later) => tableFile(tables, name)?.rows ?? [];
  const [first] = changedValues(rowsOf(earlier), rowsOf(later));
  return first && cellAt(later, name, first.path);
}

/** A page that shows a value of the config. */
function pageWith(
  [part, name, , ...rest]: ValuePath,
  config: unknown,
  pages: readonly PageSummary[],
): string | undefined {
  const find = (isIt: (page: PageSummary) => boolean) => pages.find(isIt)?.path;
  if (part === "pages") return find(({ index }) => index === name);
  if (part === "templates") return find(({ template }) => template === name);
  if (part === "languages" && rest.length > 0) return find(({ language }) => language === name);
  if (part !== "shared") return undefined;
  const entries: unknown[] = Object(config).pages ?? [];
  return find(({ index }) => namesUsedOn(entries[index], config).has(name));
}
