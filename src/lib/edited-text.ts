import { applyChange, changeBetween, type TextChange } from "./text-change.ts";

/** The longest range that is kept apart from the rest, in UTF-16 units: longer than nearly all pages. */
const LONGEST = 100_000;

/** How much of a text is searched at once, in UTF-16 units: more than most lines. */
const NEAR = 1000;

/**
 * A text with edits in one range, such as one page of a config with thousands. The rest is that of another text, and is not
 * copied for each edit: that of 14 MB takes longer than making a page. Immutable.
 */
export class EditedText {
  /** The text that this one shares all but the range with; itself if nothing is edited. */
  readonly base: EditedText;
  #joined: string | undefined;

  private constructor(
    base: EditedText | undefined,
    /** The range of the base that is replaced. */
    readonly change: TextChange,
    joined?: string,
  ) {
    this.base = base ?? this;
    this.#joined = joined;
  }

  static of(text: string): EditedText {
    return new EditedText(undefined, NOTHING, text);
  }

  /** The whole text. */
  get text(): string {
    this.#joined ??= applyChange(this.base.text, this.change);
    return this.#joined;
  }

  get length(): number {
    const { removed, inserted } = this.change;
    return this.base === this
      ? this.text.length
      : this.base.text.length + inserted.length - removed.length;
  }

  /** As of a string, without negative offsets. */
  slice(start: number, to: number = this.length): string {
    const end = Math.min(to, this.length);
    if (this.base === this) return this.text.slice(start, end);
    const { at, removed, inserted } = this.change;
    const { text } = this.base;
    const after = at + inserted.length;
    const grown = inserted.length - removed.length;
    const before = start < at ? text.slice(start, Math.min(end, at)) : "";
    const within = inserted.slice(Math.max(0, start - at), Math.max(0, end - at));
    const rest = end > after ? text.slice(Math.max(start, after) - grown, end - grown) : "";
    return before + within + rest;
  }

  /** The beginning of the line at an offset. */
  lineStart(offset: number): number {
    for (let end = offset; end > 0; end -= NEAR) {
      const start = Math.max(0, end - NEAR);
      const found = this.slice(start, end).lastIndexOf("\n");
      if (found >= 0) return start + found + 1;
    }
    return 0;
  }

  /** The end of the line at an offset, before its line break. */
  lineEnd(offset: number): number {
    for (let start = offset; start < this.length; start += NEAR) {
      const found = this.slice(start, start + NEAR).indexOf("\n");
      if (found >= 0) return start + found;
    }
    return this.length;
  }

  /** The text with a change. */
  with(next: TextChange): EditedText {
    if (next.removed === next.inserted) return this;
    const { at, removed, inserted } =
      this.base === this ? { ...next, removed: "", inserted: "" } : this.change;
    const start = Math.min(at, next.at);
    const end = Math.max(at + inserted.length, next.at + next.removed.length);
    if (end - start > LONGEST && this.base !== this) return EditedText.of(this.text).with(next);
    const before = this.slice(start, end);
    // Around the range, the base has the same text.
    const whole = {
      at: start,
      removed: before.slice(0, at - start) + removed + before.slice(at - start + inserted.length),
      inserted: applyChange(before, { ...next, at: next.at - start }),
    };
    return whole.removed === whole.inserted ? this.base : new EditedText(this.base, whole);
  }

  /** Replaces a range. */
  replace(start: number, end: number, inserted: string): EditedText {
    return this.with({ at: start, removed: this.slice(start, end), inserted });
  }

  /** The smallest range that differs in another text; undefined for equal texts. */
  changeTo(other: EditedText): TextChange | undefined {
    if (other === this) return undefined;
    if (other.base !== this.base) return changeBetween(this.text, other.text);
    const ranges = [this, other].filter((each) => each.base !== each).map(({ change }) => change);
    const start = Math.min(...ranges.map(({ at }) => at));
    const end = Math.max(...ranges.map(({ at, removed }) => at + removed.length));
    const rangeOf = (text: EditedText) => {
      const { removed, inserted } = text.change;
      return text.slice(start, end + inserted.length - removed.length);
    };
    const change = changeBetween(rangeOf(this), rangeOf(other));
    return change && { ...change, at: start + change.at };
  }

  equals(other: EditedText): boolean {
    return this.length === other.length && this.changeTo(other) === undefined;
  }
}

const NOTHING: TextChange = { at: 0, removed: "", inserted: "" };
