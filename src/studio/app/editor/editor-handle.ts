/** What the buttons around an editor do with it. Only types, since the editor loads later. */

export type MarkdownCommand =
  | "bold"
  | "italic"
  | "code"
  | "heading"
  | "subheading"
  | "list"
  | "numbered"
  | "quotation";

/** A link of a text, with its position. */
export interface LinkDraft {
  from: number;
  to: number;
  words: string;
  target: string;
  /** Whether it is in the text already. */
  isKnown: boolean;
}

export interface EditorHandle {
  focus(): void;
  /** Replaces the selection. */
  insert(text: string): void;
  run(command: MarkdownCommand): void;
  /** The link at the cursor, or a new one with the selected words. */
  link(): LinkDraft;
  /** Writes a link; without a target, its words stay. */
  putLink(link: LinkDraft): void;
}
