import { create } from "zustand";
import { useShallow } from "zustand/shallow";
import { pick } from "../../../lib/objects.ts";
import type { Change, Edit, ValuePath } from "../../protocol/edits.ts";
import type { PageModel, PageOrigins } from "../../protocol/page.ts";
import type { PageList, PageSummary } from "../../protocol/pages.ts";
import type { CellPosition } from "../../protocol/rows.ts";
import type { SitePosition, StudioState } from "../../protocol/state.ts";
import type { StepName } from "../../protocol/steps.ts";
import type { WordsAround } from "../editor/editor-handle.ts";
import { isWithin } from "../fields/problems/held-problems.ts";
import { pageAfter } from "../pages/page-after.ts";
import { rowAt, type TableTarget } from "../rows/table-target.ts";
import { CallError, call, transport } from "./api.ts";
import { formPath, isSectionList, isShownBy } from "./form-path.ts";
import { keepEqual } from "./keep-equal.ts";
import { Outbox } from "./outbox.ts";

/** What is edited in the form. */
export interface Selection {
  /** The position of the section on the page, if it is one. */
  section?: number;
  path: ValuePath;
  /** The text that was clicked. */
  text?: ValuePath;
  /** What undo or redo has changed. It gets no focus, since the next key may be for another step. */
  changed?: ValuePath;
  /** Whether it was just added, so that the page scrolls to it as soon as it shows it. */
  isNew?: boolean;
  /** The words of it around the click. */
  words?: WordsAround;
}

/** What all parts of the studio share. */
export interface Store {
  state: StudioState | undefined;
  /** The version after the last change by a button, and not by typing. */
  changedIn: number;
  pages: readonly PageSummary[];
  /** The languages of the site, the main one first. */
  languages: readonly string[];
  /** The list of links in the menu of each language. */
  menus: Readonly<Record<string, ValuePath>>;
  page: string;
  /** Why the page cannot be shown. */
  pageError: string | undefined;
  /** The open page. */
  model: PageModel | undefined;
  origins: PageOrigins | undefined;
  selection: Selection | undefined;
  /** The table that is open. */
  table: TableTarget | undefined;
  /** The version of the site after somebody removed something. */
  removed: number | undefined;
  error: string;
  isOffline: boolean;
  openPage(path: string): void;
  select(selection: Selection | undefined): void;
  selectSection(section: number, text?: ValuePath, words?: WordsAround): void;
  /** Opens what has a text that is in no section. */
  selectText(text: ValuePath): void;
  openTable(target: TableTarget | undefined): void;
  /** Opens the page and the form, or the table, with a value. */
  show(position: SitePosition): void;
  edit(edits: Edit[], more?: { label?: StepName; field?: string }): Promise<void>;
  /** Resolves with the version of the site with the change. */
  run(name: Change, input?: object): Promise<number>;
  /** Removes something, and offers to undo that: a bin is easily hit. */
  remove(path: ValuePath, label?: StepName): Promise<void>;
  /** Shows why something went wrong. */
  report(message: string): void;
  dismissError(): void;
}

/** How long the studio waits for a server that does not respond, in milliseconds. */
const RETRY_MS = 1000;

const store = create<Store>()(() => ({
  state: undefined,
  changedIn: 0,
  pages: [],
  languages: [],
  menus: {},
  page: "/",
  pageError: undefined,
  model: undefined,
  origins: undefined,
  selection: undefined,
  table: undefined,
  removed: undefined,
  error: "",
  isOffline: false,
  openPage,
  select,
  selectSection,
  selectText,
  openTable: (table) => set({ table }),
  show,
  edit,
  run,
  remove,
  report: (error) => set({ error }),
  dismissError: () => set({ error: "" }),
}));

const { getState: get, setState: set } = store;

/** Values and actions of the store. The component renders again when one of these values changes. */
export const useStore = <Key extends keyof Store>(...keys: readonly Key[]): Pick<Store, Key> =>
  store(useShallow((all) => pick(all, keys)));

/** A value of the server's state; undefined before there is one. */
export const useStudioState = <T>(select: (state: StudioState) => T): T | undefined =>
  store(({ state }) => state && select(state));

/** Shows the site of the server, and follows it. The page is asked for first, so that it is made while the window renders. */
export function startStore(): void {
  void loadPage();
  void reload();
  transport().follow(() => void reload());
}

const outbox = new Outbox(send);

/** Sends a change. One that does not reach the server is tried again. Resolves with the position that it has changed. */
async function send(name: Change, input: () => object): Promise<SitePosition | undefined> {
  try {
    const { changed, ...state } = await call<StudioState>(name, input());
    take(state);
    return changed;
  } catch (reason) {
    fail(reason);
    if (!(reason instanceof CallError) || reason.status !== 0) return undefined;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return send(name, input);
  }
}

async function edit(edits: Edit[], more: { label?: StepName; field?: string } = {}): Promise<void> {
  await outbox.edit({ edits, ...more }, () => get().state?.version ?? 0);
  // While somebody types, the list follows with the next build.
  if (more.field === undefined) await takeChange();
}

async function run(name: Change, input: object = {}): Promise<number> {
  const changed = await outbox.change(name, () => input);
  const version = get().state?.version ?? 0;
  if (name !== "endField") await takeChange();
  if (changed) showChange(changed);
  return version;
}

async function takeChange(): Promise<void> {
  set({ changedIn: get().state?.version ?? 0 });
  await loadPages().catch(fail);
}

