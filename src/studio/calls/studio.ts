import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import type { Kit } from "../../kit/kit.ts";
import { readText } from "../../lib/files/text-file.ts";
import { once } from "../../lib/memoize.ts";
import type { Place } from "../../model/place.ts";
import { siteParts } from "../model/form/summaries.ts";
import type { CellOf } from "../model/pages/shown-values.ts";
import { cellAt } from "../model/rows/cell-at.ts";
import { siteTables } from "../model/rows/site-tables.ts";
import { ownersPlace } from "../model/section-name.ts";
import { siteLocale } from "../model/site-locale.ts";
import type { ValuePath } from "../protocol/edits.ts";
import type { TokenModel } from "../protocol/fields.ts";
import { type Message, message } from "../protocol/messages.ts";
import type { PageModel } from "../protocol/page.ts";
import type { PageList } from "../protocol/pages.ts";
import type { ProblemCounts, SitePart, StudioState } from "../protocol/state.ts";
import { SamplePages } from "../samples/sample-pages.ts";
import { OutdatedEdit } from "../session/edits.ts";
import { Editing } from "./editing.ts";
import { KnownPages } from "./known-pages.ts";
import { type EditedTexts, LastCheck } from "./last-check.ts";
import { MediaFolder } from "./media/media-folder.ts";
import { PageRenames } from "./pages/rename-page.ts";
import { ShownPages } from "./shown-pages.ts";
import { SiteKit } from "./site-kit.ts";
import { StudioError } from "./studio-error.ts";
import type { StudioSite } from "./studio-site.ts";

export interface StudioOptions {
  configFile: string;
  /** The folder that its site is built into. */
  outDir?: string;
  /** Makes this the only studio of the site, or resolves with where the other one is. */
  claim(): Promise<Message | undefined>;
  /** Called after each change of the text, which is then built. */
  onChange(): void;
}

/** The editing session of one site. It begins when somebody opens the studio. */
export class Studio {
  #editing: Editing | undefined;
  #opening: Promise<void> | undefined;
  readonly #kit: SiteKit;
  readonly #check = new LastCheck();
  readonly #pages: KnownPages;
  readonly #shown: ShownPages;
  readonly media: MediaFolder;
  readonly renames = new PageRenames();
  readonly samples: SamplePages;

  constructor(private readonly options: StudioOptions) {
    const { configFile, outDir } = options;
    this.media = new MediaFolder(configFile, () => this.options.onChange());
    this.#pages = new KnownPages(configFile);
    this.#shown = new ShownPages(configFile, outDir);
    this.samples = new SamplePages(configFile);
    this.#kit = new SiteKit(configFile, (kit) => this.#shown.use(kit));
  }

  get configFile(): string {
    return this.options.configFile;
  }

  /** The config as it is edited, as plain JSON. */
  get config(): unknown {
    return this.editing.config.value;
  }

  /** The texts to build; undefined while nobody edits. */
  get texts(): EditedTexts | undefined {
    const { copy } = this.#editing ?? {};
    return copy && { text: copy.text, tables: copy.tables };
  }

  get version(): number {
    return this.#editing?.version ?? 0;
  }

  /**
   * Takes over changes of files by other programs. `onCode` is called as soon as the site's own code is loaded, if it is
   * another one.
   */
  followFiles(onCode: () => void = () => undefined): void {
    if (this.#editing?.followFile()) this.#pages.forget();
    this.#editing?.forgetTables();
    // Nothing was edited since the last build: a file beside the config has changed.
    if (!this.#kit.opened || this.version !== this.#check.version) return;
    this.outdate();
    this.#kit.reload(onCode);
  }

  /** Reads everything again for the next page. */
  outdate(): void {
    this.#shown.outdate();
  }

  /** Receives the problems of a build of the texts of a version. */
  built(version: number, diagnostics: readonly LocatedDiagnostic[], texts?: EditedTexts): void {
    this.#check.take(version, diagnostics, texts);
    // Tables may have changed, too.
    this.#pages.forget();
    this.#editing?.forgetTables();
  }

  /** Starts or continues the session. A window sends several calls at once, and all wait for it. */
  async open(): Promise<void> {
    this.#opening ??= this.#start().catch((error) => {
      this.#opening = undefined;
      throw error;
    });
    await this.#opening;
    await this.#kit.reloading;
  }

