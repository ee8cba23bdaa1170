import type { DraftMark, LiveState } from "../../client/live/protocol.ts";
import { reasonWords, type Unpublished } from "../../config/expand/published.ts";
import { commandLine } from "../../lib/command-line.ts";
import { groupBy } from "../../lib/lists.ts";

/** What to write over pages and sections that visitors do not get yet, by the path of their page. */
export function marksOf(unpublished: readonly Unpublished[]): LiveState["marks"] {
  // What is over is not shown to the owner either.
  const shown = unpublished.filter(({ until }) => until === undefined);
  const marks = shown.flatMap((each) => each.pages.map((path) => ({ path, mark: markOf(each) })));
  const byPath = groupBy(marks, ({ path }) => path);
  return Object.fromEntries([...byPath].map(([path, all]) => [path, all.map(({ mark }) => mark)]));
}

function markOf(unpublished: Unpublished): DraftMark {
  const { section } = unpublished;
  if (section === undefined)
    return { words: `This page ${reasonWords(unpublished)}. ${NOT_BUILT}` };
  const { number, fromEnd } = section;
  const words = `Section ${number} of this page ${reasonWords(unpublished)}. ${NOT_BUILT}`;
  return { words, fromEnd };
}

const NOT_BUILT = `“${commandLine("build")}” leaves it out.`;
