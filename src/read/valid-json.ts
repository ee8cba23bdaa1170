import { MAX_DEPTH, MAX_LETTERS } from "./limits.ts";
import { RESERVED_KEY } from "./syntax.ts";

/** A string, with its colon if it is a name in an object. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?/g;

/**
 * The value of a text without problems, ten times faster than with positions and problems. If the text
 * has more names than the value, an object has a duplicate name.
 */
export function parseValid(text: string): { value: unknown } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return countNames(value, 0) === namesWritten(text) ? { value } : undefined;
}

function namesWritten(text: string): number {
  let names = 0;
  STRING.lastIndex = 0;
  while (STRING.test(text)) if (text[STRING.lastIndex - 1] === ":") names += 1;
  return names;
}

/** The number of names in a value; NaN if it is too deep, too long, or has a reserved name. */
function countNames(value: unknown, depth: number): number {
  if (typeof value === "string") return value.length > MAX_LETTERS ? Number.NaN : 0;
  if (typeof value !== "object" || value === null) return 0;
  if (depth >= MAX_DEPTH) return Number.NaN;
  const inner = Object.values(value);
  const names = Array.isArray(value) ? [] : Object.keys(value);
  if (names.some((name) => name.length > MAX_LETTERS || name === RESERVED_KEY)) return Number.NaN;
  const own = names.length;
  return inner.reduce((sum: number, each) => sum + countNames(each, depth + 1), own);
}
