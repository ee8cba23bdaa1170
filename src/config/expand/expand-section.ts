import type { Path } from "../../diagnostics/diagnostic.ts";
import { memoize } from "../../lib/memoize.ts";
import { stringsIn } from "../../lib/strings-in.ts";
import { isFactToken, singleToken } from "../../lib/token.ts";
import { type Origin, sourceValueWithin, type ValueOrigins } from "./origins.ts";
import type { ParameterValue } from "./parameter-values.ts";
import type { SectionField, SectionFields } from "./section-fields.ts";

/** A value of a section that consists of a parameter's token. */
export interface WholeValue {
  /** The path from the section. */
  path: Path;
  /** The token's name. */
  name: string;
  field: SectionField;
}

/** The page for which a section of its template is expanded. */
export interface SectionSource {
  /** The path of the section in the template. */
  origin: Path;
  fields: SectionFields;
  parameter(token: string): ParameterValue | undefined;
  /** Gets the origins of values that come from parameters. */
  valueOrigins: ValueOrigins;
}

/** Replaces a value that consists of a parameter which the page omits. */
export const OMITTED = Symbol("omitted");

/**
 * A section of a template with the page's values in place of tokens that are whole values. The same object if
 * there are none. Tokens in texts remain: they are replaced when the page is resolved.
 */
export function expandSection(section: object, source: SectionSource): unknown {
  const places = wholeValuesIn(section, source.fields).filter((place) => isToFill(place, source));
  return places.length === 0 ? section : filled(section, [], places, { ...source, section });
}

/** All values of a section that consist of a parameter's token. */
export const wholeValuesIn = memoize((section: object, fields: SectionFields): WholeValue[] =>
  [...stringsIn(section)].flatMap(({ path, value }) => {
    const name = singleToken(value);
    if (name === undefined || isFactToken(name)) return [];
    const field = fields.fieldAt(section, path);
    return field ? { path, name, field } : [];
  }),
);

/** Removes omitted tokens from a list. Lists are spread where the entries are not lines of text. */
function isToFill({ name, path, field: { textKind } }: WholeValue, { parameter }: SectionSource) {
  const found = parameter(name);
  if (!found || textKind === undefined || found.value === undefined) return found !== undefined;
  return typeof path.at(-1) === "number" && Array.isArray(found.value) && textKind !== "text";
}

type Filling = SectionSource & { section: object };

function filled(
  value: unknown,
  path: Path,
  places: readonly WholeValue[],
  filling: Filling,
): unknown {
  const whole = places.find((place) => place.path.length === path.length);
  if (whole) return filling.parameter(whole.name)?.value ?? OMITTED;
  return Array.isArray(value)
    ? filledList(value, path, places, filling)
    : filledObject(Object(value), path, places, filling);
}

const under = (places: readonly WholeValue[], path: Path, step: string | number) =>
  places.filter((place) => place.path[path.length] === step);

function filledObject(
  value: Record<string, unknown>,
  path: Path,
  places: readonly WholeValue[],
  filling: Filling,
): unknown {
  const { section, fields, valueOrigins } = filling;
  const copy: Record<string, unknown> = {};
  const origins = new Map<string | number, Origin>(valueOrigins.get(value));
  for (const [key, inner] of Object.entries(value)) {
    const own = under(places, path, key);
    const at = [...path, key];
    const found = own.length === 0 ? inner : filled(inner, at, own, filling);
    if (found === OMITTED) {
      if (!fields.fieldAt(section, at)?.isOptional) return OMITTED;
      // The key remains: the page omits the value deliberately.
      copy[key] = undefined;
      continue;
    }
    copy[key] = found;
    const origin = parameterOrigin(own, at, filling);
    if (origin) origins.set(key, origin);
  }
  if (origins.size > 0) valueOrigins.set(copy, origins);
  const isOmitted = places.every(({ name }) => filling.parameter(name)?.value === undefined);
  return isOmitted && fields.isIncomplete(section, path, copy) ? OMITTED : copy;
}

/** An entry that consists of a list parameter is replaced by that list's entries. */
function filledList(
  value: readonly unknown[],
  path: Path,
  places: readonly WholeValue[],
  filling: Filling,
): unknown {
  const copy: unknown[] = [];
  const origins = new Map<string | number, Origin>();
  value.forEach((entry, index) => {
    const at = [...path, index];
    const own = under(places, path, index);
    const found = own.length === 0 ? entry : filled(entry, at, own, filling);
    if (found === OMITTED) return;
    const origin = parameterOrigin(own, at, filling);
    const isSpread = origin !== undefined && Array.isArray(found);
    for (const [number, each] of (isSpread ? found : [found]).entries()) {
      const path = isSpread ? [...origin.path, number] : sourcePath(at, filling);
      origins.set(copy.length, isSpread ? { ...origin, path } : (origin ?? { path }));
      copy.push(each);
    }
  });
  if (copy.length === 0) return OMITTED;
  filling.valueOrigins.set(copy, origins);
  return copy;
}

/** The origin of a value at a path that consists of a parameter. */
function parameterOrigin(
  places: readonly WholeValue[],
  at: Path,
  filling: Filling,
): Origin | undefined {
  const name = places.find(({ path }) => path.length === at.length)?.name;
  const found = name === undefined ? undefined : filling.parameter(name);
  if (!found || name === undefined) return undefined;
  return { path: found.origin, token: { name, path: sourcePath(at, filling) } };
}

/** The path of a value in the config. A shared section has fields from two places. */
const sourcePath = (at: Path, { section, origin, valueOrigins }: Filling): Path =>
  sourceValueWithin({ value: section, path: origin, valueOrigins }, at).path;