async function remove(path: ValuePath, label?: StepName): Promise<void> {
  await edit([{ type: "remove", path }], label && { label });
  set({ removed: get().state?.version });
}

async function reload(): Promise<void> {
  try {
    await outbox.idle;
    take(await call<StudioState>("state"));
    await loadPages();
  } catch (reason) {
    fail(reason);
  }
}

/** Takes over the state of the server. The page is asked for first, so that it is made while the window renders. */
function take(next: StudioState): void {
  const { state } = get();
  const isFirst = state === undefined;
  const isOther =
    state?.version !== next.version ||
    state.builtVersion !== next.builtVersion ||
    state.builds !== next.builds;
  if (isOther && !(isFirst && asked.underWay > 0)) void loadPage();
  set({ state: keepEqual(state, next), isOffline: false });
  if (isFirst) outbox.resume(next.configFile).catch(fail);
}

function fail(reason: unknown): void {
  if (reason instanceof CallError && reason.status === 0) set({ isOffline: true });
  else set({ error: reason instanceof Error ? reason.message : String(reason) });
}

/** Counts the requests for pages, and has the number of the one that is shown: a later one replaces an earlier one. */
const asked = { last: 0, shown: 0, underWay: 0 };

async function loadPage(): Promise<void> {
  const { page } = get();
  asked.last += 1;
  const number = asked.last;
  const isCurrent = () => number > asked.shown && get().page === page;
  asked.underWay += 1;
  try {
    const made = await call<PageModel>("page", { path: page });
    if (!isCurrent()) return;
    const model = keepEqual(get().model, made);
    const { origins } = model;
    set({ model, origins, pageError: undefined, selection: placed(get().selection, origins) });
  } catch (reason) {
    if (!isCurrent()) return;
    if (!(reason instanceof CallError) || reason.status === 0) return fail(reason);
    // The state fails for the same reason, or asks for the page again.
    if (!get().state) return;
    set({ model: undefined, origins: undefined, pageError: reason.message });
  } finally {
    asked.underWay -= 1;
  }
  asked.shown = number;
}

/** A selection where its section is on the page now: sections before it may have appeared or vanished. */
function placed(selection: Selection | undefined, origins: PageOrigins): Selection | undefined {
  if (!selection) return undefined;
  const key = selection.path.join("/");
  const isIt = (path: ValuePath | undefined) => path?.join("/") === key;
  const at = origins.sections.findIndex(({ path, use }) => isIt(path) || isIt(use));
  const { section, ...rest } = selection;
  if (at >= 0) return at === section ? selection : { ...selection, section: at };
  return origins.omitted.some(({ path }) => isIt(path)) ? rest : selection;
}

function openPage(page: string): void {
  set({ selection: undefined, model: undefined, origins: undefined });
  followPage(page);
}

function followPage(page: string): void {
  set({ page });
  void loadPage();
}

let listVersion = -1;
/** Counts the requests for the list, and has the number of the one that is shown. */
const listed = { last: 0, shown: 0 };

async function loadPages(): Promise<void> {
  listed.last += 1;
  const number = listed.last;
  const next = await call<PageList>("pages", { known: listVersion });
  // Responses may come in another order.
  if (number < listed.shown) return;
  listed.shown = number;
  listVersion = next.version;
  if (!next.pages) return;
  const { page, pages: before } = get();
  set({ pages: next.pages, languages: next.languages ?? [], menus: next.menus ?? {} });
  const other = pageAfter(page, before, next.pages);
  if (other === page) return;
  // The form of a page that has another address now stays open.
  if (!before.some(({ path }) => path === other)) followPage(other);
  else openPage(other);
}

function selectSection(section: number, text?: ValuePath, words?: WordsAround): void {
  const { origins } = get();
  const path = origins?.sections[section]?.path;
  if (!path) return;
  const cell = text && cellOf(origins, text);
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

function selectText(text: ValuePath): void {
  const { origins } = get();
  const cell = origins && cellOf(origins, text);
  if (cell) openCell(cell);
  else set({ selection: { path: formPath(text), text } });
}

function show({ path, page, cell }: SitePosition): void {
  if (page !== undefined && page !== get().page) openPage(page);
  if (cell) openCell(cell);
  else select({ path: formPath(path), text: path });
}

/** Goes to what undo or redo has changed. A page that shows it stays open. */
function showChange({ path, page, cell }: SitePosition): void {
  const { page: open, origins, table, pages, menus, selection } = get();
  if (cell) {
    if (table || !isShownBy(origins, cell)) openCell(cell);
    return;
  }
  const isInMenu = Object.values(menus).some((menu) => isWithin(path, menu));
  // The settings of a page have a switch for that.
  if (isInMenu && selection?.path[0] === "pages" && selection.path.length === 2) return;
  const row = table && rowAt(table.table, path, pages);
  if (row) set({ table: row });
  else if (page !== undefined && page !== open && !isShownBy(origins, path)) openPage(page);
  select(isSectionList(path) ? undefined : { path: formPath(path), changed: path });
}

/** Opens the form of a selection, whose section may be on the page. */
function select(selection: Selection | undefined): void {
  const { origins } = get();
  set({ selection: origins ? placed(selection, origins) : selection });
}

const openCell = ({ file, ...at }: CellPosition) =>
  set({ table: { table: { type: "file", name: file }, ...at } });

const cellOf = ({ texts, pictures, values }: PageOrigins, text: ValuePath) =>
  [...texts, ...pictures, ...values].find(({ path }) => path.join("/") === text.join("/"))?.cell;
