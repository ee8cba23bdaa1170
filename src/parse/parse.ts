import { safeParse, type z } from "zod";
import type { Page } from "../../schema/page.ts";
import type { ThemedSite, WrittenSite } from "../../schema/site.ts";
import { isUnder, type StageReport } from "../diagnostics/cascades.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import { nearestWord } from "../diagnostics/suggest.ts";
import { fontsFor } from "../model/look-definition.ts";
import { lookOf, type SectionKit } from "../model/section-kit.ts";
import { completeTheme } from "../theme/complete-theme.ts";
import { addAll } from "../util/lists.ts";
import { explainIssues, meantKey, meantName, valueAt } from "./explain.ts";
import { type Issue, optionsOf } from "./issue-messages.ts";
import { exampleOf, innerSchema, schemaAt, validExample } from "./schema-at.ts";

export interface Parsed extends StageReport {
  /** The site, with stand-ins where something was wrong. Undefined beyond repair. */
  site: ThemedSite | undefined;
}

/** More rounds than a problem can hide behind others. */
const MAX_ROUNDS = 8;

/**
 * Validates the file's value. What is wrong is reported and then put right in a copy, so that one
 * mistake hides neither another in the same place nor what the later stages have to say.
 */
function parseSite(value: unknown, kit: SectionKit): Parsed {
  const { data, ...found } = parseValue(kit.schemas.site, value);
  return { site: data && completed(data, kit), ...found };
}

interface ParsedValue<T> extends StageReport {
  data: T | undefined;
}

/** The same for a value of any kind; what is `missing` is reported elsewhere. */
export function parseValue<S extends z.ZodType>(
  schema: S,
  value: unknown,
  missing: readonly Path[] = [],
): ParsedValue<z.output<S>> {
  const first = safeParse(schema, value);
  if (first.success) return { data: first.data, diagnostics: [], standIns: [...missing] };
  const root: unknown = structuredClone(value);
  const diagnostics: Diagnostic[] = [];
  const standIns: Path[] = [...missing];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const result = safeParse(schema, root, { reportInput: true });
    if (result.success) return { data: result.data, diagnostics, standIns };
    const { issues } = result.error;
    const real = issues.filter((issue) => !restsOn(issue, standIns));
    addAll(diagnostics, explainIssues(real, root, schema));
    if (typeof root !== "object" || root === null || Array.isArray(root)) break;
    // Misspelt keys first: what they are renamed to is then no longer missing.
    for (const issue of issues)
      if (issue.code === "unrecognized_keys") renameKeys(root, issue, schema);
    for (const issue of issues)
      if (issue.code !== "unrecognized_keys") repair(root, issue, standIns, schema);
  }
  return { data: undefined, diagnostics, standIns };
}

/** Whether an issue is of a stand-in, or of a rule over fields of which one is one. */
function restsOn({ code, path }: Issue, standIns: readonly Path[]): boolean {
  if (isUnder(path as Path, standIns)) return true;
  const ruled = [path.slice(0, -1) as Path];
  return code === "custom" && standIns.some((other) => isUnder(other, ruled));
}

/** The site with what follows from the rest of it, and its address as it is sent: `bäckerei.example` in ASCII. */
const completed = ({ theme, business, ...rest }: WrittenSite, kit: SectionKit): ThemedSite => ({
  ...rest,
  theme: completeTheme(theme, fontsFor(lookOf(kit, theme.look), rest.language)),
  business: { ...business, url: new URL(business.url).origin },
});

/**
 * The same for a file of which some pages are known to be right: these are taken as they are written,
 * without the defaults of fields that they leave out. If anything else is wrong, all is looked at.
 */
export function parseChanged(
  value: unknown,
  kit: SectionKit,
  isRight: (page: unknown) => page is Page,
): Parsed {
  const { pages, ...rest } = Object(value);
  const list: readonly unknown[] = Array.isArray(pages) ? pages : [];
  const others = list.filter((page) => !isRight(page));
  if (others.length === list.length) return parseSite(value, kit);
  // A site without any page is not valid.
  const shown = others.length > 0 ? others : list.slice(0, 1);
  const parsed = parseSite({ ...rest, pages: shown }, kit);
  if (!parsed.site || parsed.diagnostics.length > 0) return parseSite(value, kit);
  const checked = parsed.site.pages.values();
  const all = list.flatMap((page) => (isRight(page) ? page : (checked.next().value ?? [])));
  return { ...parsed, site: { ...parsed.site, pages: all } };
}

function renameKeys(
  root: unknown,
  issue: Extract<Issue, { code: "unrecognized_keys" }>,
  whole: z.core.$ZodType,
): void {
  const path = issue.path as Path;
  const object = Object(valueAt(root, path));
  for (const key of issue.keys) {
    const meant = meantKey(path, key, root, whole);
    if (meant !== undefined) object[meant] = object[key];
    delete object[key];
  }
}

function repair(root: unknown, issue: Issue, standIns: Path[], whole: z.core.$ZodType): void {
  const path = issue.path as Path;
  const parent = Object(valueAt(root, path.slice(0, -1)));
  const key = path.at(-1) ?? "";
  switch (issue.code) {
    case "invalid_union": {
      const type = parent[key];
      const meant = typeof type === "string" ? nearestWord(type, optionsOf(issue)) : undefined;
      if (meant !== undefined) parent[key] = meant;
      else putExample(root, path.slice(0, -1), standIns, whole);
      return;
    }
    case "invalid_key": {
      const name = meantName(path, root, whole);
      if (name !== undefined && !(name in parent)) parent[name] = parent[key];
      delete parent[key];
      standIns.push([...path.slice(0, -1), name ?? key]);
      return;
    }
    default: {
      if (issue.input === undefined && parent[key] !== undefined) return;
      const schema = schemaAt(whole, root, path);
      // A rule of our own is broken: what may be left out is.
      const mayGo = !schema || (parent[key] !== undefined && safeParse(schema, undefined).success);
      if (issue.code === "custom" && mayGo) {
        delete parent[key];
        return;
      }
      const example = schema && (validExample(schema) ?? exampleOf(schema));
      // What may be words or a list of words has no example of its own.
      const isWordless = issue.code === "too_small" && issue.origin === "string";
      parent[key] = isWordless && typeof example !== "string" ? "…" : example;
      standIns.push(path);
    }
  }
}

/** What is of unknown type, such as a section, cannot be mended in its parts. */
function putExample(root: unknown, path: Path, standIns: Path[], whole: z.core.$ZodType): void {
  const parent = Object(valueAt(root, path.slice(0, -1)));
  const inner = innerSchema(schemaAt(whole, root, path.slice(0, -1)), path);
  const key = path.at(-1) ?? "";
  parent[key] = inner && exampleOf(inner);
  standIns.push(path);
}
