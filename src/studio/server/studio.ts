import { applyFixes } from "../../checks/fix.ts";
import { jsonSource } from "../../config/read/json-source.ts";
import type { EditedTables } from "../../config/read-config.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { pathInWords } from "../../diagnostics/path-in-words.ts";
import { openKit } from "../../kit/extensions/open-kit.ts";
import type { Kit } from "../../kit/kit.ts";
import { withoutBom } from "../../lib/files/text-file.ts";
import { once } from "../../lib/memoize.ts";
import { EditedPages } from "../model/edited-pages.ts";
import { problemCounts } from "../model/page-list.ts";
import { type CellOf, pageOrigins } from "../model/page-origins.ts";
import { cellAt } from "../model/rows/cell-at.ts";
import { siteTables } from "../model/rows/site-tables.ts";
import { problemModel, siteParts } from "../model/summaries.ts";
import { tokensOn } from "../model/tokens.ts";
import { valueModel } from "../model/value-model.ts";
import type { EditRequest, ValuePath } from "../protocol/edits.ts";
import type { TokenModel, ValueModel } from "../protocol/fields.ts";
import type { PageModel, PageOrigins } from "../protocol/page.ts";
import type { PageList } from "../protocol/pages.ts";
import type { ProblemCounts, ProblemModel, SitePart, StudioState } from "../protocol/state.ts";
import { SamplePages } from "../samples/sample-pages.ts";
import { applyEdits, labelOf, OutdatedEdit } from "../session/edits.ts";
import { type Version, WorkingCopy } from "../session/working-copy.ts";
import { KnownPages } from "./known-pages.ts";
import { MediaFolder } from "./media-folder.ts";
import { Publishing } from "./publishing.ts";
import { PageRenames } from "./rename-page.ts";
import { StudioError } from "./studio-error.ts";
import type { StudioSite } from "./studio-site.ts";

export interface StudioOptions {
  configFile: string;
  /** Makes this the only studio of the site, or resolves with the address of the other one. */
  claim(): Promise<string | undefined>;
  /** Called after each change of the text, which is then built. */
  onChange(): void;
}

/** The editing session of one site. It begins when somebody opens the studio. */
export class Studio {
  #copy: WorkingCopy | undefined;
  #opening: Promise<void> | undefined;
  #reloading: Promise<void> = Promise.resolve();
  /** The errors of the site's own code. */
  kitProblems: readonly LocatedDiagnostic[] = [];
  #version = 0;
  #builtVersion = -1;
  #builds = 0;
  #diagnostics: readonly LocatedDiagnostic[] = [];
  #problems: ProblemModel[] = [];
  #problemCounts: ProblemCounts = {};
  readonly #pages: KnownPages;
  #kit: Kit | undefined;
  #read: ReadConfig | undefined;
  #edited: EditedPages | undefined;
  /** The origins of pages when they were last without errors. */
  readonly #origins = new Map<string, PageOrigins>();

  #tokens: TokenModel[] = [];
  readonly media: MediaFolder;
  readonly renames = new PageRenames();
  readonly publishing: Publishing;
  readonly samples: SamplePages;

  constructor(private readonly options: StudioOptions) {
    this.media = new MediaFolder(options.configFile, () => this.options.onChange());
    this.#pages = new KnownPages(options.configFile);
    this.publishing = new Publishing(options.configFile);
    this.samples = new SamplePages(options.configFile);
  }

  get configFile(): string {
    return this.options.configFile;
  }

  /** The config as it is edited, as plain JSON. */
  get config(): unknown {
    return this.#config.value;
  }

  /** The files with unsaved changes. */
  get unsaved(): WorkingCopy["unsaved"] {
    return this.#session.unsaved;
  }

  /** The texts to build; undefined while nobody edits. */
  get texts(): { text: string; tables: EditedTables } | undefined {
    return this.#copy && { text: this.#copy.text, tables: this.#copy.tables };
  }

  get version(): number {
    return this.#version;
  }

