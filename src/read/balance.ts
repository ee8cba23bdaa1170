import { isCloser, PARTNER, type Tokens } from "./tokens.ts";

/** Whether every bracket of a text has its partner. */
export function isBalanced({ all }: Tokens): boolean {
  const awaited: string[] = [];
  for (const token of all) {
    const partner = PARTNER[token.text];
    if (partner) awaited.push(partner);
    else if (isCloser(token) && awaited.pop() !== token.text) return false;
  }
  return awaited.length === 0;
}

/**
 * The beginning of the range in which a bracket is misplaced, given the offset of the parser's first
 * error: the start of the enclosing object, or the last bracket of the enclosing list.
 */
export function doubtfulFrom({ all }: Tokens, offset: number): number {
  const open: { sign: string; since: number }[] = [];
  for (const { text, offset: at } of all) {
    if (at >= offset) break;
    const top = open.at(-1);
    if (top?.sign === "[" && text in PARTNER) top.since = at;
    if (text in PARTNER) open.push({ sign: text, since: at });
    else if (isCloser({ text })) open.pop();
  }
  return open.at(-1)?.since ?? 0;
}
