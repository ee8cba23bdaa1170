import type { Path } from "../../diagnostics/diagnostic.ts";

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where something is, as notes say it. */
export const place = (path: Path): string => path.join(" › ");
