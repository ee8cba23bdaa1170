import { type FieldRule, rulesOf } from "../../schema/fields/rules.ts";
import type { Section } from "../../schema/fields/section.ts";
import {
  parameterWithin,
  type SourceValue,
  sourceValueWithin,
  type ValueOrigins,
} from "../config/expand/origins.ts";
import { bare, defOf } from "../config/parse/schema-at.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { memoize } from "../lib/memoize.ts";

type Schema = Parameters<typeof bare>[0];

interface Ruled {
  /** The path from the section, or from a list's entry, to the object of the rule. */
  steps: string[];
  rule?: FieldRule<never>;
  /** The rules of entries, if it is a list. */
  entries?: Ruled[];
}

/** The rules of a section type and of its nested objects; most have none. */
const rulesIn = memoize((schema: Schema): Ruled[] => {
  const { shape = {}, element } = defOf(bare(schema));
  const own = new Set([...rulesOf(schema), ...rulesOf(bare(schema))]);
  const entries = element ? rulesIn(element) : [];
  return [
    ...[...own].map((rule) => ({ steps: [], rule })),
    ...(entries.length > 0 ? [{ steps: [], entries }] : []),
    ...Object.entries(shape).flatMap(([key, field]) =>
      rulesIn(field).map((inner) => ({ ...inner, steps: [key, ...inner.steps] })),
    ),
  ];
});

/** A parsed section with its path, and the origins of values from elsewhere. */
interface WrittenSection {
  section: Section;
  path: Path;
  valueOrigins: ValueOrigins | undefined;
}

/**
 * Problems between the fields of a section. `resolved` is the section with all tokens and lists replaced.
 * `advice` selects the rules that a check reports.
 */
export const ruleProblems = (
  resolved: unknown,
  written: WrittenSection,
  schema: Schema,
  advice?: string,
): Diagnostic[] =>
  broken(rulesIn(schema), resolved, [])
    .filter((found) => found.advice === advice)
    .flatMap(({ owner, faults, error }) =>
      faults.flatMap((fault) => {
        const { path } = problemPosition(owner, fault, written);
        return problem(advice ?? "invalid-value", path, error);
      }),
    );

interface Broken {
  /** The path of the object within the section. */
  owner: Path;
  /** The paths of the faulty fields. */
  faults: Path[];
  error: string;
  advice: string | undefined;
}

const broken = (rules: readonly Ruled[], within: unknown, path: Path): Broken[] =>
  rules.flatMap(({ steps, rule, entries = [] }) => {
    const owner = [...path, ...steps];
    const value = steps.reduce<unknown>((at, step) => Object(at)[step], within);
    if (Array.isArray(value))
      return value.flatMap((entry, index) => broken(entries, entry, [...owner, index]));
    // A rule gets values of its own type.
    if (value === undefined || !rule || rule.holds(value as never)) return [];
    const faults = typeof rule.path === "string" ? [[rule.path]] : rule.path(value as never);
    const error = typeof rule.error === "string" ? rule.error : rule.error(value as never);
    return [{ owner, faults, error, advice: rule.advice }];
  });

/** The value at a path of a section, with its source. */
const walk = ({ section, ...written }: WrittenSection, steps: Path): SourceValue =>
  sourceValueWithin({ value: section, ...written }, steps);

/** Where to fix a problem: at the page's value, or at the page's value for a field beside it. */
function problemPosition(
  owner: Path,
  fault: Path,
  written: WrittenSection,
): Pick<SourceValue, "path" | "token"> {
  const own = walk(written, [...owner, ...fault]);
  if (own.token !== undefined || !written.valueOrigins) return own;
  return givenWithin(walk(written, owner).value, written.valueOrigins) ?? own;
}

/** The first value within an object that comes from a page. */
function givenWithin(
  value: unknown,
  valueOrigins: ValueOrigins,
): Pick<SourceValue, "path" | "token"> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const own = parameterWithin(value, valueOrigins);
  if (own) return own;
  for (const inner of Object.values(value)) {
    const found = givenWithin(inner, valueOrigins);
    if (found) return found;
  }
  return undefined;
}
