import { safeParse } from "zod";
import type { Section } from "../../../schema/fields/section.ts";
import type { Diagnostic, Path } from "../../diagnostics/diagnostic.ts";
import { memoize } from "../../lib/memoize.ts";
import type { ExpandedPage } from "../expand/expand-page.ts";
import {
  copyOrigins,
  parameterWithin,
  type SourceValue,
  sourceValueWithin,
  type ValueOrigins,
} from "../expand/origins.ts";
import { explainIssues } from "./explain.ts";
import type { Issue } from "./issue-messages.ts";
import { parameterMistake } from "./parameter-mistakes.ts";
import { type PageParser, pageOf } from "./parsed-page.ts";
import { schemaAt } from "./schema-at.ts";

interface ParsedSection {
  /** Undefined if it is invalid. */
  section: Section | undefined;
  origin: Path;
  diagnostics: Diagnostic[];
}

/** Parses the section at an index of an expanded page. */
export function parseSection(
  index: number,
  expanded: ExpandedPage,
  parser: PageParser,
): ParsedSection {
  const steps = ["sections", index];
  const { value, path } = sourceOf(expanded, steps);
  const { data, issues } =
    Object(value) === value ? parsedOnce(Object(value), parser) : parsed(value, parser);
  if (data && expanded.valueOrigins.size > 0) copyOrigins(value, data, expanded.valueOrigins);
  const diagnostics = sourceProblems(issues, steps, expanded, parser);
  return { section: data, origin: path, diagnostics };
}

function parsed(section: unknown, { kit }: PageParser) {
  const { data, error } = safeParse(kit.schemas.section, section, { reportInput: true });
  return { data, issues: error?.issues ?? [] };
}

/** A section of a template without parameters is one object on all of its pages. */
const parsedOnce = memoize(parsed);

const sourceOf = ({ page, origin, valueOrigins }: ExpandedPage, steps: Path): SourceValue =>
  sourceValueWithin({ value: page, path: origin, valueOrigins }, steps);

/** Explains zod's issues with a part of a page. Each problem is at the origin of its value. */
export function sourceProblems(
  issues: readonly Issue[],
  part: Path,
  expanded: ExpandedPage,
  parser: PageParser,
): Diagnostic[] {
  if (issues.length === 0) return [];
  const params = parser.templates[expanded.template ?? ""]?.params;
  const mistakes = new Map<string, Diagnostic>();
  const others: Issue[] = [];
  for (const { path, ...rest } of issues) {
    const steps = [...part, ...(path as Path)];
    const issue: Issue = { ...rest, path: [...expanded.origin, ...steps] };
    const found =
      params &&
      parameterMistake(issue, sourceOf(expanded, steps), {
        params,
        field: schemaAt(parser.kit.schemas.page, expanded.page, steps),
        explain: () => explained([issue], expanded, parser)[0],
      });
    if (found) mistakes.set(JSON.stringify(issue.path), found);
    else others.push(issue);
  }
  // Zod also measures values of the wrong type.
  const rest = others.filter(({ path }) => !mistakes.has(JSON.stringify(path)));
  return [...mistakes.values(), ...explained(rest, expanded, parser)].map((each) =>
    each.path[0] === "pages" ? each : { ...each, ...pageOf(expanded) },
  );
}

function explained(
  issues: readonly Issue[],
  expanded: ExpandedPage,
  { kit, value, explained: known }: PageParser,
): readonly Diagnostic[] {
  if (issues.length === 0) return [];
  const { page, origin, valueOrigins } = expanded;
  const sourceAt = (path: readonly PropertyKey[]) =>
    sourceOf(expanded, path.slice(origin.length) as Path);
  const sources = issues.map(({ path }) => sourceAt(path).path);
  const key = JSON.stringify([sources, issues.map(({ code, message }) => [code, message])]);
  const found = known.get(key);
  if (found) return found;
  const root = { ...Object(value), pages: withPage(page, origin, value) };
  const diagnostics = explainIssues(issues, root, kit.schemas.site).map((each) => ({
    ...each,
    path: mistakePath(sourceAt(each.path), valueOrigins),
  }));
  if (sources.every(([first]) => first !== "pages")) known.set(key, diagnostics);
  return diagnostics;
}

/** The pages of a config with an expanded page in the place of its entry. */
function withPage(page: unknown, [, index]: Path, config: unknown): unknown[] {
  const { pages } = Object(config);
  const all: unknown[] = Array.isArray(pages) ? [...pages] : [];
  all[Number(index)] = page;
  return all;
}

/** Where to fix a mistake: at the page's value, or at the list that a page's list is added to. */
function mistakePath({ value, path, token }: SourceValue, valueOrigins: ValueOrigins): Path {
  const added = token ? undefined : parameterWithin(value, valueOrigins);
  return added ? added.path.slice(0, -1) : path;
}
