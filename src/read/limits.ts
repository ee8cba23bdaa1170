import { getNodePath, type Node } from "jsonc-parser";
import type { SyntaxProblem } from "./syntax.ts";
import { isCloser, PARTNER, type Tokens } from "./tokens.ts";

/** Deeper than any site, and shallow enough for every stage's recursion. */
export const MAX_DEPTH = 64;

/** Longer than any page: the time of some stages grows faster than the length. */
export const MAX_LETTERS = 50_000;

/** Reports brackets nested too deep; such a text is not parsed. */
export function tooDeep({ all }: Tokens): SyntaxProblem | undefined {
  let depth = 0;
  for (const token of all) {
    if (token.text in PARTNER) depth += 1;
    if (isCloser(token)) depth -= 1;
    if (depth <= MAX_DEPTH) continue;
    const message = `Brackets are nested more than ${MAX_DEPTH} deep here; a site never needs that.`;
    return { rule: "json-syntax", offset: token.offset, length: 1, message, derails: true };
  }
  return undefined;
}

/** Strings and names that are too long. */
export function longTexts(root: Node): Node[] {
  const isLong = typeof root.value === "string" && root.value.length > MAX_LETTERS;
  return isLong ? [root] : (root.children ?? []).flatMap(longTexts);
}

export const longText = ({ offset, value }: Node): SyntaxProblem => ({
  rule: "long-text",
  offset,
  length: 1,
  message: `This text has ${value.length.toLocaleString("en")} letters, and at most ${MAX_LETTERS.toLocaleString("en")} are read.`,
  hint: "Something may have been pasted here by mistake. Split a longer text into several sections or pages.",
  derails: false,
});

/** A text that is too long is cut to this length for the rest of the check. */
const BEGINNING = 100;

/** A value with long strings shortened, and without entries whose names are too long. */
export function withoutLong(value: unknown, long: readonly Node[]): unknown {
  if (long.length === 1 && long[0]?.parent === undefined) return "";
  for (const node of long) {
    const path = getNodePath(node);
    const parent = path.slice(0, -1).reduce((at, step) => Object(at)[step], value);
    const key = path.at(-1) ?? "";
    const isName = node.parent?.type === "property" && node === node.parent.children?.[0];
    if (isName) delete Object(parent)[key];
    else Object(parent)[key] = node.value.slice(0, BEGINNING);
  }
  return value;
}
