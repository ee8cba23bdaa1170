import { createRequire } from "node:module";
import { join } from "node:path";
import { inspect } from "node:util";
import { compileFunction } from "node:vm";
import { z } from "zod";
import type { CodePosition, LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import {
  ExtensionError,
  extensionProblem,
  isExtensionStop,
} from "../../diagnostics/extension-problem.ts";
import type { ExtensionBundle, ExtensionModule } from "../../model/kit/extensions.ts";
import * as publicKit from "../public/kit.ts";
import { startOf } from "./code-text.ts";
import { DEFINITIONS_FILE } from "./prevent-exit.ts";
import { mapPosition, sourcePosition } from "./source-position.ts";
import { runWithinTimeLimit } from "./time-limit.ts";

/** The exports of an extension's module. */
export interface ExtensionValue extends ExtensionModule {
  value: object;
}

/** Evaluates extensions. */
export const runExtensions = (bundle: ExtensionBundle): ExtensionValue[] =>
  modulesOf(bundle, { "plumbline/kit": publicKit }).flatMap(({ file, kind, exports }) =>
    Object.values(exports)
      .filter(isObject)
      .filter((value) => "kind" in value && value.kind === kind)
      .map((value) => ({ kind, file, value })),
  );

/** Evaluates a bundle with Plumbline's entry points, and returns its modules' exports. */
export function modulesOf(bundle: ExtensionBundle, doors: Readonly<Record<string, object>>) {
  const outside = createRequire(join(bundle.folder, "site.config.json"));
  const require = (name: string): unknown => doors[name] ?? outside(name);
  const module: { exports: Record<string, Record<string, unknown>> } = { exports: {} };
  try {
    const filename = fileNameOf(bundle);
    const run = compileFunction(bundle.text, ["require", "module"], { filename });
    runWithinTimeLimit(() => run(require, module), {
      name: "This",
      place: () => firstLine(bundle),
    });
  } catch (error) {
    throw new ExtensionError([describeThrown(bundle, error)]);
  }
  return bundle.files.map((each, index) => ({
    ...each,
    exports: module.exports[`_${index}`] ?? {},
  }));
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The bundle's name in stack traces. */
const fileNameOf = ({ folder }: ExtensionBundle) => join(folder, DEFINITIONS_FILE);

/** An error of an extension, at its source line. */
export function describeThrown(bundle: ExtensionBundle, error: unknown): LocatedDiagnostic {
  const round = bundle.importCycle && `${IMPORT_EACH_OTHER} ${bundle.importCycle}`;
  const hint = isExtensionStop(error) ? error.hint : round;
  return extensionProblem(
    extensionPosition(bundle, error) ?? firstLine(bundle),
    messageOf(error),
    hint,
  );
}

const IMPORT_EACH_OTHER =
  "Files that import each other may load before their exports exist. Move what both need into another file:";

export const firstLine = ({ files }: ExtensionBundle): CodePosition =>
  startOf(files[0]?.file ?? "");

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : `${inspect(error)} is thrown, which is not an Error.`;

/** The source line in the extensions that threw an error, if one did. */
export const extensionPosition = (
  bundle: ExtensionBundle,
  error: unknown,
): CodePosition | undefined =>
  isExtensionStop(error)
    ? error.code
    : sourcePosition(error, (at) =>
        at.file === fileNameOf(bundle) ? mapPosition(at, bundle.map) : undefined,
      );

/** The problem if an extension threw the error; undefined for our own. */
export function extensionProblems(error: unknown, bundle: ExtensionBundle | undefined) {
  if (error instanceof ExtensionError) return error.problems;
  if (!bundle) return undefined;
  if (error instanceof z.core.$ZodAsyncError)
    return [extensionProblem(firstLine(bundle), ASYNC_FIELD)];
  return extensionPosition(bundle, error) ? [describeThrown(bundle, error)] : undefined;
}

const ASYNC_FIELD =
  "A field's refine, transform or preprocess is async, but the config is parsed synchronously.";
