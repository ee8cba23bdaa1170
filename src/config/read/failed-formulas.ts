import type { SyntaxProblem } from "./syntax-problem.ts";

/** `#REF!`, `#N/A`, `#¡VALOR!`, `####`: in most languages with an exclamation mark, or two letters and a slash. */
const FAILED = String.raw`#(?:#+|[¡¿]?[\p{Lu}/0_ ]+[!?]|\p{Lu}\/\p{Lu}|NV|YOK|HIÁNYZIK|NENÍ_K_DISPOZICI|GETTING_DATA)|Err:5\d\d`;

const WHOLE = new RegExp(`^(?:${FAILED})$`, "u");
const IN_JSON = new RegExp(`"(?:${FAILED})"`, "gu");

/** Whether a value is a spreadsheet's error value, in any language. */
export const isFailedFormula = (value: string): boolean => WHOLE.test(value);

export const failedFormula = (value: string): string =>
  `"${value}" is a spreadsheet's error value; visitors would see it as it is.`;

/** Error values of spreadsheets in a JSON text, copied or written by another program. */
export const failedInJson = (text: string): SyntaxProblem[] =>
  [...text.matchAll(IN_JSON)].map(({ 0: written, index }) => ({
    rule: "characters",
    offset: index,
    length: written.length,
    message: failedFormula(written.slice(1, -1)),
    hint: "Write the value.",
  }));
