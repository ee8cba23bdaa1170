import type { SiteKind } from "../gen/kinds.ts";
import { CHANGES, type Change } from "./results.ts";

/** Changes something in a config's text; something different in each run. */
export type Edit = (text: string, run: number) => string;

export interface Generated {
  kind: SiteKind;
  local: number;
}

/** The number of pages that a change edits. */
const EDITED: Partial<Record<Change, number>> = { page: 1, reformatted: 1, ten: 10, hundred: 100 };

/**
 * The pages that a change edits. A single page is in the middle of the file, since a build that stops at the
 * first change would gain nothing there. Several pages are spread over the file.
 */
export function editedPages({ kind, local }: Generated, change: Change): string[] {
  const count = EDITED[change] ?? 0;
  const places = Array.from({ length: count }, (_, at) => Math.floor(((at + 0.5) * local) / count));
  return places.map(kind.pathOf);
}

/** Not every site has a hundred pages to edit. */
export const changesOf = ({ local }: Generated): Change[] =>
  CHANGES.filter((change) => (EDITED[change] ?? 0) <= local);

/** Edits as a person makes them. All other bytes stay the same, except after reformatting. */
export function editsFor(generated: Generated): Record<Change, Edit> {
  const { kind } = generated;
  const inPages = (change: Change): Edit => {
    const pages = editedPages(generated, change).map((path) => `"path": ${JSON.stringify(path)}`);
    return (text, run) =>
      pages.reduce((edited, page) => {
        const place = after(edited, '"pages": [', page, `"${kind.textField}": "`);
        return replaceWord(edited, place, `${change}${run}`);
      }, text);
  };
  return {
    nothing: (text) => text,
    page: inPages("page"),
    reformatted: (text, run) => inPages("reformatted")(reformatted(text), run),
    ten: inPages("ten"),
    hundred: inPages("hundred"),
    template: (text, run) => {
      const place = after(text, '"templates": {', `"${kind.template}": {`, '"sections": [');
      return replaceWord(text, plainHeading(text, place), `template${run}`);
    },
    phone: (text, run) => replacePhone(text, after(text, '"business": {', '"phone": "'), run),
  };
}

/** The formatting of another editor. */
function reformatted(text: string): string {
  const indent = text.startsWith("{\n    ") ? 2 : 4;
  return `${JSON.stringify(JSON.parse(text), null, indent)}\n`;
}

/** The position after some pieces of text that follow one another. */
function after(text: string, ...pieces: readonly string[]): number {
  let place = 0;
  for (const piece of pieces) {
    const found = text.indexOf(piece, place);
    if (found < 0) throw new Error(`bench-build: the generated config has no ${piece} to change.`);
    place = found + piece.length;
  }
  return place;
}

/** The position of a heading that all pages share. */
function plainHeading(text: string, place: number): number {
  const heading = /"heading": "(?=[^"{}]+")/g;
  heading.lastIndex = place;
  if (!heading.test(text)) throw new Error("bench-build: the template has no heading to change.");
  return heading.lastIndex;
}

/** Each change has different words, so that it never repeats an earlier one. */
function replaceWord(text: string, place: number, other: string): string {
  const word = /[A-Za-z]\w{2,}/g;
  word.lastIndex = place;
  const match = word.exec(text);
  if (!match) return text;
  return `${text.slice(0, match.index)}${other}${text.slice(word.lastIndex)}`;
}

/** Only the last two digits differ. */
function replacePhone(text: string, place: number, run: number): string {
  const end = text.indexOf('"', place);
  const last = (Number(text.slice(end - 2, end)) + 1 + run) % 100;
  return `${text.slice(0, end - 2)}${String(last).padStart(2, "0")}${text.slice(end)}`;
}
