import type { Path } from "../diagnostics/diagnostic.ts";

/** The source of a value that is not in its section's own place in the config. */
export interface Origin {
  path: Path;
  /** The parameter that it comes from; empty for a value of the template itself. */
  token: string;
}

/** For objects and lists: the origins of some of their entries. */
export type ValueOrigins = Map<object, ReadonlyMap<string | number, Origin>>;

export interface SourceValue {
  value: unknown;
  path: Path;
  /** The parameter that it comes from, if a page gives it. */
  token: string | undefined;
}

/** The value at some steps within another, and its source; `path` is the path of the outer value. */
export function sourceValueWithin(
  {
    value,
    path,
    valueOrigins,
  }: { value: unknown; path: Path; valueOrigins: ValueOrigins | undefined },
  steps: Path,
): SourceValue {
  const start: SourceValue = { value, path, token: undefined };
  return steps.reduce<SourceValue>((at, step) => {
    const from =
      typeof at.value === "object" && at.value ? valueOrigins?.get(at.value)?.get(step) : null;
    return {
      value: Object(at.value)[step],
      path: from?.path ?? [...at.path, step],
      token: from?.token || at.token,
    };
  }, start);
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
