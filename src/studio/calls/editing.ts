import { applyFixes } from "../../checks/fix.ts";
import { valueAt } from "../../config/parse/explain.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import type { Kit } from "../../kit/kit.ts";
import { EditedText } from "../../lib/edited-text.ts";
import type { Place } from "../../model/place.ts";
import { LinkNames, withNamedLinks } from "../model/links/link-names.ts";
import { withCells } from "../model/links/linked-cells.ts";
import { withName } from "../model/links/linked-words.ts";
import { type SiteTables, siteTables } from "../model/rows/site-tables.ts";
import { cellPlace, ownersPlace } from "../model/section-name.ts";
import type { Edit, EditRequest, ValuePath } from "../protocol/edits.ts";
import { message } from "../protocol/messages.ts";
import { type StepName, stepName } from "../protocol/steps.ts";
import { applyEdits, nameOf, OutdatedEdit } from "../session/edits.ts";
import { type Version, WorkingCopy } from "../session/working-copy.ts";
import { ConfigReader } from "./config-reader.ts";
import { StudioError } from "./studio-error.ts";
import type { StudioSite } from "./studio-site.ts";

type Texts = Parameters<WorkingCopy["editFiles"]>[0];

/** The texts of a site while they are edited, and what changes them. */
export class Editing {
  /** Counts changes of the texts. */
  version = 0;
  readonly copy: WorkingCopy;
  readonly #reader: ConfigReader;
  readonly #linkNames = new LinkNames();

  /** Continues the last session. `onChange` gets whether a text is another one. */
  constructor(
    private readonly configFile: string,
    private readonly onChange: (isOther: boolean) => void,
  ) {
    this.copy = WorkingCopy.open(configFile);
    this.#reader = new ConfigReader(configFile);
  }

  /** The value of the config, which is only read once for each text. */
  get config(): ReturnType<ConfigReader["read"]> {
    return this.#reader.read(this.copy.edited);
  }

  /** The value of the config; throws if it has a syntax error. */
  get value(): unknown {
    const { value, syntaxError } = this.config;
    if (syntaxError === undefined) return value;
    throw new StudioError(message("syntaxError"));
  }

  /** Takes over a change of the files by another program; returns whether a text is another one. */
  followFile(): boolean {
    const isOther = this.copy.followFile();
    if (isOther) this.version += 1;
    return isOther;
  }

  edit({ version, edits, label, field }: EditRequest, kit: Kit): void {
    const root = this.value;
    const isCurrent = version === this.version;
    const place = (path: ValuePath) => ownersPlace(path, root, kit);
    const isContinued = field !== undefined && this.copy.isTypedIn(field);
    const tables = this.#tables(kit);
    const followers = this.#linkNames.follow(edits, root, { field, isContinued }, tables);
    const { links = [], cells = [], name = "" } = followers ?? {};
    const others = links.map((words) => ({
      type: "set" as const,
      path: words.path,
      value: withName(words, name),
      before: valueAt(root, words.path) ?? null,
    }));
    const text = applyEdits(this.copy.edited, [...edits, ...others], {
      schema: kit.schemas.site,
      place,
      isCurrent,
    });
    const texts = {
      text,
      tables: withCells(cells, name, (file) => this.copy.tableText(file)),
    };
    this.#change((copy) => copy.editFiles(texts, label ?? nameOf(edits, place), field));
  }

  /** The texts with a change of the config, and the links that follow the name of a page that it changes. */
  withNames(text: string, edits: readonly Edit[], kit: Kit): Pick<Texts, "text" | "tables"> {
    const typing = { field: undefined, isContinued: false };
    const followers = this.#linkNames.follow(edits, this.value, typing, this.#tables(kit));
    const textOf = (file: string) => this.copy.tableText(file);
    return followers
      ? withNamedLinks(followers, followers.name, text, textOf)
      : { text, tables: {} };
  }

  /** The links that have the name of a page, and get its new one with it. */
  namedLinks(index: number, kit: Kit): Place[] {
    const root = this.value;
    const { copy } = this;
    const isTyped = (field: string) => copy.isTypedIn(field);
    const { links, cells } = this.#linkNames.of(index, root, isTyped, this.#tables(kit));
    return [
      ...links.map(({ path }) => ownersPlace(path, root, kit)),
      ...cells.map(({ file, row, column }) => cellPlace(file, row, column)),
    ];
  }

  /** Reads tables again that nobody has edited, since another program may have changed their files. */
  forgetTables(): void {
    this.#linkNames.forgetTables();
  }

  #tables(kit: Kit): { kit: Kit; revision: number; read(): SiteTables } {
    const { configFile, copy } = this;
    const read = () => siteTables({ configFile, text: copy.text, tables: copy.tables, kit });
    return { kit, revision: copy.tableRevision, read };
  }

  /** Replaces the text in one step, if it has not changed while the new one was made. */
  replaceText(before: EditedText, after: EditedText, label: StepName): void {
    if (before !== this.copy.edited) throw changedElsewhere();
    this.#change((copy) => copy.edit(after, label));
  }

  /** Replaces the texts of the config and of tables in one step, if nothing has changed since the site was read. */
  replaceTexts({ revision }: Pick<StudioSite, "revision">, texts: Texts, label: StepName): void {
    if (revision !== this.copy.revision) throw changedElsewhere();
    this.#change((copy) => copy.editFiles(texts, label));
  }

  /** Fixes a problem of the text as it is. */
  fix(problem: LocatedDiagnostic): void {
    const { edited } = this.copy;
    const { rule, message } = problem;
    const fixed = EditedText.of(applyFixes(edited.text, [problem]));
    this.replaceText(edited, fixed, stepName("fix", { rule, message }));
  }

  undo = (): void => this.#change((copy) => copy.undo());
  redo = (): void => this.#change((copy) => copy.redo());
  discard = (): void => this.#change((copy) => copy.discard());
  endField = (): void => this.copy.endField();
  choose = (version: Version): void => this.#change((copy) => copy.choose(version));

  /** Saves all texts, or those of a commit. */
  async save(texts?: ReadonlyMap<string, string>): Promise<void> {
    try {
      await this.copy.save(texts);
    } catch (error) {
      if (error instanceof OutdatedEdit) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new StudioError(message("notSaved", reason));
    }
    this.onChange(false);
  }

  #change(run: (copy: WorkingCopy) => void): void {
    const before = this.copy.revision;
    run(this.copy);
    const isOther = this.copy.revision !== before;
    if (isOther) this.version += 1;
    this.onChange(isOther);
  }
}

const changedElsewhere = () => new OutdatedEdit(message("changedElsewhere"));
