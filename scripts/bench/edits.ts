import { pathOf, TEMPLATE } from "../gen/local-page.ts";
import type { Change } from "./results.ts";

/** A config's text with one thing changed in it; another one in each run. */
export type Edit = (text: string, run: number) => string;

/** The page in the middle of the file: a build that stops at the first change would gain nothing. */
export const editedPage = (local: number): string => pathOf(Math.floor(local / 2));

/** What a person would type into a generated config of so many local pages; no other byte changes. */
export function editsFor(local: number): Record<Change, Edit> {
  const page = `"path": ${JSON.stringify(editedPage(local))}`;
  return {
    nothing: (text) => text,
    page: (text, run) => replaceWord(text, after(text, page, '"localContent": "'), run),
    template: (text, run) => {
      const place = after(text, '"templates": {', `"${TEMPLATE}": {`, '"sections": [');
      return replaceWord(text, plainHeading(text, place), run);
    },
    phone: (text, run) => replacePhone(text, after(text, '"business": {', '"phone": "'), run),
  };
}

/** The place behind some pieces of text that follow one another. */
function after(text: string, ...pieces: readonly string[]): number {
  let place = 0;
  for (const piece of pieces) {
    const found = text.indexOf(piece, place);
    if (found < 0) throw new Error(`bench:build: the generated config has no ${piece} to change.`);
    place = found + piece.length;
  }
  return place;
}

/** The place of a heading that is the same on all pages. */
function plainHeading(text: string, place: number): number {
  const heading = /"heading": "(?=[^"{}]+")/g;
  heading.lastIndex = place;
  if (!heading.test(text)) throw new Error("bench:build: the template has no heading to change.");
  return heading.lastIndex;
}

function replaceWord(text: string, place: number, run: number): string {
  const word = /[A-Za-z]\w{2,}/g;
  word.lastIndex = place;
  const match = word.exec(text);
  if (!match) return text;
  return `${text.slice(0, match.index)}Edit${run}${text.slice(word.lastIndex)}`;
}

/** Another number of the same place: only its last two digits differ. */
function replacePhone(text: string, place: number, run: number): string {
  const end = text.indexOf('"', place);
  const last = (Number(text.slice(end - 2, end)) + 1 + run) % 100;
  return `${text.slice(0, end - 2)}${String(last).padStart(2, "0")}${text.slice(end)}`;
}
