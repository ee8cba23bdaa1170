import { diff3Merge } from "node-diff3";
import { readText, writeText } from "../../lib/files/text-file.ts";
import { Journal, type Step } from "./journal.ts";
import { applyChange, changeBetween, inverse, type TextChange } from "./text-change.ts";

/** An edit that can be undone. */
interface HistoryEntry {
  label: string;
  change: TextChange;
  /** In ISO 8601. */
  time: string;
  field: string | undefined;
}

/** A choice between two versions of a config that cannot be merged. */
export type Version = "working copy" | "file";

/**
 * The text of a config while it is edited. The file changes by `save` alone; all steps since are in the
 * journal, so that they survive the process.
 */
export class WorkingCopy {
  readonly #journal: Journal;
  #fileText: string;
  #text: string;
  #done: HistoryEntry[] = [];
  #undone: HistoryEntry[] = [];
  #unsavedSince: string | undefined;
  /** A version of the file that differs and could not be merged. */
  #otherText: string | undefined;
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
    this.#fileText = isNew ? onDisk : first.text;
    this.#text = this.#fileText;
    if (isNew) journal.restart([{ type: "file", text: onDisk }]);
    else for (const step of steps) this.#take(step);
    this.followFile();
  }

  get text(): string {
    return this.#text;
  }

  /** The text of the file, as it was last read or written. */
  get fileText(): string {
    return this.#fileText;
  }

  get isSaved(): boolean {
    return this.#text === this.#fileText;
  }

  /** The time of the first edit since the file was saved, in ISO 8601. */
  get unsavedSince(): string | undefined {
    return this.#unsavedSince;
  }

  /** What undo and redo would do. */
  get undoLabel(): string | undefined {
    return this.#done.at(-1)?.label;
  }

  get redoLabel(): string | undefined {
    return this.#undone.at(-1)?.label;
  }

  /** Whether the file was changed elsewhere in a way that contradicts the edits. */
  get hasConflict(): boolean {
    return this.#otherText !== undefined;
  }

  /** Why the last steps are only in memory. */
  get storageError(): string | undefined {
    return this.#storageError?.message;
  }

  /** Replaces the text. Edits of one field in a row are one entry of the history. */
  edit(text: string, label: string, field?: string): void {
    const change = changeBetween(this.#text, text);
    if (!change) return;
    const last = this.#done.at(-1);
    const continues = field !== undefined && last?.field === field && this.#undone.length === 0;
    this.#keep({
      type: "edit",
      label,
      change,
      time: new Date().toISOString(),
      ...(field !== undefined && { field }),
      ...(continues && { continues: true }),
    });
  }

  undo(): void {
    if (this.#done.length > 0) this.#keep({ type: "undo" });
  }

  redo(): void {
    if (this.#undone.length > 0) this.#keep({ type: "redo" });
  }

  /** Ends an edit of a field, so that the next one is undone by itself. */
  endField(): void {
    const last = this.#done.at(-1);
    if (last) last.field = undefined;
  }

  /** Writes the file. Throws if it was changed elsewhere and both cannot be merged. */
  async save(): Promise<void> {
    this.followFile();
    if (this.hasConflict)
      throw new Error(
        `${this.configFile} was changed by another program, in places that you changed, too. Choose one of the two first.`,
      );
    await writeText(this.configFile, this.#text);
    this.#keep({ type: "file", text: this.#text });
  }

  /** Goes back to the text of the file, which can be undone. */
  discard(): void {
    this.edit(this.#fileText, "Discard all changes");
  }

  /** Takes over what another program has changed in the file; returns whether the text is another one. */
  followFile(): boolean {
    const onDisk = readText(this.configFile);
    this.#otherText = undefined;
    if (onDisk === this.#fileText) return false;
    const merged = this.isSaved ? onDisk : merge(this.#text, this.#fileText, onDisk);
    if (merged === undefined) {
      this.#otherText = onDisk;
      return false;
    }
    const before = this.#text;
    this.edit(merged, "Changes by another program");
    this.#keep({ type: "file", text: onDisk });
    return this.#text !== before;
  }

  /** Decides a conflict. The other version remains in the history, or in the file until the next save. */
  choose(version: Version): void {
    const other = this.#otherText;
    if (other === undefined) return;
    this.#otherText = undefined;
    if (version === "file") this.edit(other, "The version of the file");
    this.#keep({ type: "file", text: other });
  }

  #keep(step: Step): void {
    this.#take(step);
    this.#storageError = this.#journal.add(step);
  }

  #take(step: Step): void {
    if (step.type === "file") this.#fileText = step.text;
    else if (step.type === "edit") this.#do(step);
    else this.#reverse(step.type);
    if (this.isSaved) this.#unsavedSince = undefined;
    else this.#unsavedSince ??= (this.#done.at(-1) ?? this.#undone.at(-1))?.time;
  }

  #do({ label, change, time, field, continues }: Extract<Step, { type: "edit" }>): void {
    const text = applyChange(this.#text, change);
    const last = continues ? this.#done.pop() : undefined;
    const before = last ? applyChange(this.#text, inverse(last.change)) : this.#text;
    const whole = changeBetween(before, text);
    this.#text = text;
    this.#undone = [];
    if (whole) this.#done.push({ label, change: whole, time: last?.time ?? time, field });
  }

  #reverse(type: "undo" | "redo"): void {
    const [from, to] = type === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const entry = from.pop();
    if (!entry) return;
    this.#text = applyChange(this.#text, type === "undo" ? inverse(entry.change) : entry.change);
    to.push({ ...entry, field: undefined });
  }
}

/** Both changes of a JSON text, if they are in different lines and the result is valid. */
function merge(one: string, base: string, other: string): string | undefined {
  const lines = (text: string) => text.split("\n");
  const parts = diff3Merge(lines(one), lines(base), lines(other), { excludeFalseConflicts: true });
  const merged = parts.flatMap(({ ok }) => ok ?? []);
  if (parts.some(({ conflict }) => conflict)) return undefined;
  const text = merged.join("\n");
  return isJson(text) ? text : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
