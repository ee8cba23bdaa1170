import { safeParse } from "zod";
import { rulesOf } from "../../schema/fields/rules.ts";
import type { Template } from "../../schema/page.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import type { SectionKit } from "../model/section-kit.ts";
import { defOf, schemaAt } from "../parse/schema-at.ts";
import type { Origin, ValueOrigins } from "../tokens/origins.ts";
import type { Scope } from "../tokens/scope.ts";
import { unknownTokenProblem } from "../tokens/token-problems.ts";
import type { WholeValue } from "./whole-values.ts";

/** The context of filling the sections of a page, and the problems that are found. */
export interface Filling {
  template: Template;
  /** The path of the template. */
  at: Path;
  kit: SectionKit;
  scope: Scope;
  valueOrigins: ValueOrigins;
  diagnostics: Diagnostic[];
}

/** Replaces a value that consists of a parameter which the page leaves out. */
export const OMITTED = Symbol("fallen");

/** A copy of a value of the template, with tokens of whole values replaced. */
export function fill(
  value: unknown,
  path: Path,
  places: readonly WholeValue[],
  filling: Filling,
): unknown {
  const here = places.find((place) => place.path.length === path.length);
  if (here) return givenFor(here, filling);
  return Array.isArray(value)
    ? fillList(value, path, places, filling)
    : fillObject(Object(value), path, places, filling);
}

const under = (places: readonly WholeValue[], path: Path, step: string | number) =>
  places.filter((place) => place.path[path.length] === step);

function fillObject(
  value: Record<string, unknown>,
  path: Path,
  places: readonly WholeValue[],
  filling: Filling,
): unknown {
  const copy: Record<string, unknown> = {};
  const from = new Map<string | number, Origin>();
  for (const [key, inner] of Object.entries(value)) {
    const own = under(places, path, key);
    const filled = own.length === 0 ? inner : fill(inner, [...path, key], own, filling);
    if (filled === OMITTED) {
      const { isFine, preset } = leftOut(key, path, filling);
      if (!isFine) return OMITTED;
      // The key remains: it is deliberately left out on this page, and not missing.
      copy[key] = preset;
      continue;
    }
    copy[key] = filled;
    const written = writtenAt(own, path, filling);
    if (written) from.set(key, written);
  }
  if (from.size > 0) filling.valueOrigins.set(copy, from);
  return isMissed(copy, path, places, filling) ? OMITTED : copy;
}

/** Whether an object breaks its rules because the page leaves out its parameters. */
function isMissed(
  copy: object,
  path: Path,
  places: readonly WholeValue[],
  { template, kit, scope }: Filling,
): boolean {
  if (!places.every(({ name }) => scope.get(name)?.isAbsent)) return false;
  const schema = schemaAt(kit.schemas.template, template, path);
  const rules = schema ? rulesOf(schema) : [];
  const { success, data } = (rules.length > 0 && schema && safeParse(schema, copy)) || {};
  // A rule gets objects of its own type.
  return success === true && rules.some((rule) => !rule.holds(data as never));
}

/** The place that is the whole value at a path. */
const wholeOf = (places: readonly WholeValue[], path: Path) =>
  places.find((place) => place.path.length === path.length + 1);

function writtenAt(
  places: readonly WholeValue[],
  path: Path,
  { scope, at }: Filling,
): Origin | undefined {
  const place = wholeOf(places, path);
  if (!place) return undefined;
  const token = scope.get(place.name);
  return { path: token?.origin ?? [...at, ...place.path], token: place.name };
}

/** The default of a field that is left out; `isFine` if it is optional. */
function leftOut(
  key: string,
  path: Path,
  { template, kit }: Filling,
): { isFine: boolean; preset: unknown } {
  const schema = schemaAt(kit.schemas.template, template, path);
  const field = schema && defOf(schema).shape?.[key];
  const { success: isFine = false, data: preset } = field ? safeParse(field, undefined) : {};
  return { isFine, preset };
}

/** An entry that consists of a list parameter is replaced by that list's entries. */
function fillList(
  value: readonly unknown[],
  path: Path,
  places: readonly WholeValue[],
  filling: Filling,
): unknown {
  const copy: unknown[] = [];
  const from = new Map<string | number, Origin>();
  const add = (entry: unknown, written: Origin) => {
    if (entry === OMITTED) return;
    from.set(copy.length, written);
    copy.push(entry);
  };
  value.forEach((entry, index) => {
    const own = under(places, path, index);
    const here = wholeOf(own, path);
    const list = here && filling.scope.get(here.name);
    if (here && list && Array.isArray(list.whole)) {
      list.whole.forEach((each, number) => {
        add(each, { path: [...list.origin, number], token: here.name });
      });
      return;
    }
    const at = [...path, index];
    const filled = own.length === 0 ? entry : fill(entry, at, own, filling);
    const inTemplate = { path: [...filling.at, ...at], token: "" };
    add(filled, writtenAt(own, path, filling) ?? inTemplate);
  });
  if (copy.length === 0) return OMITTED;
  filling.valueOrigins.set(copy, from);
  return copy;
}

/** The page's value for a place. */
function givenFor({ name, path }: WholeValue, { scope, diagnostics, at }: Filling): unknown {
  const token = scope.get(name);
  if (token?.isAbsent) return OMITTED;
  if (!token) {
    const place = { path: [...at, ...path] };
    diagnostics.push(unknownTokenProblem(name, `{${name}}`, place, scope));
  }
  const isFilled = token?.type === "text" && typeof token.whole === "string";
  return isFilled ? token.value : token?.whole;
}
