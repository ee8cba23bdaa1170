/** Messages about a value that is edited as the text of the file. */

/** A value as the file has it. */
export interface JsonText {
  text: string;
}

/** A problem of an edited text, at its characters. */
export interface JsonProblem {
  from: number;
  to: number;
  rule: string;
  severity: "error" | "warning" | "info";
  message: string;
  hint: string;
}
