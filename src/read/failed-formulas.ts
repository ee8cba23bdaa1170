import type { SyntaxProblem } from "./syntax.ts";

/** `#REF!`, `#N/A`, `#¡VALOR!`, `####`: in most languages a sign of exclamation, or two letters with a slash, is in it. */
const FAILED = String.raw`#(?:#+|[¡¿]?[\p{Lu}/0_ ]+[!?]|\p{Lu}\/\p{Lu}|NV|YOK|HIÁNYZIK|NENÍ_K_DISPOZICI|GETTING_DATA)|Err:5\d\d`;

const WHOLE = new RegExp(`^(?:${FAILED})$`, "u");
const IN_JSON = new RegExp(`"(?:${FAILED})"`, "gu");

/** Whether a value is what a spreadsheet shows where a formula fails, in any language. */
export const isFailedFormula = (value: string): boolean => WHOLE.test(value);

export const failedFormula = (value: string): string =>
  `"${value}" is what a spreadsheet shows where a formula fails; visitors would read it.`;

/** The values of a JSON text that are nothing but that: they were copied, or another program wrote them. */
export const failedInJson = (text: string): SyntaxProblem[] =>
  [...text.matchAll(IN_JSON)].map(({ 0: written, index }) => ({
    rule: "characters",
    offset: index,
    length: written.length,
    message: failedFormula(written.slice(1, -1)),
    hint: "Write the value.",
    derails: false,
  }));
