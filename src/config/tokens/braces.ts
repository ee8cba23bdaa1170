import { TOKEN_NAME } from "../../lib/token.ts";

/** A brace in a text, or a look-alike or encoded form of one. */
export interface Brace {
  start: number;
  end: number;
  isOpen: boolean;
}

/** A piece of text between braces; `opens` or `closes` is empty if one side has none. */
export interface BracePair {
  opens: readonly Brace[];
  closes: readonly Brace[];
  /** The text from the previous braces to these. */
  before: string;
  content: string;
}

const BRACE = /(?<escape>\\)?(?:(?<open>[{｛﹛]|%7B)|[}｝﹜]|%7D)/gi;

/** Well-formed tokens; only their names may be unknown. */
const VALID_TOKEN = new RegExp(`(?<![$\\\\])\\{${TOKEN_NAME}\\}`, "g");

/** Whether a text may have a brace outside of tokens; hardly any of a million texts have one. */
export const mayHaveOtherBraces = (text: string): boolean =>
  ANY_BRACE.test(text) && ANY_BRACE.test(text.replace(VALID_TOKEN, ""));

const ANY_BRACE = /[{}｛｝﹛﹜%]/;

/** The braces of a text without those that visitors are meant to see: one with a backslash, and its partner. */
function unescapedBraces(text: string): Brace[] {
  const braces: Brace[] = [];
  let escaped = 0;
  let open = 0;
  for (const { 0: found, index: start, groups } of text.matchAll(BRACE)) {
    const isOpen = groups?.open !== undefined;
    const step = isOpen ? 1 : -1;
    if (groups?.escape) escaped = Math.max(0, escaped + step);
    else if (!isOpen && open === 0 && escaped > 0) escaped -= 1;
    else {
      open = Math.max(0, open + step);
      braces.push({ start, end: start + found.length, isOpen });
    }
  }
  return braces;
}

/** Groups the braces of a text into pairs or single braces, with what is between them. */
export function bracesIn(text: string): BracePair[] {
  const runs = braceRuns(unescapedBraces(text), text);
  return runs.flatMap((run, index): BracePair[] => {
    const [first] = run;
    const [previous, next] = [runs[index - 1], runs[index + 1]];
    const end = run.at(-1)?.end ?? 0;
    const before = text.slice(previous?.at(-1)?.end ?? 0, first?.start);
    const content = text.slice(end, next?.[0]?.start);
    if (first?.isOpen) {
      const closes = next?.[0]?.isOpen === false ? next : [];
      return [{ opens: run, closes, before, content }];
    }
    return previous?.[0]?.isOpen ? [] : [{ opens: [], closes: run, before, content }];
  });
}

/** Runs of braces of one side with only whitespace between them. */
function braceRuns(braces: readonly Brace[], text: string): Brace[][] {
  const runs: Brace[][] = [];
  for (const brace of braces) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last?.isOpen === brace.isOpen && text.slice(last.end, brace.start).trim() === "";
    if (isNext) runs.at(-1)?.push(brace);
    else runs.push([brace]);
  }
  return runs;
}