  /** Takes over a change of the file by another program. */
  followFile(): void {
    if (!this.#copy?.followFile()) return;
    this.#version += 1;
    this.#pages.forget();
  }

  /** Receives the problems of a build. */
  built(version: number, diagnostics: readonly LocatedDiagnostic[]): void {
    // A build of the same text: a file beside the config has changed.
    if (version === this.#builtVersion && this.#kit) this.#reloadKit();
    this.#builtVersion = version;
    this.#builds += 1;
    this.#diagnostics = diagnostics;
    this.#problems = diagnostics.map(problemModel);
    this.#problemCounts = problemCounts(diagnostics);
    // Tables may have changed, too.
    this.#pages.forget();
  }

  /** Starts or continues the session. A window sends several calls at once, and all wait for it. */
  async open(): Promise<void> {
    this.#opening ??= this.#start().catch((error) => {
      this.#opening = undefined;
      throw error;
    });
    await this.#opening;
    await this.#reloading;
  }

  async #start(): Promise<void> {
    const other = await this.options.claim();
    if (other !== undefined)
      throw new StudioError(
        `The studio of this site is open at ${other} already. Use that one, or stop it and load this page again.`,
      );
    await this.#openKit();
    this.#copy = WorkingCopy.open(this.options.configFile);
    this.options.onChange();
  }

  async #openKit(): Promise<void> {
    const { kit, problems } = await openKit(this.options.configFile, { takesUnfinished: true });
    this.kitProblems = kit ? [] : problems;
    if (!kit) throw new StudioError(problems[0]?.message ?? "The site's own code has an error.");
    this.#kit = kit;
    this.#edited = new EditedPages(this.options.configFile, kit);
  }

  /** Loads the site's own code again. While it has errors, the last good one stays. */
  #reloadKit(): void {
    this.#edited?.outdate();
    this.#reloading = this.#reloading.then(() => this.#openKit()).catch(() => undefined);
  }

  get #session(): WorkingCopy {
    if (!this.#copy) throw new StudioError("The studio is not open. Load this page again.");
    return this.#copy;
  }

  state(): StudioState {
    const copy = this.#session;
    const { value, syntaxError } = this.#config;
    return {
      version: this.#version,
      builtVersion: this.#builtVersion,
      builds: this.#builds,
      site: String(Object(Object(value).business).name ?? ""),
      configFile: this.options.configFile,
      isSaved: copy.isSaved,
      unsavedSince: copy.unsavedSince,
      undo: copy.undoLabel,
      redo: copy.redoLabel,
      storageError: copy.storageError,
      syntaxError,
      hasConflict: copy.conflict !== undefined,
      conflict: copy.conflict,
      problems: this.#problems,
    };
  }

  /** The value of the working copy, which is only read once for each text. */
  get #config(): ReadConfig {
    const { text } = this.#session;
    if (this.#read?.text !== text) this.#read = readConfig(this.options.configFile, text);
    return this.#read;
  }

  /** The value of the working copy; throws if it has a syntax error. */
  get #value(): unknown {
    const { value, syntaxError } = this.#config;
    if (syntaxError === undefined) return value;
    throw new StudioError("The config has a syntax error. Undo, or correct it in an editor first.");
  }

  /** The parts of the config for the whole site. Pages and templates have sections. */
  parts(): SitePart[] {
    return siteParts(this.kit.schemas.site);
  }

  /** The pages, unless a window knows this version of the list. */
  pages(known?: number): PageList {
    return this.#pages.list(this.#session, known);
  }

  /** The number of problems of each page, by the last build. */
  get problemCounts(): ProblemCounts {
    return this.#problemCounts;
  }

  /** What the calls for pages and templates work with. */
  get site(): StudioSite {
    // Throws if the text has a syntax error.
    void this.#value;
    const { text, tables, revision } = this.#session;
    return { configFile: this.options.configFile, text, tables, revision, kit: this.kit };
  }

  /** What the last build has found. */
  get diagnostics(): readonly LocatedDiagnostic[] {
    return this.#diagnostics;
  }

  /** What the check has found; undefined until it has seen the text as it is now. */
  get currentProblems(): readonly LocatedDiagnostic[] | undefined {
    return this.#builtVersion === this.#version ? this.#diagnostics : undefined;
  }

  /** Replaces the text in one step, if it has not changed while the new one was made. */
  replaceText(before: string, after: string, label: string): void {
    if (before !== this.#session.text)
      throw new OutdatedEdit("The site was changed in another window meanwhile. Try again.");
    this.#change((copy) => copy.edit(after, label));
  }

  /** Replaces the texts of the config and of tables in one step, if nothing has changed since the site was read. */
  replaceTexts(
    { revision }: Pick<StudioSite, "revision">,
    texts: Parameters<WorkingCopy["editFiles"]>[0],
    label: string,
  ): void {
    if (revision !== this.#session.revision)
      throw new OutdatedEdit("The site was changed in another window meanwhile. Try again.");
    this.#change((copy) => copy.editFiles(texts, label));
  }

  /** The text of a table as it is edited. */
  tableText(name: string): string {
    return this.#session.tableText(name);
  }

  /** Fixes the problem at an index of the list, which is that of a version. */
  fix(version: number, index: number): void {
    const { text } = this.#session;
    const found = this.#diagnostics[index];
    if (version !== this.#version || version !== this.#builtVersion || !found)
      throw new OutdatedEdit("The site has changed since this problem was found. Try again.");
    const fixed = applyFixes(text, [found]);
    this.replaceText(text, fixed, `Fix: ${found.message}`);
  }

  edit({ version, edits, label, field }: EditRequest): void {
    const copy = this.#session;
    const { site } = this.kit.schemas;
    const root = this.#value;
    const isCurrent = version === this.#version;
    const text = applyEdits(copy.text, edits, { schema: site, root, isCurrent });
    this.#change(() => copy.edit(text, label ?? labelOf(edits, root), field));
  }

  undo = (): void => this.#change((copy) => copy.undo());
  redo = (): void => this.#change((copy) => copy.redo());
  discard = (): void => this.#change((copy) => copy.discard());
  endField = (): void => this.#session.endField();
  choose = (version: Version): void => this.#change((copy) => copy.choose(version));

  async save(): Promise<void> {
    try {
      await this.#session.save();
    } catch (error) {
      throw new StudioError(
        `The site is not saved: ${error instanceof Error ? error.message : error} Your changes are kept here.`,
      );
    }
    this.options.onChange();
  }

  #change(run: (copy: WorkingCopy) => void): void {
    const copy = this.#session;
    const before = copy.revision;
    run(copy);
    if (copy.revision !== before) {
      this.#version += 1;
      // Rows of tables are pages, too.
      this.#pages.forget();
    }
    this.options.onChange();
  }

  get kit(): Kit {
    if (!this.#kit) throw new StudioError("The site's own code has an error.");
    return this.#kit;
  }

  /** A page of the working copy, with the origins of the last version without errors. */
  async page(path: string): Promise<PageModel> {
    const version = this.#version;
    const made = await this.#edited?.make(this.#session, path, this.#builtVersion < version);
    if (made)
      this.#origins.set(path, {
        ...pageOrigins(made, this.#config.value, this.#cellOf()),
        version,
      });
    const origins = this.#origins.get(path);
    if (!origins)
      throw new StudioError(
        `The page ${path} cannot be shown: the site has errors, which are in the list of problems.`,
      );
    return { origins, html: made?.html };
  }

  /** Finds the cells of tables, which are only read if a page has some. */
  #cellOf(): CellOf {
    const tables = once(() => siteTables(this.site));
    return (file, path) => cellAt(tables(), file, path);
  }

  /** The tokens that a page can use, of its last version without errors. */
  async tokens(path: string): Promise<TokenModel[]> {
    const made = await this.#edited?.make(this.#session, path, true);
    if (made) this.#tokens = tokensOn(made);
    return this.#tokens;
  }

  /** A value with its form. */
  value(path: ValuePath): ValueModel {
    const root = this.#value;
    const found = valueModel(path, root, this.kit.schemas.site);
    if (!found) throw new StudioError(`${pathInWords(path, root)} is no longer there.`);
    return { version: this.#version, ...found };
  }
}

/** A config and the result of reading it. */
interface ReadConfig {
  text: string;
  value: unknown;
  syntaxError: string | undefined;
}

function readConfig(file: string, text: string): ReadConfig {
  try {
    return { text, value: JSON.parse(withoutBom(text)), syntaxError: undefined };
  } catch {
    const [first] = jsonSource(file, text).problems;
    const syntaxError = first && `${first.message} (line ${first.range.line})`;
    return { text, value: undefined, syntaxError };
  }
}
