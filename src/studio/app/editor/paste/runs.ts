import type { PhrasingContent } from "mdast";

/** Words with the same marks; a line end is a run that has no marks. */
export interface Run {
  words: string;
  isBold?: boolean;
  isItalic?: boolean;
  isCode?: boolean;
  target?: string | undefined;
}

const LINE_END = "\n";

const ENDS_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WORD = /^[\p{L}\p{N}]/u;

/**
 * Runs as somebody would mark them in Markdown. Word processors split bold words, and end them after a space: runs with the
 * same marks become one, and spaces move out of them. A mark that begins or ends inside a word is not supported.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const pieces = joined(joined(runs).flatMap(withoutOuterSpaces));
  const marked = pieces.map((run, at): Run => {
    const isInWord =
      ENDS_WORD.test(pieces[at - 1]?.words ?? "") || BEGINS_WORD.test(pieces[at + 1]?.words ?? "");
    return isInWord ? { ...run, isBold: false, isItalic: false } : run;
  });
  return trimmed(joined(marked));
}

const marksOf = ({ isBold, isItalic, isCode, target }: Run) =>
  [isBold, isItalic, isCode].map(Boolean).join() + (target ?? "");

function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && marksOf(last) === marksOf(run)) last.words += run.words;
    else all.push({ ...run });
  }
  return all;
}

function withoutOuterSpaces(run: Run): Run[] {
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(run.words) ?? [];
  return [{ words: before }, { ...run, words }, { words: after }].filter(
    (each) => each.words !== "",
  );
}

/** Without spaces beside others, at the ends and beside line ends, and without a line end after the last word. */
function trimmed(runs: readonly Run[]): Run[] {
  const all = runs.map((run) => ({
    ...run,
    words: run.words.replace(/ +/g, " ").replace(/\s*\n\s*/g, LINE_END),
  }));
  const [first, last] = [all[0], all.at(-1)];
  if (first) first.words = first.words.trimStart();
  if (last) last.words = last.words.trimEnd();
  return all.filter(({ words }) => words !== "");
}

/** The nodes of Markdown for runs. */
export const phrasesOf = (runs: readonly Run[]): PhrasingContent[] => runs.flatMap(phrasesOfRun);

function phrasesOfRun({ words, isBold, isItalic, isCode, target }: Run): PhrasingContent[] {
  let nodes: PhrasingContent[] = isCode
    ? [{ type: "inlineCode", value: words }]
    : words
        .split(LINE_END)
        .flatMap((line, at): PhrasingContent[] => [
          ...(at > 0 ? [{ type: "break" } as const] : []),
          ...(line === "" ? [] : [{ type: "text", value: line } as const]),
        ]);
  if (isItalic) nodes = [{ type: "emphasis", children: nodes }];
  if (isBold) nodes = [{ type: "strong", children: nodes }];
  return target === undefined ? nodes : [{ type: "link", url: target, children: nodes }];
}
