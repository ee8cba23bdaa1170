import { safeParse, type z } from "zod";
import { typesByAlias } from "../../../schema/fields/section.ts";
import { spellingOf } from "../../../schema/fields/spellings.ts";
import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { didYouMean, withoutClashingFixes } from "../../diagnostics/suggest.ts";
import { isRecord } from "../tables/location-keys.ts";
import { isTableName } from "../tables/table-files.ts";
import { aboutField } from "./about-field.ts";
import { explain, type Issue, plainKey } from "./issue-messages.ts";
import { aboutKey, keySuggestion } from "./key-suggestion.ts";
import { canonicalTag } from "./readings/codes.ts";
import type { ReadingContext } from "./readings/readings.ts";
import { aboutValue, suggestValue, type ValueSuggestion } from "./readings/suggest-value.ts";
import { bare, defOf, innerSchema, keysOf, schemaAt } from "./schema-at.ts";

/**
 * Turns zod's issues with a value into diagnostics in plain words. A misspelt key is one problem, not an
 * unknown key and a missing one.
 */
export function explainIssues(
  issues: readonly Issue[],
  root: unknown,
  schema: z.core.$ZodType,
): Diagnostic[] {
  const misspelt = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownKey(issue.path as Path, key, root, schema))
      : [],
  );
  const keyOf = ({ path }: { path: readonly PropertyKey[] }) => JSON.stringify(path);
  const meant = new Set(misspelt.map(({ meantPath }) => JSON.stringify(meantPath)));
  // zod also measures the length of values of the wrong type.
  const strange = new Set(issues.filter(({ code }) => code === "invalid_type").map(keyOf));
  const others = issues.filter(
    (issue) =>
      issue.code !== "unrecognized_keys" &&
      (issue.code === "invalid_type" || !strange.has(keyOf(issue))) &&
      !meant.has(keyOf(issue)),
  );
  return [
    ...withoutClashingFixes(misspelt.map(({ diagnostic }) => diagnostic)),
    ...others.map((issue) => withHint(explained(issue, root, schema), issue, root, schema)),
  ];
}

/** Explains an issue. An unknown type may be another name for a known one. */
function explained(issue: Issue, root: unknown, whole: z.core.$ZodType): Diagnostic {
  const path = issue.path as Path;
  const at = path.slice(0, -1);
  const { options = [] } = defOf(innerSchema(schemaAt(whole, root, at.slice(0, -1)), at) ?? whole);
  return explain(issue, path, (word) => typesByAlias(word, options));
}

/** A valid name in place of an invalid name that the owner chose, if there is one. */
function suggestName(path: Path, root: unknown, whole: z.core.$ZodType): string | undefined {
  const name = String(path.at(-1));
  const record = schemaAt(whole, root, path.slice(0, -1));
  const { keyType } = record ? defOf(record) : {};
  if (!keyType) return undefined;
  const plain = plainKey(name);
  return safeParse(keyType, plain).success
    ? plain
    : String(suggestValue(keyType, name)?.value ?? "") || undefined;
}

export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Object(value)[step], root);

function unknownKey(at: Path, key: string, root: unknown, whole: z.core.$ZodType) {
  const schema = schemaAt(whole, root, at);
  const value = Object(valueAt(root, at));
  const meant = schema && keySuggestion(schema, key, value);
  const hint = meant
    ? didYouMean(meant.word)
    : at.includes(key)
      ? `The "${key}" within "${key}" have none of their own. Move these one level up.`
      : schema && aboutKey(schema, key, value);
  const message = `There is no field called "${key}" here.`;
  const diagnostic = problem("unknown-key", [...at, key], message, hint, {
    at: "key",
    fix: meant?.isCertain ? { kind: "rename", key: meant.word } : undefined,
  });
  return { diagnostic, meantPath: meant && [...at, meant.word] };
}

