import type { FieldMeaning } from "../../../../schema/fields/meaning.ts";
import type { NameKind } from "../../../../schema/fields/names.ts";
import type { Path, TextSpan } from "../../../diagnostics/diagnostic.ts";
import { replaceTokens, singleToken } from "../../../lib/token.ts";
import { parseMarkdown } from "../../../site/resolve/markdown/markdown.ts";
import type { EditableFile, Entry } from "./site-files.ts";

/** A string in a file, with its meaning. */
export interface SourceField {
  file: EditableFile;
  path: Path;
  text: string;
  meaning: FieldMeaning | undefined;
  /** The kind of name that it is. */
  names: NameKind | undefined;
  /** The template whose parameters it may use. */
  template: string | undefined;
  /** Its entry of `pages`. */
  entry: Entry | undefined;
}

/** A reference in a field, by its whole text or by a part of it: a name, a link, a file, a token. */
export interface Reference {
  kind: NameKind | "link" | "file" | "token";
  /** The name, the target of the link, or the name of the file or token. */
  text: string;
  /** Its position in the text of the field. */
  within: TextSpan;
  field: SourceField;
  /** The path that the field is a part of, such as `/events/{english}`: its page translates that one. */
  pattern?: string;
}

/** A replacement in the text of a field. */
export interface Change {
  field: Pick<SourceField, "file" | "path">;
  within: TextSpan;
  text: string;
}

/** Replaces a reference, or a part of its text. */
export const replaced = (
  { field, within, text }: Reference,
  by: string,
  start = 0,
  length = text.length,
): Change => ({ field, within: { start: within.start + start, length }, text: by });

/** Replaces a name, if it is the one of this kind. */
export const replacedName = (
  reference: Reference,
  kind: NameKind,
  from: string,
  to: string,
): Change | undefined =>
  reference.kind === kind && reference.text === from ? replaced(reference, to) : undefined;

/** All references in a field. */
export function referencesIn(field: SourceField): Reference[] {
  const { text, meaning, names } = field;
  const whole = (kind: Reference["kind"]) => ({
    ...{ kind, text, field },
    within: { start: 0, length: text.length },
  });
  return [
    ...(names ? [whole(names)] : []),
    ...(meaning?.kind === "link" ? [whole("link")] : []),
    ...(meaning?.kind === "media" ? [whole("file")] : []),
    // Most Markdown has neither links nor pictures, and parsing is a hundred times slower.
    ...(meaning?.kind === "markdown" && /[[<]/.test(text)
      ? markdownReferences(field, meaning.isRich === true)
      : []),
    ...tokens(field),
  ];
}

function markdownReferences(field: SourceField, isRich: boolean): Reference[] {
  const found: Reference[] = [];
  parseMarkdown(field.text, {
    text: (value) => value,
    block: () => undefined,
    refuse: () => {},
    link: (text, placeOf) => {
      found.push({ kind: "link", text, within: placeOf(0, text.length), field });
      return { href: "#" };
    },
    ...(isRich && {
      picture: (text, _, placeOf) => {
        found.push({ kind: "file", text, within: placeOf(0, text.length), field });
        return { file: { url: "", width: 0, height: 0, type: "" }, alt: "" };
      },
    }),
  });
  return found;
}

/** The tokens in a field, without their braces. */
function tokens(field: SourceField): Reference[] {
  const { text, meaning, names } = field;
  // Paths consist of the columns of a table. Any other value may be a single parameter.
  const hasTokens = meaning || names === "page" || singleToken(text) !== undefined;
  if (!hasTokens || !text.includes("{")) return [];
  const found: Reference[] = [];
  replaceTokens(text, (name, token, start) => {
    const within = { start: start + 1, length: name.length };
    found.push({ kind: "token", text: name, within, field });
    return token;
  });
  return found;
}
