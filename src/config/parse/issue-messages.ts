import type { z } from "zod";
import { type Diagnostic, type Path, problem, replacement } from "../../diagnostics/diagnostic.ts";
import { didYouMean, suggestion } from "../../diagnostics/suggest.ts";
import { synonymsOf } from "../../diagnostics/synonyms.ts";
import { commandLine } from "../../lib/command-line.ts";
import { upperFirst } from "../../lib/text.ts";

export type Issue = z.core.$ZodIssue;
type IssueOf<C extends Issue["code"]> = Extract<Issue, { code: C }>;

/** Explains an issue in plain words. `namesOf` returns the types for which a name is an alias. */
export function explain(
  issue: Issue,
  path: Path,
  namesOf: (called: string) => readonly string[],
): Diagnostic {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? missing(path) : wrongTypeMessage(path, issue);
    case "invalid_value":
      return issue.input === undefined ? missing(path) : wrongValueMessage(path, issue);
    case "invalid_union":
      if ("discriminator" in issue) return unknownType(path, issue, namesOf);
      return issue.input === undefined
        ? missing(path)
        : problem("wrong-type", path, sentence(upperFirst(issue.message)));
    case "too_small":
      return problem("too-small", path, tooSmall(issue));
    case "too_big":
      return problem("too-big", path, tooBig(issue));
    case "invalid_key":
      return invalidNameMessage(path);
    case "custom":
      return problem("invalid-value", path, sentence(issue.message));
    default: {
      const message = `${quoted(issue.input)} is not valid here: ${lowerFirst(issue.message)}`;
      return problem("invalid-value", path, sentence(message));
    }
  }
}

/** A name that the owner chose, or one in a fixed form, such as a language tag. */
const invalidNameMessage = (path: Path): Diagnostic =>
  problem("unknown-key", path, `The name ${quoted(path.at(-1))} cannot be used here.`, undefined, {
    at: "key",
  });

/** Converts a name to the form of template and parameter names: `My Town` to `myTown`, `H1` to `h1`. */
export function plainKey(name: string): string | undefined {
  const words = name.match(/[A-Za-z0-9]+/g) ?? [];
  const key = lowerFirst(words[0] ?? "") + words.slice(1).map(upperFirst).join("");
  return /^[a-z]/.test(key) ? key : undefined;
}

const missing = (path: Path, hint?: string) =>
  problem("missing-key", path, `The field ${quoted(path.at(-1))} is missing here.`, hint);

function wrongTypeMessage(path: Path, { input, expected }: IssueOf<"invalid_type">): Diagnostic {
  const message = `This should be ${TYPE_WORDS[expected] ?? expected}, not ${quoted(input)}.`;
  return problem("wrong-type", path, message);
}

function wrongValueMessage(path: Path, { input, values }: IssueOf<"invalid_value">): Diagnostic {
  const message =
    values.length === 1
      ? `This should be ${quoted(values[0])}, not ${quoted(input)}.`
      : `${quoted(input)} is not one of ${choices(values)}.`;
  const meant = values.length === 1 ? {} : choiceHint(input, values);
  return { ...problem("unknown-value", path, message), ...meant };
}

/** Longer lists are not helpful; editors offer all values. */
const FEW = 20;

const choices = (values: readonly unknown[]): string =>
  values.length > FEW ? `the ${values.length} words for this` : values.map(quoted).join(", ");

function unknownType(
  path: Path,
  issue: IssueOf<"invalid_union">,
  namesOf: (called: string) => readonly string[],
): Diagnostic {
  const type = Object(issue.input)[String(path.at(-1))];
  const types = optionsOf(issue);
  const hint = `The ${path.at(-1)}s are ${types.join(", ")}.`;
  if (type === undefined) return missing(path, hint);
  const message = `There is no ${kindAt(path)} ${quoted(type)}.`;
  const [called] = namesOf(String(type));
  if (called !== undefined) return problem("unknown-type", path, message, didYouMean(called));
  const own = kindAt(path) === "section type" ? ` ${OWN_SECTION}` : "";
  return { ...problem("unknown-type", path, message), ...choiceHint(type, types, hint + own) };
}

const OWN_SECTION = `To create your own type, run ${commandLine("new section openingTimes")}.`;

/** The kind of choice at a path: the service of a form, the type of a field or of a section. */
function kindAt(path: Path): string {
  if (path.at(-1) !== "type") return String(path.at(-1));
  return path.includes("forms") ? "field type" : "section type";
}

/** The types that a section can have. */
export const optionsOf = (issue: Issue): string[] =>
  "options" in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];

/** A hint, with a fix if only one value is possible. */
function choiceHint(input: unknown, values: readonly unknown[], otherwise?: string) {
  const words = values.filter((value) => typeof value === "string");
  if (typeof input !== "string") return { hint: otherwise };
  const near = wordsWith(input.toLowerCase(), words);
  const same = near.length > 0 ? [] : synonymsOf(input, words).slice(0, 1);
  const hint = near[1]
    ? `Write one of ${near.map(quoted).join(", ")}.`
    : [...near, ...same].map(didYouMean)[0];
  const found = suggestion(input, words, hint ?? otherwise);
  const [only, second] = words.filter((word) => word.toLowerCase().startsWith(input.toLowerCase()));
  // In a list of weekdays, `Mon` can only mean `monday`.
  const isShort = only !== undefined && second === undefined && input.length > 1;
  return isShort && words.length <= FEW ? { ...found, fix: replacement(only) } : found;
}

/** Words that begin with the text, or else contain it; none if all of them do. */
function wordsWith(part: string, words: readonly string[]): string[] {
  const begun = words.filter((word) => word.toLowerCase().startsWith(part));
  const found =
    begun.length > 0 ? begun : words.filter((word) => word.toLowerCase().includes(part));
  return part.length > 1 && found.length <= 5 ? found : [];
}

function tooSmall({ origin, minimum, input }: IssueOf<"too_small">): string {
  if (origin === "string")
    return input ? "There is nothing to see in this text." : "This text is empty.";
  if (origin === "array")
    return `This list needs at least ${minimum} ${minimum === 1 ? "entry" : "entries"}.`;
  return `This must be at least ${minimum}.`;
}

function tooBig({ origin, maximum }: IssueOf<"too_big">): string {
  if (origin === "array") return `This list may have at most ${maximum} entries.`;
  if (origin === "string") return `This text may have at most ${maximum} letters.`;
  return `This may be at most ${maximum}.`;
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

/** A value as the file has it, shortened. */
export function quoted(value: unknown): string {
  const json = typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? "nothing");
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

const sentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`);
const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);
