import { safeParse } from "zod";
import { fieldRules } from "../../schema/fields/rules.ts";
import { type Template, template as templateSchema } from "../../schema/page.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import { explainIssues } from "../parse/explain.ts";
import { defOf, schemaAt } from "../parse/schema-at.ts";
import type { Moved } from "../resolve/environment.ts";
import { unknownToken } from "../resolve/token-problems.ts";
import type { Scope } from "../resolve/tokens.ts";
import { validExample, type WholePlace } from "./whole-values.ts";

/** What values are put into the sections of a page with, and what comes to light in doing so. */
export interface Filling {
  template: Template;
  /** Where the template is written. */
  at: Path;
  scope: Scope;
  moved: Moved;
  problems: Diagnostic[];
  invented: Path[];
}

/** In the place of what consists of a parameter that the page leaves out. */
export const FALLEN = Symbol("fallen");

/** A copy of a value at a path of the template, with what stands in its places. */
export function fill(
  value: unknown,
  path: Path,
  places: readonly WholePlace[],
  filling: Filling,
): unknown {
  const here = places.find((place) => place.path.length === path.length);
  if (here) return givenFor(here, filling);
  return Array.isArray(value)
    ? fillList(value, path, places, filling)
    : fillObject(Object(value), path, places, filling);
}

const under = (places: readonly WholePlace[], path: Path, step: string | number) =>
  places.filter((place) => place.path[path.length] === step);

function fillObject(
  value: Record<string, unknown>,
  path: Path,
  places: readonly WholePlace[],
  filling: Filling,
): unknown {
  const copy: Record<string, unknown> = {};
  const from = new Map<string | number, Written>();
  for (const [key, inner] of Object.entries(value)) {
    const own = under(places, path, key);
    const filled = own.length === 0 ? inner : fill(inner, [...path, key], own, filling);
    if (filled === FALLEN) {
      const { isFine, preset } = leftOut(key, path, filling.template);
      if (!isFine) return FALLEN;
      // The key stays: what is left out on this page is not what nobody has thought of.
      copy[key] = preset;
      continue;
    }
    copy[key] = filled;
    const written = writtenAt(own, path, filling);
    if (written) from.set(key, written);
  }
  if (from.size > 0) filling.moved.set(copy, from);
  return isMissed(copy, path, places, filling) ? FALLEN : copy;
}

/** Whether an object that consists of what the page leaves out cannot be without that. */
function isMissed(
  copy: object,
  path: Path,
  places: readonly WholePlace[],
  { template, scope }: Filling,
): boolean {
  if (!places.every(({ name }) => scope.get(name)?.isAbsent)) return false;
  const schema = schemaAt(templateSchema, template, path);
  const rule = schema && fieldRules.get(schema);
  // The rule of a kind of object is given objects of that kind.
  return rule !== undefined && !rule.holds(copy as never);
}

/** Where a value is written that a page gives, and by which token it came. */
interface Written {
  path: Path;
  token: string;
}

/** Of the places of what is in a path that which is all of it. */
const wholeOf = (places: readonly WholePlace[], path: Path) =>
  places.find((place) => place.path.length === path.length + 1);

function writtenAt(
  places: readonly WholePlace[],
  path: Path,
  { scope }: Filling,
): Written | undefined {
  const name = wholeOf(places, path)?.name;
  const token = name === undefined ? undefined : scope.get(name);
  return name !== undefined && token ? { path: token.origin, token: name } : undefined;
}

/** What a field at a path has that is left out, if it may be; `isFine` says so. */
function leftOut(
  key: string,
  path: Path,
  template: Template,
): { isFine: boolean; preset: unknown } {
  const schema = schemaAt(templateSchema, template, path);
  const field = schema && defOf(schema).shape?.[key];
  const { success: isFine = false, data: preset } = field ? safeParse(field, undefined) : {};
  return { isFine, preset };
}

/** A list parameter that is an entry of a list adds its entries. */
function fillList(
  value: readonly unknown[],
  path: Path,
  places: readonly WholePlace[],
  filling: Filling,
): unknown {
  const copy: unknown[] = [];
  const from = new Map<string | number, Written>();
  const add = (entry: unknown, written: Written) => {
    if (entry === FALLEN) return;
    from.set(copy.length, written);
    copy.push(entry);
  };
  value.forEach((entry, index) => {
    const own = under(places, path, index);
    const here = wholeOf(own, path);
    const list = here && filling.scope.get(here.name);
    if (here && list && Array.isArray(list.whole)) {
      list.whole.forEach((each, number) => {
        const at = [...list.origin, number];
        add(parsed(each, here, at, filling), { path: at, token: here.name });
      });
      return;
    }
    const at = [...path, index];
    const filled = own.length === 0 ? entry : fill(entry, at, own, filling);
    const inTemplate = { path: [...filling.at, ...at], token: "" };
    add(filled, writtenAt(own, path, filling) ?? inTemplate);
  });
  if (copy.length === 0) return FALLEN;
  filling.moved.set(copy, from);
  if (copy.length !== value.length) tellLength(copy, path, from, filling);
  return copy;
}

/** That a list is too long or too short with the entries that a page adds. */
function tellLength(
  list: readonly unknown[],
  path: Path,
  from: ReadonlyMap<unknown, Written>,
  { template, at, problems }: Filling,
): void {
  const given = [...from.values()].find(({ token }) => token !== "");
  const schema = schemaAt(templateSchema, template, path);
  if (!given || !schema) return;
  const { error } = safeParse(schema, list, { reportInput: true });
  const ofLength = (error?.issues ?? []).filter((issue) => issue.path.length === 0);
  const basis = [
    [...at, ...path],
    ["templates", at[1] ?? "", "params", given.token],
  ];
  const found = explainIssues(ofLength, list, schema);
  problems.push(...found.map((each) => ({ ...each, path: given.path.slice(0, -1), basis })));
}

/** The value that a page gives for a place. */
function givenFor(place: WholePlace, filling: Filling): unknown {
  const { scope, problems, invented, at } = filling;
  const token = scope.get(place.name);
  if (token?.isAbsent) return FALLEN;
  const path = [...at, ...place.path];
  if (!token) problems.push(unknownToken(place.name, `{${place.name}}`, { path }, scope));
  if (token?.whole === undefined) {
    invented.push(path);
    return validExample(place.schema);
  }
  const isFilled = token.type === "text" && typeof token.whole === "string";
  return parsed(isFilled ? token.value : token.whole, place, token.origin, filling);
}

/** A value as the field wants it that it stands in; an example where it is none. */
function parsed(
  value: unknown,
  { schema, path, name }: WholePlace,
  origin: Path,
  { problems, invented, at }: Filling,
): unknown {
  const { data, error } = safeParse(schema, value, { reportInput: true });
  if (!error) return data;
  const place = [...at, ...path];
  const basis = [place, ["templates", at[1] ?? "", "params", name]];
  const found = explainIssues(error.issues, value, schema);
  problems.push(...found.map((each) => ({ ...each, path: [...origin, ...each.path], basis })));
  invented.push(origin, place);
  return validExample(schema);
}
