import { dirname, join } from "node:path";
import type { EditedTables } from "../../config/read-config.ts";
import type { EditedText } from "../../lib/edited-text.ts";
import { readText } from "../../lib/files/text-file.ts";
import { message } from "../protocol/messages.ts";
import { type StepName, stepName } from "../protocol/steps.ts";
import { type EditedFile, writeFiles } from "./edited-file.ts";
import { OutdatedEdit } from "./edits.ts";
import { editStep, Journal, type Step } from "./journal.ts";
import { SessionTexts } from "./session-texts.ts";

/** A choice between two versions of a file that cannot be merged. */
export type Version = "working copy" | "file";

/**
 * The texts of a config and its tables while they are edited. The files change by `save` alone; all steps since are in
 * the journal, so that they survive the process. A table joins with its first edit.
 */
export class WorkingCopy {
  readonly #journal: Journal;
  readonly #texts: SessionTexts;
  #storageError: Error | undefined;

  /** Continues the last session; throws if the config cannot be read. */
  static open(configFile: string): WorkingCopy {
    return new WorkingCopy(configFile, Journal.open(configFile));
  }

  private constructor(
    readonly configFile: string,
    journal: Journal,
  ) {
    this.#journal = journal;
    const onDisk = readText(configFile);
    const [first, ...steps] = journal.steps;
    const isNew = first?.type !== "file";
    this.#texts = new SessionTexts(
      (name) => (name === undefined ? configFile : this.#pathOf(name)),
      isNew ? onDisk : first.text,
    );
    if (isNew) journal.restart([{ type: "file", text: onDisk }]);
    else for (const step of steps) this.#texts.take(step);
    this.followFile();
  }

  /** The text of the config. */
  get text(): string {
    return this.#texts.config.text;
  }

  /** The text of the config's file, as it was last read or written. */
  get savedText(): string {
    return this.#texts.config.fileText;
  }

  /** The same text, with its edits apart. */
  get edited(): EditedText {
    return this.#texts.config.edited;
  }

  /** Changes with each change of a text. */
  get revision(): number {
    return this.#texts.revision;
  }

  /** Changes with each change of the text of a table. */
  get tableRevision(): number {
    return this.#texts.tableRevision;
  }

  /** The texts of tables that differ from their files. */
  get tables(): EditedTables {
    const edited = [...this.#texts.tables.values()].filter(({ isSaved }) => !isSaved);
    return Object.fromEntries(edited.map(({ name, text }) => [name, text]));
  }

  /** The files with unsaved changes. */
  get unsaved(): { name: string; file: string; edited: string }[] {
    return this.#texts.files.flatMap(({ name, fileText, text, isSaved }) =>
      isSaved ? [] : { name, file: fileText, edited: text },
    );
  }

  get isSaved(): boolean {
    return this.#texts.isSaved;
  }

  /** The time of the first edit since the files were saved, in ISO 8601. */
  get unsavedSince(): string | undefined {
    return this.#texts.unsavedSince;
  }

  /** What undo and redo would do. */
  get undoLabel(): StepName | undefined {
    return this.#texts.lastDone?.label;
  }

  get redoLabel(): StepName | undefined {
    return this.#texts.lastUndone?.label;
  }

  /** The file that was changed elsewhere in a way that contradicts the edits. */
  get conflict(): string | undefined {
    return this.#conflicting?.name;
  }

  /** Why the last steps are only in memory. */
  get storageError(): string | undefined {
    return this.#storageError?.message;
  }

  /** The text of a table; throws if it cannot be read. */
  tableText(name: string): string {
    return this.#texts.tables.get(name)?.text ?? readText(this.#pathOf(name));
  }

  /** Replaces the text of the config. Edits of one field in a row are one entry of the history. */
  edit(text: string | EditedText, label: StepName, field?: string): void {
    this.editFiles({ text, tables: {} }, label, field);
  }

  /** Replaces the texts of several files in one step; tables are named by their files. */
  editFiles(
    {
      text = this.edited,
      tables,
    }: { text?: string | EditedText; tables: Readonly<Record<string, string>> },
    label: StepName,
    field?: string,
  ): void {
    for (const name of Object.keys(tables)) this.#join(name);
    const texts = new Map([[undefined, text] as const, ...Object.entries(tables)]);
    const changes = this.#texts.changesTo(texts);
    const continues = field !== undefined && this.isTypedIn(field);
    this.#keep(editStep(changes, label, { field, continues }));
  }