  /** Reads the site while the window is loading that will ask for it. */
  async prepare(): Promise<void> {
    if (this.#opening) return;
    try {
      await this.#kit.open();
      await this.#shown.prepare(readText(this.configFile));
    } catch {
      // The window's calls fail with the same error and show it.
    }
  }

  async #start(): Promise<void> {
    const other = await this.options.claim();
    if (other !== undefined) throw new StudioError(other);
    await this.#kit.open();
    this.#editing = new Editing(this.options.configFile, (isOther) => {
      // Rows of tables are pages, too.
      if (isOther) this.#pages.forget();
      this.options.onChange();
    });
    // The text of the file is built already.
    if (!this.#editing.copy.isSaved) this.options.onChange();
  }

  get kit(): Kit {
    return this.#kit.kit;
  }

  /** The errors of the site's own code. */
  get kitProblems(): readonly LocatedDiagnostic[] {
    return this.#kit.problems;
  }

  /** The texts that are edited. */
  get editing(): Editing {
    if (!this.#editing) throw new StudioError(message("notOpen"));
    return this.#editing;
  }

  state(): StudioState {
    const { copy, config, version } = this.editing;
    const { value, syntaxError } = config;
    return {
      version,
      builtVersion: this.#check.version,
      builds: this.#check.count,
      site: String(Object(Object(value).business).name ?? ""),
      locale: siteLocale(value),
      configFile: this.options.configFile,
      isSaved: copy.isSaved,
      unsavedSince: copy.unsavedSince,
      undo: copy.undoLabel,
      redo: copy.redoLabel,
      storageError: copy.storageError,
      syntaxError,
      hasConflict: copy.conflict !== undefined,
      conflict: copy.conflict,
      problems: this.#check.problems(value, this.kit),
    };
  }

  /** The parts of the config for the whole site. Pages and templates have sections. */
  parts(): SitePart[] {
    return siteParts(this.kit.schemas.site);
  }

  /** The pages, unless a window knows this version of the list. */
  pages(known?: number): PageList {
    return this.#pages.list(this.editing.copy, known);
  }

  /** The number of problems of each page, by the last build. */
  get problemCounts(): ProblemCounts {
    return this.#check.byPage;
  }

  /** What the calls for pages and templates work with. */
  get site(): StudioSite {
    // Throws if the text has a syntax error.
    void this.editing.value;
    const { text, tables, revision } = this.editing.copy;
    return { configFile: this.options.configFile, text, tables, revision, kit: this.kit };
  }

  get lastCheck(): LastCheck {
    return this.#check;
  }

  /** What the check has found; undefined until it has seen the text as it is now. */
  get currentProblems(): readonly LocatedDiagnostic[] | undefined {
    const { version, diagnostics } = this.#check;
    return version === this.version ? diagnostics : undefined;
  }

  /** Fixes the problem at an index of the list, which is that of a version. */
  fix(version: number, index: number): void {
    const found = version === this.version ? this.currentProblems?.[index] : undefined;
    if (!found) throw new OutdatedEdit(message("changedElsewhere"));
    this.editing.fix(found);
  }

  /** A page of the working copy, with the origins of the last version without errors. */
  page(path: string, knownValues?: number): Promise<PageModel> {
    const edited = {
      texts: this.editing.copy,
      version: this.version,
      isQuick: this.#check.version < this.version,
      isTyping: this.editing.copy.isTyping,
      config: this.config,
      cellOf: this.#cellOf(),
    };
    return this.#shown.page(path, edited, knownValues);
  }

  /** Finds the cells of tables, which are only read if a page has some. */
  #cellOf(): CellOf {
    const tables = once(() => siteTables(this.site));
    return (file, path) => cellAt(tables(), file, path);
  }

  /** The tokens that a page can use, of its last version without errors. */
  tokens(path: string): Promise<TokenModel[]> {
    return this.#shown.tokens(path, this.editing.copy);
  }

  /** A position in the config with the names that owners read. */
  placeOf(path: ValuePath): Place {
    return ownersPlace(path, this.config, this.kit);
  }
}
