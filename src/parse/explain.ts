import { safeParse, type z } from "zod";
import { site as siteSchema } from "../../schema/site.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { answerFor } from "./answers.ts";
import { defOf, exampleOf, keysOf, metaOf, schemaAt } from "./schema-at.ts";
import { didYouMean, suggest, suggestion, withoutClashes } from "./suggest.ts";

export type Issue = z.core.$ZodIssue;

/**
 * Turns zod's issues into diagnostics in plain words. A misspelt key is one problem, not an unknown
 * key and a missing one.
 */
export function explainIssues(issues: readonly Issue[], root: unknown): Diagnostic[] {
  const misspelt = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownKey(issue.path, key, root))
      : [],
  );
  const meant = new Set(misspelt.flatMap(({ meant }) => (meant ? [meant] : [])));
  // What is of another kind has no length to speak of, though zod measures texts for lists.
  const strange = new Set(
    issues.flatMap(({ code, path }) => (code === "invalid_type" ? [JSON.stringify(path)] : [])),
  );
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys")
    .filter(({ code, path }) => code === "invalid_type" || !strange.has(JSON.stringify(path)))
    .filter(({ path }) => !meant.has(JSON.stringify(path)))
    .map((issue) => withHint(explain(issue, issue.path as Path), issue, root));
  return [...withoutClashes(misspelt.map(({ diagnostic }) => diagnostic)), ...others];
}

/** The right key for an unknown one: one that is valid there and not there yet. */
export const meantKey = (path: Path, key: string, root: unknown): string | undefined =>
  keySuggestion(path, key, root)?.word;

function keySuggestion(path: Path, key: string, root: unknown) {
  const value = Object(valueAt(root, path));
  const schema = schemaAt(siteSchema, root, path);
  if (!schema) return undefined;
  const found = suggest(
    key,
    keysOf(schema).all.filter((known) => !(known in value)),
  );
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

function unknownKey(path: PropertyKey[], key: string, root: unknown) {
  const at = path as Path;
  const schema = schemaAt(siteSchema, root, at);
  const { word: meant, isCertain } = keySuggestion(at, key, root) ?? {};
  const known = schema ? keysOf(schema).all.filter((name) => name !== "$schema") : [];
  const hint = meant === undefined ? `It may have: ${known.join(", ")}.` : didYouMean(meant);
  const diagnostic: Diagnostic = {
    ...problem("unknown-key", [...at, key], `There is no field called "${key}" here.`, hint),
    at: "key",
    ...(meant !== undefined && isCertain ? { fix: { kind: "rename", key: meant } } : {}),
  };
  return { diagnostic, meant: meant === undefined ? undefined : JSON.stringify([...at, meant]) };
}

/** Adds what was probably meant or, failing that, what the field is for. */
function withHint(diagnostic: Diagnostic, issue: Issue, root: unknown): Diagnostic {
  const { path, hint } = diagnostic;
  if (hint !== undefined) return diagnostic;
  const schema = schemaAt(siteSchema, root, path);
  const country = String(valueAt(root, ["business", "address", "country"]));
  const answer = schema && answerFor(schema, issue.input, country);
  if (answer !== undefined) return { ...diagnostic, hint: `Did you mean ${shown(answer)}?` };
  if (isEmptyText(issue) && !isNeeded(path, root)) {
    return { ...diagnostic, hint: "Write something, or take it out." };
  }
  const words = EXPLAINED.has(issue.code) || isEmptyText(issue) ? aboutField(path, root) : "";
  return words ? { ...diagnostic, hint: words } : diagnostic;
}

/** Problems that say nothing of what belongs there. */
const EXPLAINED = new Set<Issue["code"]>(["invalid_format", "invalid_type", "invalid_value"]);

const isEmptyText = (issue: Issue) => issue.code === "too_small" && issue.origin === "string";

/** Whether a field cannot be left out. */
function isNeeded(path: Path, root: unknown): boolean {
  const object = schemaAt(siteSchema, root, path.slice(0, -1));
  return object !== undefined && keysOf(object).required.includes(String(path.at(-1)));
}

/** What a field is for, with an example of it if that is short. */
export function aboutField(path: Path, root: unknown): string {
  if (path.length === 0) return "";
  const object = schemaAt(siteSchema, root, path.slice(0, -1));
  const { shape } = object ? defOf(object) : {};
  const field = shape?.[String(path.at(-1))] ?? schemaAt(siteSchema, root, path);
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
      return issue.input === undefined
        ? missing(path)
        : wrongValue(path, issue.input, issue.values);
    case "invalid_union":
      return "discriminator" in issue
        ? unknownType(path, issue)
        : problem("wrong-type", path, sentence(upperFirst(issue.message)));
    case "too_small":
      return problem("too-small", path, tooSmall(issue));
    case "too_big":
      return problem(
        "too-big",
        path,
        issue.origin === "array"
          ? `This list may have at most ${issue.maximum} entries.`
          : `This may be at most ${issue.maximum}.`,
      );
    case "invalid_key":
      return wrongName(path);
    case "custom":
      return problem("invalid-value", path, sentence(issue.message));
    default:
      return problem(
        "invalid-value",
        path,
        sentence(`${shown(issue.input)} cannot stand here: ${lowerFirst(issue.message)}`),
      );
  }
}

