import { basename } from "node:path";
import { diff3Merge } from "node-diff3";
import { readCsv } from "../../config/tables/csv.ts";
import { EditedText } from "../../lib/edited-text.ts";
import { readRegularFile, writeAtomically, writeTogether } from "../../lib/files/files.ts";
import { encodeLike, readText } from "../../lib/files/text-file.ts";
import { isJson } from "../../lib/text.ts";

/** A file that is edited: the config, or a table beside it. */
export class EditedFile {
  /** A version of the file that differs and could not be merged. */
  otherText: string | undefined;
  edited: EditedText;
  /** The text of the file, as it was last read or written. */
  saved: EditedText;

  constructor(
    readonly path: string,
    fileText: string,
  ) {
    this.saved = EditedText.of(fileText);
    this.edited = this.saved;
  }

  get name(): string {
    return basename(this.path);
  }

  get text(): string {
    return this.edited.text;
  }

  get fileText(): string {
    return this.saved.text;
  }

  get isSaved(): boolean {
    return this.edited.equals(this.saved);
  }

  /** The text on the disk; undefined for a table that is no longer there. */
  onDisk(isRequired: boolean): string | undefined {
    try {
      const text = readText(this.path);
      // One copy of a long text is enough, and it is compared at once.
      return text === this.fileText ? this.fileText : text;
    } catch (error) {
      if (isRequired) throw error;
      return undefined;
    }
  }

  /**
   * What another program has changed in the file: its text, and the edited text with the same changes. Undefined if there
   * is nothing, or if both have changed the same lines; then `otherText` is that of the file.
   */
  follow(isRequired: boolean): { onDisk: string; merged: string } | undefined {
    const onDisk = this.onDisk(isRequired);
    this.otherText = undefined;
    if (onDisk === undefined || onDisk === this.fileText) return undefined;
    const merged = this.#merged(onDisk);
    if (merged === undefined) this.otherText = onDisk;
    return merged === undefined ? undefined : { onDisk, merged };
  }

  #merged(onDisk: string): string | undefined {
    if (this.isSaved) return onDisk;
    const lines = (text: string) => text.split("\n");
    const parts = diff3Merge(lines(this.text), lines(this.fileText), lines(onDisk), {
      excludeFalseConflicts: true,
    });
    if (parts.some(({ conflict }) => conflict)) return undefined;
    const text = parts.flatMap(({ ok }) => ok ?? []).join("\n");
    return this.#isValid(text) ? text : undefined;
  }

  /** The bytes of a text, in the encoding that the file has. */
  bytes(text: string): Uint8Array {
    return encodeLike(readRegularFile(this.path), text);
  }

  #isValid(text: string): boolean {
    if (/\.csv$/i.test(this.path)) return readCsv(text).problems.length === 0;
    return isJson(text);
  }
}

/**
 * Writes texts into their files: all or none. If the process ends between two files, the first one has its text already,
 * and the second one is still unsaved.
 */
export async function writeFiles(
  texts: readonly { file: EditedFile; text: string }[],
): Promise<void> {
  const existing = texts.filter(({ file }) => file.onDisk(false) !== undefined);
  const data = existing.map(({ file, text }) => ({ file: file.path, data: file.bytes(text) }));
  for (const each of texts)
    if (!existing.includes(each)) await writeAtomically(each.file.path, each.text);
  await writeTogether(data);
}
