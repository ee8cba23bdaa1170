import * as z from "zod";

/** A visible character: not a space, not an invisible character, not an empty braille cell. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has no visible character; the first test is a fast path. */
export const isBlank = (text: string): boolean => !/^\w/.test(text) && !VISIBLE.test(text);

/** A text with at least one visible character. */
export const words = () => wordsOrNone().min(1);

/** An empty text, or one with at least one visible character. */
export const wordsOrNone = () =>
  z.string().check(({ value, issues }) => {
    if (value === "" || !isBlank(value)) return;
    const issue = { code: "too_small", origin: "string", minimum: 1, inclusive: true } as const;
    issues.push({ ...issue, input: value, continue: true });
  });
