import * as z from "zod";

/** What can be seen: no space of any width, nothing invisible, no braille cell without dots. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nothing of a text can be seen; nearly always its first letter can. */
export const isBlank = (text: string): boolean => !/^\w/.test(text) && !VISIBLE.test(text);

/** A text with something in it that can be seen. */
export const words = () =>
  z
    .string()
    .min(1)
    .check(({ value, issues }) => {
      if (value === "" || !isBlank(value)) return;
      const issue = { code: "too_small", origin: "string", minimum: 1, inclusive: true } as const;
      issues.push({ ...issue, input: value, continue: true });
    });
