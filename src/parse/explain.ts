import { safeParse, type z } from "zod";
import { site as siteSchema } from "../../schema/site.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { meantValue } from "./meant-value.ts";
import { defOf, exampleOf, keysOf, metaOf, schemaAt } from "./schema-at.ts";
import { didYouMean, suggest, suggestion, withoutClashes } from "./suggest.ts";

export type Issue = z.core.$ZodIssue;
type IssueOf<C extends Issue["code"]> = Extract<Issue, { code: C }>;

/**
 * Turns zod's issues into diagnostics in plain words. A misspelt key is one problem, not an unknown
 * key and a missing one.
 */
export function explainIssues(issues: readonly Issue[], root: unknown): Diagnostic[] {
  const misspelt = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownKey(issue.path as Path, key, root))
      : [],
  );
  const keyOf = ({ path }: { path: readonly PropertyKey[] }) => JSON.stringify(path);
  const meant = new Set(misspelt.map(({ meantPath }) => JSON.stringify(meantPath)));
  // What is of another kind has no length to speak of, though zod measures texts for lists.
  const strange = new Set(issues.filter(({ code }) => code === "invalid_type").map(keyOf));
  const others = issues.filter(
    (issue) =>
      issue.code !== "unrecognized_keys" &&
      (issue.code === "invalid_type" || !strange.has(keyOf(issue))) &&
      !meant.has(keyOf(issue)),
  );
  return [
    ...withoutClashes(misspelt.map(({ diagnostic }) => diagnostic)),
    ...others.map((issue) => withHint(explain(issue, issue.path as Path), issue, root)),
  ];
}

const fieldAt = (path: Path, root: unknown) => schemaAt(siteSchema, root, path);

/** The right key for an unknown one: one that is valid there and not there yet. */
export const meantKey = (path: Path, key: string, root: unknown): string | undefined =>
  keySuggestion(path, key, root)?.word;

function keySuggestion(path: Path, key: string, root: unknown) {
  const value = Object(valueAt(root, path));
  const schema = fieldAt(path, root);
  if (!schema) return undefined;
  const free = keysOf(schema).all.filter((known) => !(known in value));
  const found = suggest(key, free);
  // A list under the name of a text is something else that was meant.
  return found && { ...found, isCertain: found.isCertain && fits(schema, found.word, value[key]) };
}

function fits(object: z.core.$ZodType, key: string, value: unknown): boolean {
  const schema = schemaAt(object, {}, [key]);
  const issues = schema ? (safeParse(schema, value).error?.issues ?? []) : [];
  return !issues.some(({ code, path }) => code === "invalid_type" && path.length === 0);
}

export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Object(value)[step], root);

function unknownKey(at: Path, key: string, root: unknown) {
  const schema = fieldAt(at, root);
  const meant = keySuggestion(at, key, root);
  const known = schema ? keysOf(schema).all.filter((name) => name !== "$schema") : [];
  const hint = meant ? didYouMean(meant.word) : `It may have: ${known.join(", ")}.`;
  const message = `There is no field called "${key}" here.`;
  const diagnostic = problem("unknown-key", [...at, key], message, hint, {
    at: "key",
    fix: meant?.isCertain ? { kind: "rename", key: meant.word } : undefined,
  });
  return { diagnostic, meantPath: meant && [...at, meant.word] };
}

/** Adds what was probably meant or, failing that, what the field is for. */
function withHint(diagnostic: Diagnostic, issue: Issue, root: unknown): Diagnostic {
  return diagnostic.hint === undefined
    ? { ...diagnostic, hint: hintFor(diagnostic.path, issue, root) }
    : diagnostic;
}

function hintFor(path: Path, issue: Issue, root: unknown): string | undefined {
  const schema = fieldAt(path, root);
  const country = String(valueAt(root, ["business", "address", "country"]));
  const meant = schema && meantValue(schema, issue.input, country);
  if (meant !== undefined) return `Did you mean ${quoted(meant)}?`;
  const isEmptyText = issue.code === "too_small" && issue.origin === "string";
  if (isEmptyText && !isNeeded(path, root)) return "Write something, or take it out.";
  return ((isEmptyText || UNEXPLAINED.has(issue.code)) && aboutField(path, root)) || undefined;
}

/** Problems that say nothing of what belongs there. */
const UNEXPLAINED = new Set<Issue["code"]>(["invalid_format", "invalid_type", "invalid_value"]);

/** Whether a field cannot be left out. */
function isNeeded(path: Path, root: unknown): boolean {
  const object = fieldAt(path.slice(0, -1), root);
  return object !== undefined && keysOf(object).required.includes(String(path.at(-1)));
}

/** What a field is for, with an example of it if that is short. */
export function aboutField(path: Path, root: unknown): string {
  if (path.length === 0) return "";
  const object = fieldAt(path.slice(0, -1), root);
  const { shape } = object ? defOf(object) : {};
  const field = shape?.[String(path.at(-1))] ?? fieldAt(path, root);
  if (!field) return "";
  const { description = "" } = metaOf(field);
  const example = `"${path.at(-1)}": ${JSON.stringify(exampleOf(field))}`;
  const isShort = shape !== undefined && example.length <= 80;
  return isShort ? `${description} For example: ${example}` : description;
}

function explain(issue: Issue, path: Path): Diagnostic {
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
  const hint = `The types are ${types.join(", ")}.`;
  if (type === undefined) return missing(path, hint);
  const message = `There is no section type ${quoted(type)}.`;
  return { ...problem("unknown-type", path, message), ...meantChoice(type, types, hint) };
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
function quoted(value: unknown): string {
  const json = typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? "nothing");
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

const sentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`);
const upperFirst = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);