  /** Whether the last step is typing in a field. */
  get isTyping(): boolean {
    return this.#texts.isTyping;
  }

  /** Whether the last step is an edit of a field that somebody still types in. */
  isTypedIn(field: string): boolean {
    return this.isTyping && this.#texts.lastDone?.field === field;
  }

  undo(): void {
    if (this.#texts.lastDone) this.#keep([{ type: "undo" }]);
  }

  redo(): void {
    if (this.#texts.lastUndone) this.#keep([{ type: "redo" }]);
  }

  /** Ends an edit of a field, so that the next one is undone by itself. */
  endField(): void {
    const { lastDone } = this.#texts;
    if (lastDone) lastDone.field = undefined;
  }

  /**
   * Writes all changed files, or none; with texts by file name, only those, which are committed elsewhere. Throws if one
   * was changed elsewhere and both cannot be merged.
   */
  async save(texts?: ReadonlyMap<string, string>): Promise<void> {
    this.followFile();
    const { conflict } = this;
    if (conflict !== undefined) throw new OutdatedEdit(message("fileConflict", conflict));
    const wanted = texts ?? new Map(this.unsaved.map(({ name, edited }) => [name, edited]));
    const changed = this.#texts.files.flatMap((file) => {
      const text = wanted.get(file.name);
      return text === undefined ? [] : { file, text };
    });
    await writeFiles(changed);
    // Somebody may have typed meanwhile.
    this.#keep(
      changed.map(({ file, text }) =>
        file.text === text
          ? { type: "saved" as const, ...this.#nameOf(file) }
          : this.#fileStep(file, text),
      ),
    );
  }

  /** Goes back to the texts of the files, which can be undone. */
  discard(): void {
    const tables = [...this.#texts.tables].map(([name, { fileText }]) => [name, fileText] as const);
    const text = this.#texts.config.fileText;
    this.editFiles({ text, tables: Object.fromEntries(tables) }, stepName("discard"));
  }

  /** Takes over what another program has changed in the files; returns whether a text is another one. */
  followFile(): boolean {
    const before = this.revision;
    for (const file of this.#texts.files) this.#follow(file);
    return this.revision !== before;
  }

  #follow(file: EditedFile): void {
    const found = file.follow(file === this.#texts.config);
    if (!found) return;
    this.#replace(file, found.merged, stepName("otherProgram"));
    this.#keep([this.#fileStep(file, found.onDisk)]);
  }

  /** Decides a conflict. The other version remains in the history, or in the file until the next save. */
  choose(version: Version): void {
    const file = this.#conflicting;
    const other = file?.otherText;
    if (!file || other === undefined) return;
    file.otherText = undefined;
    if (version === "file") this.#replace(file, other, stepName("fileVersion"));
    this.#keep([this.#fileStep(file, other)]);
  }

  get #conflicting(): EditedFile | undefined {
    return this.#texts.files.find(({ otherText }) => otherText !== undefined);
  }

  #replace(file: EditedFile, text: string, label: StepName): void {
    if (file === this.#texts.config) this.edit(text, label);
    else this.editFiles({ tables: { [file.name]: text } }, label);
  }

  #fileStep(file: EditedFile, text: string): Step {
    return { type: "file", text, ...this.#nameOf(file) };
  }

  /** The name of a file in steps, where the config has none. */
  #nameOf(file: EditedFile): { file?: string } {
    return file === this.#texts.config ? {} : { file: file.name };
  }

  #pathOf(name: string): string {
    return join(dirname(this.configFile), name);
  }

  /** Adds a table to the session. */
  #join(name: string): void {
    if (!this.#texts.tables.has(name))
      this.#keep([{ type: "file", file: name, text: readText(this.#pathOf(name)) }]);
  }

  #keep(steps: readonly Step[]): void {
    for (const step of steps) this.#texts.take(step);
    this.#storageError = this.#journal.add(...steps);
  }
}
