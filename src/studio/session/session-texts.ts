import { EditedText } from "../../lib/edited-text.ts";
import { inverse, joined, type TextChange } from "../../lib/text-change.ts";
import type { StepName } from "../protocol/steps.ts";
import { EditedFile } from "./edited-file.ts";
import type { Step } from "./journal.ts";

/** A change of a file; without a name, of the config. */
export interface FileChange extends TextChange {
  file?: string | undefined;
}

/** An edit that can be undone. */
interface HistoryEntry {
  label: StepName;
  changes: readonly FileChange[];
  /** In ISO 8601. */
  time: string;
  field: string | undefined;
}

type EditStep = Extract<Step, { type: "edit" }>;

/** The texts of a session and its history, as the steps so far lead to them. It reads and writes no file. */
export class SessionTexts {
  readonly config: EditedFile;
  /** The tables by the names of their files. */
  readonly tables = new Map<string, EditedFile>();
  /** Changes with each change of a text. */
  revision = 0;
  /** Changes with each change of the text of a table. */
  tableRevision = 0;
  /** The time of the first edit since the files were saved, in ISO 8601. */
  unsavedSince: string | undefined;
  #done: HistoryEntry[] = [];
  #undone: HistoryEntry[] = [];

  /** Begins with the text of the config's file. */
  constructor(
    private readonly pathOf: (name: string | undefined) => string,
    text: string,
  ) {
    this.config = new EditedFile(pathOf(undefined), text);
  }

  /** All files, the config last: what it says of a table is right when the table is there. */
  get files(): EditedFile[] {
    return [...this.tables.values(), this.config];
  }

  get isSaved(): boolean {
    return this.files.every(({ isSaved }) => isSaved);
  }

  /** What undo would take back. */
  get lastDone(): HistoryEntry | undefined {
    return this.#done.at(-1);
  }

  /** What redo would bring back. */
  get lastUndone(): HistoryEntry | undefined {
    return this.#undone.at(-1);
  }

  /** A file of the session. */
  file(name: string | undefined): EditedFile {
    const file = name === undefined ? this.config : this.tables.get(name);
    if (!file) throw new Error(`${name} is not a file of this session.`);
    return file;
  }

  /** Whether the last step is typing in a field. */
  get isTyping(): boolean {
    return this.lastDone?.field !== undefined && !this.lastUndone;
  }

  /** What differs in new texts; that of the config has no name. */
  changesTo(texts: ReadonlyMap<string | undefined, string | EditedText>): FileChange[] {
    return [...texts].flatMap(([file, text]): FileChange[] => {
      const after = typeof text === "string" ? EditedText.of(text) : text;
      const change = this.file(file).edited.changeTo(after);
      return change ? [{ ...change, ...(file !== undefined && { file }) }] : [];
    });
  }

  take(step: Step): void {
    if (step.type === "file") this.#takeFile(step);
    else if (step.type === "saved") this.file(step.file).saved = this.file(step.file).edited;
    else if (step.type === "edit") this.#do(step);
    else this.#reverse(step.type);
    if (this.isSaved) this.unsavedSince = undefined;
    else this.unsavedSince ??= (this.lastDone ?? this.lastUndone)?.time;
  }

  #takeFile({ file: name, text }: Extract<Step, { type: "file" }>): void {
    if (name === undefined || this.tables.has(name)) this.file(name).saved = EditedText.of(text);
    else this.tables.set(name, new EditedFile(this.pathOf(name), text));
  }

  #do(step: EditStep): void {
    const { label, change, others = [], time, field, continues } = step;
    const last = continues ? this.#done.pop() : undefined;
    const whole = new Map((last?.changes ?? []).map((each) => [each.file, each]));
    for (const each of [change, ...others]) {
      const { edited } = this.file(each.file);
      const first = whole.get(each.file);
      const both = first ? joined(first, each, edited) : each;
      if (both) whole.set(each.file, { ...both, file: each.file });
      else whole.delete(each.file);
      this.#put(each.file, edited.with(each));
    }
    this.#undone = [];
    if (whole.size > 0)
      this.#done.push({ label, changes: [...whole.values()], time: last?.time ?? time, field });
  }

  #reverse(type: "undo" | "redo"): void {
    const [from, to] = type === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const entry = from.pop();
    if (!entry) return;
    for (const { file, ...change } of entry.changes)
      this.#put(file, this.file(file).edited.with(type === "undo" ? inverse(change) : change));
    to.push({ ...entry, field: undefined });
  }

  #put(name: string | undefined, text: EditedText): void {
    const file = this.file(name);
    if (file.edited === text) return;
    this.revision += 1;
    if (name !== undefined) this.tableRevision += 1;
    file.edited = text;
  }
}