/** Adds the probable correction or, failing that, the purpose of the field. */
function withHint(
  diagnostic: Diagnostic,
  issue: Issue,
  root: unknown,
  whole: z.core.$ZodType,
): Diagnostic {
  const { path } = diagnostic;
  const schema = issue.code === "invalid_key" ? undefined : schemaAt(whole, root, path);
  // Fields with a known spelling are corrected by its rules, not by similar letters.
  const isSpelt = schema !== undefined && spellingOf(schema) !== undefined;
  if (diagnostic.hint !== undefined && !isSpelt) return diagnostic;
  const table = schema && tableMeant(schema, issue.input, path);
  if (table) return { ...diagnostic, ...table };
  const place = readingContext(path, root);
  const meant = schema && suggestValue(schema, issue.input, place, isFreeAt(path, root, schema));
  if (meant) return { ...diagnostic, ...asHint(meant) };
  const about = schema && aboutValue(schema, issue.input, place);
  const hint = about ?? diagnostic.hint ?? hintFor(path, issue, root, whole);
  return { ...diagnostic, hint };
}

/** A list whose entries are objects can be a table (src/config/tables/list-tables.ts), and so can named entries. */
function tableMeant(schema: z.core.$ZodType, input: unknown, path: Path) {
  const { element } = defOf(schema);
  const isList =
    isRecord(path) || (element !== undefined && defOf(bare(element)).shape !== undefined);
  if (!isList || typeof input !== "string" || !isTableName(input)) return undefined;
  const value = { table: input };
  const hint = `Write { "table": ${JSON.stringify(input)} } for the rows of a file beside this one.`;
  return { hint, fix: { kind: "replace", value } as const };
}

const asHint = ({ value, isSure }: ValueSuggestion): Partial<Diagnostic> => ({
  hint: didYouMean(value),
  suggestion: value,
  ...(isSure && { fix: { kind: "replace", value } }),
});

/** Whether the rest of the file allows a path: an existing page for a link, an unused path for a page. */
function isFreeAt(path: Path, root: unknown, schema: z.core.$ZodType) {
  if (spellingOf(schema) !== "pagePath") return undefined;
  const pages: unknown = valueAt(root, ["pages"]);
  const paths = new Set(Array.isArray(pages) ? pages.map((page) => Object(page).path) : []);
  const isOwn = path.at(-1) === "path";
  return (answer: unknown) => paths.has(answer) !== isOwn;
}

function hintFor(
  path: Path,
  issue: Issue,
  root: unknown,
  whole: z.core.$ZodType,
): string | undefined {
  if (issue.code === "invalid_key") {
    const name = suggestName(path, root, whole);
    return name === undefined ? aboutField(path.slice(0, -1), root, whole) : didYouMean(name);
  }
  const isEmptyText = issue.code === "too_small" && issue.origin === "string";
  if (isEmptyText && !isNeeded(path, root, whole)) return "Write a text, or remove the field.";
  return (
    ((isEmptyText || UNEXPLAINED.has(issue.code)) && aboutField(path, root, whole)) || undefined
  );
}

/**
 * The context for reading a value: the country of the location or business, the site's language, currency and
 * address.
 */
export function readingContext(path: Path, root: unknown): ReadingContext {
  const ownerOf = (owner: Path) => valueAt(root, [...owner, "address", "country"]);
  const own = path[0] === "locations" ? ownerOf(path.slice(0, 2)) : undefined;
  const country = own ?? ownerOf(["business"]) ?? "";
  const language = valueAt(root, ["language"]) ?? "";
  return {
    country: String(country),
    language: canonicalTag(String(language)) ?? "en",
    currency: String(valueAt(root, ["business", "currency"]) ?? ""),
    url: String(valueAt(root, ["business", "url"])),
  };
}

/** Problems whose message does not say what is expected. */
const UNEXPLAINED = new Set<Issue["code"]>([
  "invalid_format",
  "invalid_type",
  "invalid_union",
  "invalid_value",
]);

/** Whether a field is required. */
function isNeeded(path: Path, root: unknown, whole: z.core.$ZodType): boolean {
  if (path.length === 0) return true;
  const object = schemaAt(whole, root, path.slice(0, -1));
  return object !== undefined && keysOf(object).required.includes(String(path.at(-1)));
}
