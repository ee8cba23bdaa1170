import type { ValuePath } from "../../protocol/edits.ts";
import type { PageModel, PageOrigins } from "../../protocol/page.ts";
import type { PageList } from "../../protocol/pages.ts";
import type { StudioState } from "../../protocol/state.ts";
import { CallError, call } from "./api.ts";
import { fail, get, type Selection, set } from "./data.ts";
import { keepEqual } from "./keep-equal.ts";
import { rememberPage } from "./last-page.ts";
import { pageAfter } from "./page-after.ts";

/**
 * Takes over the state of the server; returns whether it is the first one. The page is asked for first, so that it is made
 * while the window renders.
 */
export function take(next: StudioState): boolean {
  const { state } = get();
  const isFirst = state === undefined;
  const isOther =
    state?.version !== next.version ||
    state.builtVersion !== next.builtVersion ||
    state.builds !== next.builds;
  if (isOther && !(isFirst && loading)) void loadPage();
  set({ state: keepEqual(state, next), isOffline: false });
  return isFirst;
}

/** The request for the page that is under way, and whether the page has changed since. */
let loading: { page: string; isOutdated: boolean } | undefined;

/** Loads the page. Versions between the one that is under way and the last one are not asked for: nobody would see them. */
export async function loadPage(): Promise<void> {
  const { page } = get();
  if (loading?.page === page) {
    loading.isOutdated = true;
    return;
  }
  const request = { page, isOutdated: false };
  loading = request;
  const isCurrent = () => loading === request;
  try {
    const last = get().model;
    const made = await call<PageModel>("page", { path: page, knownValues: last?.valuesVersion });
    if (!isCurrent()) return;
    const { values = get().values, ...model } = keepEqual(last, made);
    const { origins } = model;
    const selection = placed(get().selection, origins);
    set({
      model: { ...model, values: undefined },
      origins,
      values,
      pageError: undefined,
      selection,
    });
  } catch (reason) {
    if (!isCurrent()) return;
    if (!(reason instanceof CallError) || reason.status === 0) return fail(reason);
    // The state fails for the same reason, or asks for the page again.
    if (!get().state) return;
    set({ model: undefined, origins: undefined, pageError: reason.message });
  } finally {
    if (isCurrent()) loading = undefined;
    if (request.isOutdated && !loading) void loadPage();
  }
}

/** A selection where its section is on the page now: sections before it may have appeared or vanished. */
export function placed(
  selection: Selection | undefined,
  origins: PageOrigins,
): Selection | undefined {
  if (!selection) return undefined;
  const key = selection.path.join("/");
  const isIt = (path: ValuePath | undefined) => path?.join("/") === key;
  const at = origins.sections.findIndex(({ path, use }) => isIt(path) || isIt(use));
  const { section, ...rest } = selection;
  if (at >= 0) return at === section ? selection : { ...selection, section: at };
  return origins.omitted.some(({ path }) => isIt(path)) ? rest : selection;
}

export function openPage(page: string): void {
  set({ selection: undefined, model: undefined, origins: undefined });
  followPage(page);
}

function followPage(page: string): void {
  rememberPage(page);
  set({ page });
  void loadPage();
}

let listVersion = -1;
/** Counts the requests for the list, and has the number of the one that is shown. */
const listed = { last: 0, shown: 0 };

export async function loadPages(): Promise<void> {
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
