import type { ValuePath } from "../../protocol/edits.ts";
import type { PageModel, PageOrigins } from "../../protocol/page.ts";
import type { PageList } from "../../protocol/pages.ts";
import type { StudioState } from "../../protocol/state.ts";
import { CallError, call } from "./api.ts";
import { fail, get, type Selection, set } from "./data.ts";
import { keepEqual } from "./keep-equal.ts";
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
  if (isOther && !(isFirst && asked.underWay > 0)) void loadPage();
  set({ state: keepEqual(state, next), isOffline: false });
  return isFirst;
}

/** Counts the requests for pages, and has the number of the one that is shown: a later one replaces an earlier one. */
const asked = { last: 0, shown: 0, underWay: 0 };

export async function loadPage(): Promise<void> {
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
