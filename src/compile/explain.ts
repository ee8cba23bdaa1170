import type { z } from "zod";
import { site as siteSchema } from "../../schema/site.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { keysOf, schemaAt } from "./schema-at.ts";
import { didYouMean, nearest } from "./suggest.ts";

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
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys")
    .filter(({ path }) => !meant.has(JSON.stringify(path)))
    .map((issue) => explain(issue, issue.path as Path));
  return [...misspelt.map(({ diagnostic }) => diagnostic), ...others];
}

/** The right key for an unknown one: one that is valid there and not there yet. */
export function meantKey(path: Path, key: string, root: unknown): string | undefined {
  const value = valueAt(root, path);
  const schema = schemaAt(siteSchema, root, path);
  if (!schema) return undefined;
  return nearest(
    key,
    keysOf(schema).all.filter((known) => !(known in Object(value))),
  );
}

export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Object(value)[step], root);

function unknownKey(path: PropertyKey[], key: string, root: unknown) {
  const at = path as Path;
  const schema = schemaAt(siteSchema, root, at);
  const meant = meantKey(at, key, root);
  const known = schema ? keysOf(schema).all.filter((name) => name !== "$schema") : [];
  const hint =
    meant === undefined ? `It may have: ${known.join(", ")}.` : `Did you mean "${meant}"?`;
  const diagnostic: Diagnostic = {
    ...problem("unknown-key", [...at, key], `There is no field called "${key}" here.`, hint),
    at: "key",
    ...(meant === undefined ? {} : { fix: { kind: "rename", key: meant } }),
  };
  return { diagnostic, meant: meant === undefined ? undefined : JSON.stringify([...at, meant]) };
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
      return {
        ...problem("unknown-key", path, `The name ${shown(path.at(-1))} cannot be used here.`),
        at: "key",
      };
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
  return { ...problem("unknown-value", path, message), ...suggestion(input, values) };
}

function unknownType(path: Path, issue: Extract<Issue, { code: "invalid_union" }>): Diagnostic {
  const type = Object(issue.input)[String(path.at(-1))];
  const types = optionsOf(issue);
  if (type === undefined) return { ...missing(path), hint: `The types are ${types.join(", ")}.` };
  const message = `There is no section type ${shown(type)}.`;
  const hint = `The types are ${types.join(", ")}.`;
  return { ...problem("unknown-type", path, message, hint), ...suggestion(type, types) };
}

const optionsOf = (issue: Issue): string[] =>
  "options" in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];

/** A hint, and a fix where one value is clearly meant. */
function suggestion(input: unknown, values: readonly unknown[]): Pick<Diagnostic, "hint" | "fix"> {
  const words = values.filter((value) => typeof value === "string");
  const hint = typeof input === "string" ? didYouMean(input, words) : undefined;
  if (typeof input !== "string" || hint === undefined) return {};
  return { hint, fix: { kind: "replace", value: nearest(input, words) } };
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: "too_small" }>): string {
  if (origin === "string") return "This text is empty; write something, or take the field out.";
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
