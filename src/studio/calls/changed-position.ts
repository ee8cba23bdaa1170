import { namesUsedOn } from "../../config/expand/use-shared.ts";
import { type ChangedValue, changedValues } from "../model/changed-values.ts";
import { formPath } from "../model/form-path.ts";
import { cellAt } from "../model/rows/cell-at.ts";
import { siteTables, tableFile } from "../model/rows/site-tables.ts";
import type { ValuePath } from "../protocol/edits.ts";
import type { PageSummary } from "../protocol/pages.ts";
import type { CellPosition } from "../protocol/rows.ts";
import type { ChangedPosition, StudioState } from "../protocol/state.ts";
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

/** The first position that differs between two versions of a site; undefined if nothing is there now. */
function changedPosition(
  before: SoundSite,
  after: SoundSite,
  pages: () => readonly PageSummary[],
): ChangedPosition | undefined {
  const { config } = after;
  const changed = changedValues(before.config, config);
  const [first] = changed.toSorted((one, other) => rankOf(one) - rankOf(other));
  const cells = changedCells(before, after);
  const [cell] = first?.path[0] === "pages" ? [] : cells;
  const isAll = ![...changed, ...cells].some(({ isGone }) => isGone) && isOneForm(changed, cells);
  if (cell) return { path: [], cell: cell.cell, page: undefined, isAll };
  const path = first && pathNow(first);
  return path && { path, cell: undefined, page: pageWith(path, config, pages()), isAll };
}

/** The path of a value, or that of the list that it was in; undefined if it had a form of its own. */
function pathNow({ path, isGone }: ChangedValue): ValuePath | undefined {
  if (!isGone) return path;
  if (WITH_FORMS.has(path[0]) && path.length === 2) return undefined;
  return typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
}

/** The parts of the config whose entries have forms. */
const WITH_FORMS = new Set<unknown>(["pages", "shared"]);

/** Whether all that has changed is in one form, or in one row of a table. */
function isOneForm(changed: readonly ChangedValue[], cells: readonly ChangedCell[]): boolean {
  const forms = changed.map(({ path }) => JSON.stringify(formPath(path)));
  const rows = cells.map(({ cell }) => JSON.stringify([cell.file, cell.row]));
  return new Set([...forms, ...rows]).size === 1;
}

/** A step of pages may also change menus and links: the page itself comes first. */
function rankOf({ path }: ChangedValue): number {
  if (path[0] !== "pages") return 3;
  if (path.length === 2) return 0;
  return path[2] === "path" ? 1 : 2;
}

interface ChangedCell extends Pick<ChangedValue, "isGone"> {
  cell: CellPosition;
}

/** The cells of tables that differ. A row that is gone is the one that is there now. */
function changedCells(before: StudioSite, after: StudioSite): ChangedCell[] {
  const names = [...new Set([...Object.keys(after.tables), ...Object.keys(before.tables)])];
  const changed = names.filter((name) => before.tables[name] !== after.tables[name]);
  if (changed.length === 0) return [];
  const [earlier, later] = [siteTables(before), siteTables(after)];
  const rowsOf = (tables: typeof later, name: string) => tableFile(tables, name)?.rows ?? [];
  return changed.flatMap((name) => {
    const rows = rowsOf(later, name);
    return changedValues(rowsOf(earlier, name), rows).flatMap(({ path, isGone }) => {
      const cell = cellAt(later, name, path);
      if (!cell) return [];
      const row = Math.max(0, Math.min(cell.row, rows.length - 1));
      return { cell: { ...cell, row }, ...(isGone && { isGone }) };
    });
  });
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