function wrongName(path: Path): Diagnostic {
  const name = plainKey(String(path.at(-1)));
  const hint = "Use letters and digits, starting with a small letter.";
  const message = `The name ${shown(path.at(-1))} cannot be used here.`;
  return {
    ...problem("unknown-key", path, message, name === undefined ? hint : didYouMean(name)),
    at: "key",
  };
}

/** A name as templates and parameters are called: `My Town` is `myTown`, and `H1` is `h1`. */
export function plainKey(name: string): string | undefined {
  const [first = "", ...others] = name.match(/[A-Za-z0-9]+/g) ?? [];
  const start = first.charAt(0).toLowerCase() + first.slice(1);
  const key = start + others.map((word) => upperFirst(word)).join("");
  return /^[a-z]/.test(key) ? key : undefined;
}

const missing = (path: Path) =>
  problem("missing-key", path, `The field ${shown(path.at(-1))} is missing here.`);

function wrongType(path: Path, { input, expected }: Extract<Issue, { code: "invalid_type" }>) {
  const message = `This should be ${TYPE_WORDS[expected] ?? expected}, not ${shown(input)}.`;
  return problem("wrong-type", path, message);
}

function wrongValue(path: Path, input: unknown, values: readonly unknown[]): Diagnostic {
  if (values.length === 1) {
    return problem(
      "unknown-value",
      path,
      `This should be ${shown(values[0])}, not ${shown(input)}.`,
    );
  }
  const message = `${shown(input)} is not one of ${values.map(shown).join(", ")}.`;
  return { ...problem("unknown-value", path, message), ...choiceHint(input, values) };
}

function unknownType(path: Path, issue: Extract<Issue, { code: "invalid_union" }>): Diagnostic {
  const type = Object(issue.input)[String(path.at(-1))];
  const types = optionsOf(issue);
  if (type === undefined) return { ...missing(path), hint: `The types are ${types.join(", ")}.` };
  const message = `There is no section type ${shown(type)}.`;
  const hint = `The types are ${types.join(", ")}.`;
  return { ...problem("unknown-type", path, message, hint), ...choiceHint(type, types) };
}

const optionsOf = (issue: Issue): string[] =>
  "options" in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];

/** A hint, and a fix where one value is clearly meant. */
function choiceHint(input: unknown, values: readonly unknown[]): Pick<Diagnostic, "hint" | "fix"> {
  const words = values.filter((value) => typeof value === "string");
  if (typeof input !== "string") return {};
  const begun = words.filter((word) => word.toLowerCase().startsWith(input.toLowerCase()));
  const [whole] = input.length > 1 && begun.length === 1 ? begun : [];
  return suggestion(input, words, whole && didYouMean(whole));
}

function tooSmall({ origin, minimum, input }: Extract<Issue, { code: "too_small" }>): string {
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

/** A value as it stands in the file, cut short. */
function shown(value: unknown): string {
  const json = typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? "nothing");
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

const sentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`);
const upperFirst = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);
