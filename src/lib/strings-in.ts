import { tokensIn } from "./token.ts";

type Step = string | number;

/** All strings inside a value, in the order of the file. */
export function* stringsIn(
  value: unknown,
  path: Step[] = [],
): Generator<{ path: Step[]; value: string }> {
  if (typeof value === "string") yield { path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* stringsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The names of the tokens in all strings inside a value. */
export const tokensWithin = (value: unknown): string[] =>
  [...stringsIn(value)].flatMap(({ value: text }) => tokensIn(text));
