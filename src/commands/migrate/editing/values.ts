import type { Path } from "../../../diagnostics/diagnostic.ts";

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A path as notes show it. */
export const place = (path: Path): string => path.join(" › ");
