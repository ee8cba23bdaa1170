import type { z } from "zod";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { didYouMean, suggestion } from "./suggest.ts";

export type Issue = z.core.$ZodIssue;
type IssueOf<C extends Issue["code"]> = Extract<Issue, { code: C }>;

/** What an issue says in plain words. */
export function explain(issue: Issue, path: Path): Diagnostic {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? missing(path) : wrongType(path, issue);
    case "invalid_value":
      return issue.input === undefined ? missing(path) : wrongValue(path, issue);
    case "invalid_union":
      return "discriminator" in issue
        ? unknownType(path, issue)
        : problem("wrong-type", path, sentence(upperFirst(issue.message)));
    case "too_small":
      return problem("too-small", path, tooSmall(issue));
    case "too_big": {
      const what = issue.origin === "array" ? "This list may have" : "This may be";
      const entries = issue.origin === "array" ? " entries" : "";
      return problem("too-big", path, `${what} at most ${issue.maximum}${entries}.`);
    }
    case "invalid_key":
      return wrongName(path);
    case "custom":
      return problem("invalid-value", path, sentence(issue.message));
    default: {
      const message = `${quoted(issue.input)} cannot stand here: ${lowerFirst(issue.message)}`;
      return problem("invalid-value", path, sentence(message));
    }
  }
}

function wrongName(path: Path): Diagnostic {
  const name = plainKey(String(path.at(-1)));
  const hint = "Use letters and digits, starting with a small letter.";
  const message = `The name ${quoted(path.at(-1))} cannot be used here.`;
  return problem("unknown-key", path, message, name === undefined ? hint : didYouMean(name), {
    at: "key",
  });
}

/** A name as templates and parameters are called: `My Town` is `myTown`, and `H1` is `h1`. */
export function plainKey(name: string): string | undefined {
  const words = name.match(/[A-Za-z0-9]+/g) ?? [];
  const key = lowerFirst(words[0] ?? "") + words.slice(1).map(upperFirst).join("");
  return /^[a-z]/.test(key) ? key : undefined;
}

const missing = (path: Path, hint?: string) =>
  problem("missing-key", path, `The field ${quoted(path.at(-1))} is missing here.`, hint);

function wrongType(path: Path, { input, expected }: IssueOf<"invalid_type">): Diagnostic {
  const message = `This should be ${TYPE_WORDS[expected] ?? expected}, not ${quoted(input)}.`;
  return problem("wrong-type", path, message);
}

function wrongValue(path: Path, { input, values }: IssueOf<"invalid_value">): Diagnostic {
  const message =
    values.length === 1
      ? `This should be ${quoted(values[0])}, not ${quoted(input)}.`
      : `${quoted(input)} is not one of ${values.map(quoted).join(", ")}.`;
  const meant = values.length === 1 ? {} : meantChoice(input, values);
  return { ...problem("unknown-value", path, message), ...meant };
}

function unknownType(path: Path, issue: IssueOf<"invalid_union">): Diagnostic {
  const type = Object(issue.input)[String(path.at(-1))];
  const types = optionsOf(issue);
  const hint = `The ${path.at(-1)}s are ${types.join(", ")}.`;
  if (type === undefined) return missing(path, hint);
  const message = `There is no ${kindAt(path)} ${quoted(type)}.`;
  return { ...problem("unknown-type", path, message), ...meantChoice(type, types, hint) };
}

/** What is chosen at a path: the service of a form, the type of a field or of a section. */
function kindAt(path: Path): string {
  if (path.at(-1) !== "type") return String(path.at(-1));
  return path.includes("forms") ? "field type" : "section type";
}

/** The types that a section may have. */
export const optionsOf = (issue: Issue): string[] =>
  "options" in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];

/** A hint, and a fix where one value is clearly meant. */
function meantChoice(input: unknown, values: readonly unknown[], otherwise?: string) {
  const words = values.filter((value) => typeof value === "string");
  if (typeof input !== "string") return { hint: otherwise };
  const begun = words.filter((word) => word.toLowerCase().startsWith(input.toLowerCase()));
  const [whole] = input.length > 1 && begun.length === 1 ? begun : [];
  return suggestion(input, words, whole ? didYouMean(whole) : otherwise);
}

function tooSmall({ origin, minimum, input }: IssueOf<"too_small">): string {
  if (origin === "string")
    return input ? "There is nothing to see in this text." : "This text is empty.";
  if (origin === "array")
    return `This list needs at least ${minimum} ${minimum === 1 ? "entry" : "entries"}.`;
  return `This must be at least ${minimum}.`;
}

const TYPE_WORDS: Record<string, string> = {
  string: "a text in double quotes",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list in square brackets",
  object: "an object in braces",
  record: "an object in braces",
};

/** A value as the file has it, cut short. */
export function quoted(value: unknown): string {
  const json = typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? "nothing");
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

const sentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`);
const upperFirst = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);
