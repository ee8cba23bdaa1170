import type { Path } from "../../diagnostics/diagnostic.ts";

/** The source of a value that is written elsewhere in the config. */
export interface Origin {
  path: Path;
  /** The token of a parameter that it replaces, with its path in the template. */
  token?: { name: string; path: Path };
}

/** For objects and lists: the origins of some of their entries. */
export type ValueOrigins = Map<object, ReadonlyMap<string | number, Origin>>;

/** A value with its origin, or with that of the object or list that contains it. */
export interface SourceValue extends Origin {
  value: unknown;
  /** The steps from the value that has this origin to this value. */
  within: Path;
}

/** The value at some steps within another. `path` is the path of the outer value. */
export function sourceValueWithin(
  {
    value,
    path,
    valueOrigins,
  }: { value: unknown; path: Path; valueOrigins: ValueOrigins | undefined },
  steps: Path,
): SourceValue {
  let source: SourceValue = { value, path, within: [] };
  for (const step of steps) {
    const origins =
      typeof source.value === "object" && source.value
        ? valueOrigins?.get(source.value)
        : undefined;
    const from = origins?.get(step);
    const inner = from
      ? { ...from, within: [] }
      : { path: [...source.path, step], within: [...source.within, step] };
    source = { ...source, ...inner, value: Object(source.value)[step] };
  }
  return source;
}

/** The first entry of a value that comes from a parameter. */
export function parameterWithin(value: unknown, valueOrigins: ValueOrigins): Origin | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return [...(valueOrigins.get(value)?.values() ?? [])].find(({ token }) => token !== undefined);
}

/** Copies the origins of a value to its parsed copy. */
export function copyOrigins(value: unknown, copy: unknown, valueOrigins: ValueOrigins): void {
  if (typeof value !== "object" || value === null) return;
  if (typeof copy !== "object" || copy === null) return;
  const origins = valueOrigins.get(value);
  if (origins) valueOrigins.set(copy, origins);
  for (const [key, inner] of Object.entries(value))
    copyOrigins(inner, (copy as Record<string, unknown>)[key], valueOrigins);
}
