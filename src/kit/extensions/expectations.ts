import { dirname } from "node:path";
import { stageRules } from "../../checks/engine/stage-rules.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { ExtensionError, extensionProblem } from "../../diagnostics/extension-problem.ts";
import { addAll } from "../../lib/lists.ts";
import type {
  ExtensionBundle,
  ExtensionKind,
  ExtensionModule,
} from "../../model/kit/extensions.ts";
import type { LanguageDefinition } from "../../model/kit/language-definition.ts";
import type { LookDefinition } from "../../model/kit/look-definition.ts";
import type { SectionType } from "../../model/kit/section-definition.ts";
import { drawingOf } from "../../site/head/share-image.ts";
import type { Kit } from "../kit.ts";
import { keyIn, keyOf, startOf } from "./code-text.ts";
import { DEFINITION_SCHEMAS } from "./definition-schemas.ts";
import { emptyFoldersIn, extensionFilesIn } from "./extension-files.ts";
import { formerFolderProblems } from "./former-names.ts";
import { describeThrown, type ExtensionValue } from "./run.ts";
import { schemaProblems } from "./schema-faults.ts";
import { awaitSettled } from "./time-limit.ts";
import { fieldsWithoutDescription, recursiveFields } from "./undescribed.ts";
import { withEnglish } from "./unfinished-languages.ts";

/** The unique key of each kind. */
const NAMES = { section: "type", look: "name", language: "code", check: "id" } as const;

/** Throws if a definition lacks something that its kind requires. */
export function expectValid(values: readonly ExtensionValue[]): void {
  const problems = values.flatMap(({ kind, value, file }) => {
    // Missing texts of a language are reported by unfinished-languages.ts.
    const complete = kind === "language" ? withEnglish(value as LanguageDefinition) : value;
    return schemaProblems(DEFINITION_SCHEMAS[kind], complete, kind, file);
  });
  if (problems.length > 0) throw new ExtensionError(problems);
}

/** Throws if a name is in use, by Plumbline or by the site. */
export function expectFree(values: readonly ExtensionValue[], ours: Kit): void {
  const taken: Record<ExtensionKind, Set<string>> = {
    section: new Set(ours.sections.keys()),
    look: new Set(ours.looks.keys()),
    language: new Set(ours.languages.keys()),
    check: new Set([...ours.checks, ...stageRules].map(({ id }) => id)),
  };
  const problems = values.flatMap(({ kind, value, file }) => {
    const name = String(Reflect.get(value, NAMES[kind]));
    const isTaken = taken[kind].has(name);
    taken[kind].add(name);
    if (!isTaken) return [];
    const message = `There is a ${kind} "${name}" already.`;
    return [
      extensionProblem(startOf(file, name), message, `Give this one another ${NAMES[kind]}.`),
    ];
  });
  if (problems.length > 0) throw new ExtensionError(problems);
}

/** Throws if a module does not export a definition of its folder's kind. */
export function expectExports(
  files: readonly ExtensionModule[],
  values: readonly ExtensionValue[],
): void {
  const empty = files.filter(({ file }) => !values.some((value) => value.file === file));
  if (empty.length === 0) return;
  const problems = empty.map(({ kind, file }) =>
    extensionProblem(
      startOf(file),
      `This file has to export a ${kind}, but exports none.`,
      `Write: export const … = define${capital(kind)}({ … }). docs/kit.md shows one.`,
    ),
  );
  throw new ExtensionError(problems);
}

/** Requires descriptions, which editors show, and fixtures. */
export async function expectDescribed(
  bundle: ExtensionBundle,
  values: readonly ExtensionValue[],
): Promise<void> {
  const problems: LocatedDiagnostic[] = [];
  for (const { kind, value, file } of values) {
    if (kind !== "section") continue;
    const { type, schema, fixtures } = value as SectionType;
    const knots = recursiveFields(schema);
    const names = knots.length > 0 ? [] : fieldsWithoutDescription(schema);
    addAll(
      problems,
      knots.map((name) => withoutEnd(name, file)),
    );
    addAll(
      problems,
      names.map((name) => withoutDescription(name, file)),
    );
    const part = { name: `The "fixtures" of "${type}"`, place: () => keyOf(file, "fixtures") };
    const missing = await awaitSettled(missingFixtures(fixtures), part).catch((error) => {
      throw new ExtensionError([describeThrown(bundle, error)]);
    });
    if (missing) problems.push(extensionProblem(startOf(file, type), missing, FIXTURES_HINT));
  }
  if (problems.length > 0) throw new ExtensionError(problems);
}

const withoutDescription = (name: string, file: string) =>
  extensionProblem(
    keyIn(dirname(file), name, file),
    `The field "${name}" has no description, so its purpose is missing in the editor.`,
    'Add .meta({ description: "…", examples: […] }).',
  );

const withoutEnd = (name: string, file: string) =>
  extensionProblem(
    keyIn(dirname(file), name, file),
    `The field "${name}" contains itself, which never ends.`,
    "Write out as many levels as you need.",
  );

/** JavaScript authors may leave these out. */
async function missingFixtures(fixtures: unknown): Promise<string | undefined> {
  if (typeof fixtures !== "function") return "This section type has no fixtures.";
  const { fixtures: found } = await fixtures();
  if (found === undefined) return "This section type has no fixtures.";
  const missing = ["minimal", "full"].filter((name) => !Object.hasOwn(Object(found), name));
  return missing.length > 0
    ? `This section type has no fixture "${missing.join('", "')}".`
    : undefined;
}

const FIXTURES_HINT =
  'Write fixtures: { minimal: { … }, full: { … } }, or import them: () => import("./fixtures.ts").';

/** Tests the backdrop now, since share images draw it much later. */
export function expectDrawn(bundle: ExtensionBundle, values: readonly ExtensionValue[]): void {
  for (const { kind, value } of values) {
    if (kind !== "look") continue;
    try {
      drawingOf((value as LookDefinition).backdrop);
    } catch (error) {
      throw new ExtensionError([describeThrown(bundle, error)]);
    }
  }
}

/** Throws if a folder or package contains no definition. */
export function expectModules(roots: readonly string[]): void {
  const problems = roots.flatMap((root, index) => {
    const former = formerFolderProblems(root);
    if (former.length > 0) return former;
    const folders = emptyFoldersIn(root);
    const isEmptyPackage = index > 0 && extensionFilesIn(root).length === 0 && folders.length === 0;
    return [
      ...folders.map(({ kind, folder }) =>
        extensionProblem(
          startOf(folder),
          `This folder has no ${kind}.ts or ${kind}.js, so nothing in it is used.`,
          `Export the definition from a file of that name.`,
        ),
      ),
      ...(isEmptyPackage ? [extensionProblem(startOf(root), EMPTY_PACKAGE)] : []),
    ];
  });
  if (problems.length > 0) throw new ExtensionError(problems);
}

const EMPTY_PACKAGE =
  "This package is under plugins, but has none of the folders sections, looks, languages and checks.";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
