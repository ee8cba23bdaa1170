import { dirname } from "node:path";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import type { RouteModel } from "../model/route.ts";
import { placeWords, sourceIn, sourcePlace } from "../own/source-place.ts";

/** What a component has thrown, with its line; undefined where the bundle has no map of its sources. */
export function componentProblem(
  error: unknown,
  { path }: RouteModel,
  index: number,
  rendererFile: string,
): Diagnostic | undefined {
  const place = sourcePlace(error, sourceIn(dirname(rendererFile)));
  if (!place) return undefined;
  const message = `A component stops with an error on this page: ${error instanceof Error ? error.message : error}`;
  const hint = `It is thrown at ${placeWords(place)}.`;
  return { page: path, ...problem("component-error", ["pages", index], message, hint) };
}
