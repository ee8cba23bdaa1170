import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Change, Edit, ValuePath } from "../protocol/edits.ts";
import type { PageModel, PageOrigins } from "../protocol/page.ts";
import type { PageList, PageSummary } from "../protocol/pages.ts";
import type { StudioState } from "../protocol/state.ts";
import type { StepName } from "../protocol/steps.ts";
import { CallError, call, transport } from "./api.ts";
import type { WordsAround } from "./editor/editor-handle.ts";
import { formPath } from "./form-path.ts";
import { Outbox } from "./outbox.ts";
import { pageAfter } from "./pages/page-after.ts";
import type { TableTarget } from "./rows/table-target.ts";

/** What is edited in the form. */
export interface Selection {
  /** The position of the section on the page, if it is one. */
  section?: number;
  path: ValuePath;
  /** The text that was clicked. */
  text?: ValuePath;
  /** Whether it was just added, so that the page scrolls to it as soon as it shows it. */
  isNew?: boolean;
  /** The words of it around the click. */
  words?: WordsAround;
}

/** What all parts of the studio share. */
export interface Store {
  state: StudioState | undefined;
  pages: readonly PageSummary[];
  /** The languages of the site, the main one first. */
  languages: readonly string[];
  page: string;
  /** Why the page cannot be shown. */
  pageError: string | undefined;
  /** The open page. */
  model: PageModel | undefined;
  origins: PageOrigins | undefined;
  selection: Selection | undefined;
  /** The table that is open. */
  table: TableTarget | undefined;
  error: string;
  isOffline: boolean;
  openPage(path: string): void;
  select(selection: Selection | undefined): void;
  selectSection(section: number, text?: ValuePath, words?: WordsAround): void;
  openTable(target: TableTarget | undefined): void;
  edit(edits: Edit[], more?: { label?: StepName; field?: string }): Promise<void>;
  run(name: Change, input?: object): Promise<void>;
  /** Shows why something went wrong. */
  report(message: string): void;
  dismissError(): void;
}

const StoreContext = createContext<Store | undefined>(undefined);
export const StoreProvider = StoreContext.Provider;

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error("There is no store around this component.");
  return store;
}

const cellOfText = ({ texts }: PageOrigins, text: ValuePath) =>
  texts.find(({ path }) => path.join("/") === text.join("/"))?.cell;

const NONE: never[] = [];

/** How long the studio waits for a server that does not respond, in milliseconds. */
const RETRY_MS = 1000;

/** Makes the store, and keeps it up to date with the server. */
export function useNewStore(): Store {
  const [state, setState] = useState<StudioState>();
  const [{ pages = NONE, languages = NONE, ...list }, setPages] = useState<PageList>({
    version: -1,
  });
  const [page, setPage] = useState("/");
  const [pageError, setPageError] = useState<string>();
  const [model, setModel] = useState<PageModel>();
  const [selection, select] = useState<Selection>();
  const [table, openTable] = useState<TableTarget>();
  const [error, setError] = useState("");
  const [isOffline, setOffline] = useState(false);
  const version = useRef(0);
  const listVersion = useRef(list.version);

  const take = useCallback((next: StudioState) => {
    version.current = next.version;
    setState(next);
    setOffline(false);
  }, []);

  const fail = useCallback((reason: unknown) => {
    if (reason instanceof CallError && reason.status === 0) setOffline(true);
    else setError(reason instanceof Error ? reason.message : String(reason));
  }, []);

  /** A change that does not reach the server is tried again. */
  const send = useCallback(
    async (name: Change, input: () => object): Promise<void> => {
      try {
        take(await call<StudioState>(name, input()));
      } catch (reason) {
        fail(reason);
        if (!(reason instanceof CallError) || reason.status !== 0) return;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        await send(name, input);
      }
    },
    [take, fail],
  );
  const outbox = useMemo(() => new Outbox(send), [send]);

  const loadPages = useCallback(async () => {
    const next = await call<PageList>("pages", { known: listVersion.current });
    listVersion.current = next.version;
    if (next.pages) setPages(next);
  }, []);

  const reload = useCallback(async () => {
    try {
      await outbox.idle;
      take(await call<StudioState>("state"));
      await loadPages();
    } catch (reason) {
      fail(reason);
    }
  }, [take, fail, loadPages, outbox]);

  useEffect(() => {
    void reload();
    return transport().follow(() => void reload());
  }, [reload]);

  const site = state?.configFile;
  useEffect(() => {
    if (site !== undefined) outbox.resume(site).catch(fail);
  }, [site, outbox, fail]);

  const newest = `${state?.version} ${state?.builtVersion} ${state?.builds}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page changes with each edit and each build
  useEffect(() => {
    let isCurrent = true;
    const show = (found?: PageModel, reason?: string) => {
      if (!isCurrent) return;
      setModel(found);
      setPageError(reason);
    };
    if (site !== undefined)
      call<PageModel>("page", { path: page }).then(show, (reason) =>
        reason instanceof CallError && reason.status !== 0
          ? show(undefined, reason.message)
          : isCurrent && fail(reason),
      );
    return () => {
      isCurrent = false;
    };
  }, [page, newest, site, fail]);
  const origins = model?.origins;

  const previous = useRef<readonly PageSummary[]>(pages);
  useEffect(() => {
    const next = pages === previous.current ? page : pageAfter(page, previous.current, pages);
    previous.current = pages;
    if (next === page) return;
    select(undefined);
    setModel(undefined);
    setPage(next);
  }, [pages, page]);

  return useMemo(
    () => ({
      state,
      pages,
      languages,
      page,
      pageError,
      model,
      origins,
      selection,
      table,
      error,
      isOffline,
      openPage(path) {
        select(undefined);
        setModel(undefined);
        setPage(path);
      },
      select,
      openTable,
      selectSection(section, text, words) {
        const path = origins?.sections[section]?.path;
        if (!path) return;
        const cell = text && cellOfText(origins, text);
        if (cell) {
          const { file, ...at } = cell;
          openTable({ table: { type: "file", name: file }, ...at });
          select({ section, path });
          return;
        }
        // A value of the page itself in a section of its template has its own form.
        const isInside = text === undefined || path.every((step, at) => step === text[at]);
        select({
          section,
          path: isInside ? path : formPath(text),
          ...(text && { text }),
          ...(words && { words }),
        });
      },
      async edit(edits, more = {}) {
        await outbox.edit({ edits, ...more }, () => version.current);
        // While somebody types, the list follows with the next build.
        if (more.field === undefined) await loadPages().catch(fail);
      },
      async run(name, input = {}) {
        await outbox.change(name, () => input);
        if (name !== "endField") await loadPages().catch(fail);
      },
      report: setError,
      dismissError: () => setError(""),
    }),
    [
      state,
      pages,
      languages,
      page,
      pageError,
      model,
      origins,
      selection,
      table,
      error,
      isOffline,
      outbox,
      loadPages,
      fail,
    ],
  );
}
