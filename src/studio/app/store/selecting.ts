import { formPath, isSectionList } from "../../model/form-path.ts";
import type { ValuePath } from "../../protocol/edits.ts";
import type { WordsAround } from "../../protocol/page.ts";
import type { CellPosition } from "../../protocol/rows.ts";
import type { SitePosition } from "../../protocol/state.ts";
import { get, type Selection, set } from "./data.ts";
import { isShownBy, isWithin } from "./form-path.ts";
import { openPage, placed } from "./loading.ts";
import { rowAt } from "./table-target.ts";

export function selectSection(section: number, text?: ValuePath, words?: WordsAround): void {
  const { origins } = get();
  const path = origins?.sections[section]?.path;
  if (!path) return;
  const cell = text && cellOf(text);
  if (cell) {
    openCell(cell);
    set({ selection: { section, path } });
    return;
  }
  // A value of the page itself in a section of its template has its own form.
  const isInside = text === undefined || path.every((step, at) => step === text[at]);
  const selection = { section, path: isInside ? path : formPath(text) };
  set({ selection: { ...selection, ...(text && { text }), ...(words && { words }) } });
}

export function selectText(text: ValuePath): void {
  const cell = cellOf(text);
  if (cell) openCell(cell);
  else set({ selection: { path: formPath(text), text } });
}

export function show({ path, page, cell }: SitePosition): void {
  if (page !== undefined && page !== get().page) openPage(page);
  if (cell) openCell(cell);
  else select({ path: formPath(path), text: path });
}

/** Goes to what undo or redo has changed. A page that shows it stays open. */
export function showChange({ path, page, cell }: SitePosition): void {
  const { page: open, table, pages, menus, selection } = get();
  if (cell) {
    if (table || !isShownBy(get(), cell)) openCell(cell);
    return;
  }
  const isInMenu = Object.values(menus).some((menu) => isWithin(path, menu));
  // The settings of a page have a switch for that.
  if (isInMenu && selection?.path[0] === "pages" && selection.path.length === 2) return;
  const row = table && rowAt(table.table, path, pages);
  if (row) set({ table: row });
  else if (page !== undefined && page !== open && !isShownBy(get(), path)) openPage(page);
  select(isSectionList(path) ? undefined : { path: formPath(path), changed: path });
}

/** Opens the form of what somebody has chosen, who goes on there if it was by keyboard. */
export function openForm(selection: Selection): void {
  const isByKey = document.activeElement?.matches(":focus-visible");
  select({ ...selection, ...(isByKey && { chosenAt: performance.now() }) });
}

/** Opens the form of a selection, whose section may be on the page. */
export function select(selection: Selection | undefined): void {
  const { origins } = get();
  set({ selection: origins ? placed(selection, origins) : selection });
}

const openCell = ({ file, ...at }: CellPosition) =>
  set({ table: { table: { type: "file", name: file }, ...at } });

/** The cell that has a text of the page. */
function cellOf(text: ValuePath): CellPosition | undefined {
  const { origins, values } = get();
  const shown = [...(origins?.texts ?? []), ...(origins?.pictures ?? []), ...values];
  return shown.find(({ path }) => path.join("/") === text.join("/"))?.cell;
}
