import { addAll } from "../../lib/lists.ts";
import { errorAt, jsonError, type SyntaxProblem } from "./syntax-problem.ts";
import { isCloser, isOpener, type JsonToken, jsonTokens } from "./tokens.ts";

/** Deeper than any site, and shallow enough for every stage's recursion. */
export const MAX_DEPTH = 64;

/** Longer than any page: the time of some stages grows faster than the length. */
export const MAX_LETTERS = 50_000;

/** A key with a special meaning for JavaScript objects, so that its value would be lost. */
const RESERVED_KEY = "__proto__";

/** A string, with its colon if it is a key. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?/g;

/**
 * Whether the value of a valid text is within the limits of a site. This is ten times faster than reading its
 * tokens. If the text has more keys than the value, an object has a duplicate key.
 */
export const isWithinLimits = (text: string, value: unknown): boolean =>
  countKeys(value, 0) === countWrittenKeys(text);

function countWrittenKeys(text: string): number {
  let keys = 0;
  STRING.lastIndex = 0;
  while (STRING.test(text)) if (text[STRING.lastIndex - 1] === ":") keys += 1;
  return keys;
}

/** The number of keys in a value; NaN if it is too deep, too long, or has a reserved key. */
function countKeys(value: unknown, depth: number): number {
  if (typeof value === "string") return value.length > MAX_LETTERS ? Number.NaN : 0;
  if (typeof value !== "object" || value === null) return 0;
  if (depth >= MAX_DEPTH) return Number.NaN;
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  if (keys.some((key) => key.length > MAX_LETTERS || key === RESERVED_KEY)) return Number.NaN;
  const inner: unknown[] = Object.values(value);
  return inner.reduce((sum: number, each) => sum + countKeys(each, depth + 1), keys.length);
}

/**
 * The problems of valid JSON that is beyond the limits: too deep, too long, or with a reserved or duplicate
 * key.
 */
export function limitProblems(text: string): SyntaxProblem[] {
  const tokens = jsonTokens(text);
  const deep = depthProblem(tokens);
  if (deep) return [deep];
  const problems: SyntaxProblem[] = [];
  const open: Set<string>[] = [];
  for (const [index, token] of tokens.entries()) {
    if (isOpener(token)) open.push(new Set());
    if (isCloser(token)) open.pop();
    if (token.kind !== "text") continue;
    const value = String(JSON.parse(token.text));
    if (value.length > MAX_LETTERS) problems.push(tooLong(token, value));
    else if (tokens[index + 1]?.text === ":")
      addAll(problems, keyProblems(token, value, open.at(-1)));
  }
  return problems;
}

/** The first bracket that is nested too deep. */
export function depthProblem(tokens: readonly JsonToken[]): SyntaxProblem | undefined {
  let depth = 0;
  for (const token of tokens) {
    if (isOpener(token)) depth += 1;
    if (isCloser(token)) depth -= 1;
    if (depth <= MAX_DEPTH) continue;
    const message = `Brackets are nested more than ${MAX_DEPTH} deep here; a site never needs that.`;
    return errorAt(token.offset, message, "Remove brackets that were pasted here by mistake.");
  }
  return undefined;
}

const tooLong = ({ offset }: JsonToken, { length }: string): SyntaxProblem => ({
  rule: "long-text",
  offset,
  length: 1,
  message: `This text has ${length.toLocaleString("en")} letters, and at most ${MAX_LETTERS.toLocaleString("en")} are read.`,
  hint: "Something may have been pasted here by mistake. Split a longer text into several sections or pages.",
});

/** JavaScript keeps only the last value of a duplicate key. */
function keyProblems(
  token: JsonToken,
  key: string,
  keys: Set<string> | undefined,
): SyntaxProblem[] {
  const { offset, length } = token;
  if (key === RESERVED_KEY) {
    const message = `"${RESERVED_KEY}" cannot be used as a key; its value would be lost.`;
    return [jsonError(token, message, "Rename it, or remove it.")];
  }
  if (!keys?.has(key)) {
    keys?.add(key);
    return [];
  }
  return [
    {
      rule: "duplicate-key",
      offset,
      length,
      message: `The key "${key}" is already in this object; only one of the two can count.`,
      hint: "Keep the right one and remove the other.",
    },
  ];
}
