import { diffArrays } from "diff";

/** The changed part of a text, with the unchanged text around it. */
export interface TextEdit {
  start: string;
  before: string;
  after: string;
  end: string;
}

/** The edit between two texts, in whole words. */
export function textEdit(before: string, after: string): TextEdit {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  const middle = (words: string[]) => words.slice(first, words.length - last).join("");
  return {
    start: old.slice(0, first).join(""),
    before: middle(old),
    after: middle(now),
    end: old.slice(old.length - last).join(""),
  };
}

/**
 * A key for an edit: the removed and added words, ignoring the text between. The same edit of a template
 * has the same key on all its pages.
 */
export function editedWords(before: string, after: string): string {
  const edit = textEdit(before, after);
  const pieces = diffArrays(wordsIn(edit.before), wordsIn(edit.after));
  const edited = pieces.filter(({ added, removed }) => added || removed);
  return JSON.stringify(edited.map(({ added, value }) => (added ? "+" : "-") + value.join("")));
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** The maximum number of displayed characters, around a change and of the change itself. */
const AROUND = 32;
const MOST = 160;

/** Both texts, shortened around the difference. */
export function shortened({ start, before, after, end }: TextEdit): [string, string] {
  const from = start.length > AROUND ? `…${start.slice(-AROUND).replace(/^\S*\s/, "")}` : start;
  const to = beginning(end, AROUND);
  const [old, now] = [beginning(before, MOST), beginning(after, MOST)];
  return [onOneLine(from + old + to), onOneLine(from + now + to)];
}

/** The beginning of a text on one line, such as one that was added or removed as a whole. */
export const excerpt = (text: string, most = MOST): string => onOneLine(beginning(text, most));

/** Whole words, or else whole letters: some are two characters of JavaScript. */
const beginning = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/\s\S*$|[\uD800-\uDBFF]$/, "")}…` : text;

const onOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
