import type * as z from "zod";
import { bare, defOf, schemaAt } from "../../config/parse/schema-at.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { extensionProblem } from "../../diagnostics/extension-problem.ts";
import { listNames } from "../../diagnostics/list-names.ts";
import { didYouMean, nearestWord } from "../../diagnostics/suggest.ts";
import { groupBy } from "../../lib/lists.ts";
import { keyAt } from "./code-text.ts";

/** The keys that lead to a value, from the top. */
type Keys = readonly string[];

/** A problem of a value, and the keys that lead to it. */
export interface Fault {
  keys: Keys;
  message: string;
  hint: string;
}

/** The maximum number of names in a message. */
const MOST = 40;

/** The problems of a value, such as a `section`, at their positions in its file. */
export const schemaProblems = (
  schema: z.ZodType,
  value: unknown,
  name: string,
  file: string,
): LocatedDiagnostic[] =>
  schemaFaults(schema, value, name).map(({ keys, message, hint }) =>
    extensionProblem(keyAt(file, keys), message, hint),
  );

/** Translates zod's issues. A misspelt key is not reported as missing, too. */
export function schemaFaults(schema: z.ZodType, value: unknown, name: string): Fault[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const unknown = issues.flatMap((issue) => unknownKeys(issue, schema, value));
  const suggestions = unknown.map(({ suggestion }) => words(suggestion ?? []));
  const others = issues.filter(({ code }) => code !== "unrecognized_keys");
  const isMissing = ({ path }: z.core.$ZodIssue) => valueAt(value, path) === undefined;
  const missing = others.filter(isMissing).map(({ path }) => path.map(String));
  // A misspelt key may be one that the definition requires.
  const isReported = ({ path }: z.core.$ZodIssue) => path.length > 0 || unknown.length === 0;
  const wrong = others.filter((issue) => !isMissing(issue) && isReported(issue));
  return [
    ...unknown.map((key) => unknownFault(key, name)),
    ...missingFaults(
      missing.filter((keys) => !suggestions.includes(words(keys))),
      name,
    ),
    ...wrong.map((issue) => wrongFault(issue, value, name)),
  ];
}

interface UnknownKey {
  keys: Keys;
  /** The key that the author probably means. */
  suggestion: Keys | undefined;
}

function unknownKeys(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): UnknownKey[] {
  if (issue.code !== "unrecognized_keys") return [];
  const path = issue.path.map(String);
  const owner = schemaAt(schema, value, path);
  const { shape = {} } = owner ? defOf(bare(owner)) : {};
  const absent = Object.keys(shape).filter((key) => valueAt(value, [...path, key]) === undefined);
  return issue.keys.map((key) => {
    const likely = FORMER_KEYS[key] ?? nearestWord(key, absent);
    return {
      keys: [...path, key],
      suggestion: likely === undefined ? undefined : [...path, likely],
    };
  });
}

/** Keys of definitions in earlier versions, with those of today. */
const FORMER_KEYS: Readonly<Record<string, string>> = { describe: "structuredData" };

const unknownFault = ({ keys, suggestion }: UnknownKey, name: string): Fault => ({
  keys,
  message: `"${words(keys)}" is not a key of a ${name}.`,
  hint: suggestion ? didYouMean(suggestion.at(-1)) : listHint(name),
});

/** One message for all missing keys of a part. */
function missingFaults(missing: readonly Keys[], name: string): Fault[] {
  const groups = groupBy(missing, (keys) => (keys.length > 1 ? keys[0] : ""));
  return [...groups.values()].map((group) => ({
    keys: group[0]?.slice(0, -1) ?? [],
    message: `This ${name} lacks ${listNames(group.map(quoted), MOST)}.`,
    hint: listHint(name),
  }));
}

/** A schema's messages complete the sentence; for enums, zod lists the values. */
function wrongFault(issue: z.core.$ZodIssue, value: unknown, name: string): Fault {
  const keys = issue.path.map(String);
  const subject = keys.length > 0 ? `"${words(keys)}" of a ${name}` : `A ${name}`;
  if (issue.code !== "invalid_value")
    return {
      keys,
      message: `${subject} has to ${issue.message}.`,
      hint: listHint(name),
    };
  const wrong = String(valueAt(value, issue.path));
  const values = issue.values.map(String);
  const likely = nearestWord(wrong, values);
  return {
    keys: [...keys, wrong],
    message: `${subject} cannot be "${wrong}".`,
    hint: likely === undefined ? `There are: ${listNames(values, MOST)}.` : didYouMean(likely),
  };
}

const listHint = (name: string) => `docs/kit.md lists the keys of a ${name}.`;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner: unknown, key) => Object(inner)[key], value);

const words = (keys: Keys) => keys.join(" › ");

const quoted = (keys: Keys) => `"${words(keys)}"`;
