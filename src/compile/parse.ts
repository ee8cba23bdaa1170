import type { z } from "zod";
import { type Site, site as siteSchema } from "../../schema/site.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";

type Issue = z.core.$ZodIssue;

/** Validates the file's value; every issue of zod becomes one diagnostic in plain words, or more. */
export function parseSite(value: unknown): { site?: Site; diagnostics: Diagnostic[] } {
  const result = siteSchema.safeParse(value, { reportInput: true });
  if (result.success) return { site: result.data, diagnostics: [] };
  return { diagnostics: result.error.issues.flatMap(explain) };
}

function explain(issue: Issue): Diagnostic[] {
  const path = issue.path as Path;
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownKey([...path, key]));
    case "invalid_type":
      return [wrongType(path, issue)];
    case "invalid_value":
      return [wrongValue(path, issue)];
    case "invalid_union":
      return [unknownOption(path, issue)];
    case "too_small":
      return [problem("too-small", path, tooSmall(issue))];
    case "too_big":
      return [problem("too-big", path, `There may be at most ${issue.maximum} here.`)];
    case "invalid_key":
      return [problem("unknown-key", path, `The name ${shown(path.at(-1))} cannot be used here.`)];
    case "invalid_format":
    case "custom":
    case "not_multiple_of":
    case "invalid_element":
      return [problem("invalid-value", path, sentence(`${shown(issue.input)}: ${issue.message}`))];
  }
}

const unknownKey = (path: Path): Diagnostic => ({
  ...problem("unknown-key", path, `There is no field called ${shown(path.at(-1))} here.`),
  at: "key",
});

const missing = (path: Path): Diagnostic =>
  problem("missing-key", path, `The field ${shown(path.at(-1))} is missing here.`);

function wrongValue(path: Path, issue: Extract<Issue, { code: "invalid_value" }>): Diagnostic {
  if (issue.input === undefined) return missing(path);
  const wanted = issue.values.map(shown);
  const message =
    wanted.length === 1
      ? `This should be ${wanted[0]}, not ${shown(issue.input)}.`
      : `${shown(issue.input)} is not one of ${wanted.join(", ")}.`;
  return problem("unknown-value", path, message);
}

function wrongType(path: Path, issue: Extract<Issue, { code: "invalid_type" }>): Diagnostic {
  if (issue.input === undefined) return missing(path);
  return problem(
    "wrong-type",
    path,
    `This should be ${TYPE_WORDS[issue.expected] ?? issue.expected}, not ${shown(issue.input)}.`,
  );
}

function unknownOption(path: Path, issue: Extract<Issue, { code: "invalid_union" }>): Diagnostic {
  if (!("discriminator" in issue) || typeof issue.discriminator !== "string") {
    return problem("wrong-type", path, sentence(issue.message));
  }
  const key = issue.discriminator;
  const input = issue.input as Record<string, unknown> | undefined;
  const options = "options" in issue && Array.isArray(issue.options) ? issue.options : [];
  return input?.[key] === undefined
    ? problem("missing-key", path, `The field "${key}" is missing here.`, listed(options))
    : problem(
        "unknown-type",
        [...path, key],
        `There is no ${key} ${shown(input[key])}.`,
        listed(options),
      );
}

const listed = (options: unknown[]) => `Use one of ${options.map(shown).join(", ")}.`;

function tooSmall({ origin, minimum }: Extract<Issue, { code: "too_small" }>): string {
  if (origin === "string") return "This text is empty; write something or take the field out.";
  if (origin === "array") return `There must be at least ${minimum} here.`;
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
