import type { Path } from "../diagnostics/diagnostic.ts";

/** Where a value is written that is not where the section is that it stands in. */
export interface Origin {
  path: Path;
  /** The parameter that it came by; empty for what the template has itself. */
  token: string;
}

/** For objects and lists: where some of what is in them is written. */
export type ValueOrigins = Map<object, ReadonlyMap<string | number, Origin>>;

export interface WrittenValue {
  value: unknown;
  path: Path;
  /** The parameter that it comes from, if it is a page's. */
  token: string | undefined;
}

/** What is at some steps within a value, and where that is written; `path` is where the value is. */
export function writtenWithin(
  {
    value,
    path,
    valueOrigins,
  }: { value: unknown; path: Path; valueOrigins: ValueOrigins | undefined },
  steps: Path,
): WrittenValue {
  const start: WrittenValue = { value, path, token: undefined };
  return steps.reduce<WrittenValue>((at, step) => {
    const from =
      typeof at.value === "object" && at.value ? valueOrigins?.get(at.value)?.get(step) : null;
    return {
      value: Object(at.value)[step],
      path: from?.path ?? [...at.path, step],
      token: from?.token || at.token,
    };
  }, start);
}

/** Notes the same of a copy, as parsing makes one. */
export function noteCopy(value: unknown, copy: unknown, valueOrigins: ValueOrigins): void {
  if (typeof value !== "object" || value === null) return;
  if (typeof copy !== "object" || copy === null) return;
  const origins = valueOrigins.get(value);
  if (origins) valueOrigins.set(copy, origins);
  for (const [key, inner] of Object.entries(value))
    noteCopy(inner, (copy as Record<string, unknown>)[key], valueOrigins);
}
