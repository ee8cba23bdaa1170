import { existsSync, readFileSync } from "node:fs";
import { dirname, sep } from "node:path";
import { type CodePlace, type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import type { RouteModel } from "../model/route.ts";
import { mappedPlace, placeWords, sourcePlace } from "../own/source-place.ts";

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

/** Node.js maps stacks itself for who works on Plumbline: they name the sources then. */
const sourceIn = (folder: string) => (at: CodePlace) => {
  const map = `${at.file}.map`;
  if (/\.tsx?$/.test(at.file)) return at;
  if (!at.file.startsWith(folder + sep) || !existsSync(map)) return undefined;
  return mappedPlace(at, readFileSync(map, "utf8"));
};
