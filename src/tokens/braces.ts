import { TOKEN_NAME } from "../util/token.ts";

/** A brace of a text, or what is written or encoded in its place. */
export interface Brace {
  start: number;
  end: number;
  isOpen: boolean;
}

/** What begins or ends with braces; `opens` or `closes` is empty where one side has none. */
export interface Braced {
  opens: readonly Brace[];
  closes: readonly Brace[];
  /** The text up to the braces before it, and from there to the next ones, where a side has none. */
  before: string;
  content: string;
}

const BRACE = /(?<escape>\\)?(?:(?<open>[{｛﹛]|%7B)|[}｝﹜]|%7D)/gi;

/** Tokens that nothing can be wrong with but their names. */
const RIGHT_TOKEN = new RegExp(`(?<![$\\\\])\\{${TOKEN_NAME}\\}`, "g");

/** Whether a text may have a brace that is not part of a token; nearly all have none, of about a million. */
export const mayHaveOtherBraces = (text: string): boolean =>
  ANY_BRACE.test(text) && ANY_BRACE.test(text.replace(RIGHT_TOKEN, ""));

const ANY_BRACE = /[{}｛｝﹛﹜%]/;

/** Braces that visitors are to see: one with a backslash before it, and what closes it. */
function withoutEscaped(text: string): Brace[] {
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

/** The braces of a text in the pairs, or single ones, that they make with what is between them. */
export function bracesIn(text: string): Braced[] {
  const runs = runsOf(withoutEscaped(text), text);
  return runs.flatMap((run, index): Braced[] => {
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

/** Braces of one side with nothing but blanks between. */
function runsOf(braces: readonly Brace[], text: string): Brace[][] {
  const runs: Brace[][] = [];
  for (const brace of braces) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last?.isOpen === brace.isOpen && text.slice(last.end, brace.start).trim() === "";
    if (isNext) runs.at(-1)?.push(brace);
    else runs.push([brace]);
  }
  return runs;
}
