import { createRequire } from "node:module";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import type { CodePlace } from "../diagnostics/diagnostic.ts";
import { OwnCodeError, ownProblem } from "../diagnostics/own-problem.ts";
import * as publicKit from "../kit/public.ts";
import type { OwnFile, OwnText } from "../model/own-code.ts";
import { keepRunning, runToItsEnd } from "./kept-running.ts";
import { mappedPlace, sourcePlace } from "./source-place.ts";

/** What a module of a site's own exports of its kind. */
export interface OwnValue extends OwnFile {
  value: object;
}

/** Runs a site's own code; throws where it throws. */
export const runOwn = (own: OwnText): OwnValue[] =>
  modulesOf(own, { "plumbline/kit": publicKit }).flatMap(({ file, kind, exports }) =>
    Object.values(exports)
      .filter(isObject)
      .filter((value) => "kind" in value && value.kind === kind)
      .map((value) => ({ kind, file, value })),
  );

/** What the modules of a text export, run with doors to Plumbline; throws where one throws. */
export function modulesOf(own: OwnText, doors: Readonly<Record<string, object>>) {
  const outside = createRequire(join(own.folder, "site.config.json"));
  const require = (name: string): unknown => doors[name] ?? outside(name);
  const module: { exports: Record<string, Record<string, unknown>> } = { exports: {} };
  try {
    const filename = fileNameOf(own);
    const run = compileFunction(own.text, ["require", "module"], { filename });
    keepRunning();
    runToItsEnd(() => run(require, module));
  } catch (error) {
    throw new OwnCodeError([thrownIn(own, error)]);
  }
  return own.files.map((each, index) => ({ ...each, exports: module.exports[`_${index}`] ?? {} }));
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What stacks call the text. */
const fileNameOf = ({ folder }: OwnText) => join(folder, "own-code.cjs");

/** What own code has thrown, at the line of its source. */
export function thrownIn(own: OwnText, error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const start = { file: own.files[0]?.file ?? "", line: 1, column: 1 };
  return ownProblem(placeIn(own, error) ?? start, message);
}

/** The line of own code at which an error was thrown; undefined if it was thrown elsewhere. */
export const placeIn = (own: OwnText, error: unknown): CodePlace | undefined =>
  sourcePlace(error, (at) => (at.file === fileNameOf(own) ? mappedPlace(at, own.map) : undefined));
