import { dirname, join } from "node:path";
import { mediaNames } from "../../assets/pictures/read-media.ts";
import type { Rule } from "../../checks/engine/rule.ts";
import { sharedCounts } from "../../config/expand/use-shared.ts";
import { siteJsonSchema } from "../../config/json-schema.ts";
import { readSource } from "../../config/read-config.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { ExtensionError } from "../../diagnostics/extension-problem.ts";
import { writeAtomically } from "../../lib/files/files.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { readTextIfAny } from "../../lib/files/text-file.ts";
import type { ExtensionCode } from "../../model/kit/extensions.ts";
import type { LanguageDefinition } from "../../model/kit/language-definition.ts";
import type { LookDefinition } from "../../model/kit/look-definition.ts";
import type { SectionType } from "../../model/kit/section-definition.ts";
import { type Kit, makeKit } from "../kit.ts";
import { ourDefinitions, ourKit } from "../our-kit.ts";
import { guarded } from "./guarded.ts";
import { guardedSection } from "./guarded-section.ts";
import { openExtensions } from "./open-extensions.ts";
import {
  type ExtensionValue,
  extensionPosition,
  extensionProblems,
  firstLine,
  runExtensions,
} from "./run.ts";
import { formatPosition } from "./source-position.ts";
import { runWithinTimeLimit } from "./time-limit.ts";
import { missingTexts, withEnglish } from "./unfinished-languages.ts";

/** A kit, or the problems of the extensions. */
export type OpenedKit =
  /** Warnings, which a build adds to those of the site. */
  | { kit: Kit; problems: readonly LocatedDiagnostic[] }
  | { kit: undefined; problems: readonly LocatedDiagnostic[] };

export interface KitOptions {
  /**
   * Uses English for the texts that a language lacks, with a warning. Without this option, a missing text is
   * an error.
   */
  takesUnfinished?: boolean | undefined;
}

/** Plumbline's definitions, the site's, and those of its plugins. */
export async function openKit(
  configFile: string,
  { takesUnfinished = false }: KitOptions = {},
): Promise<OpenedKit> {
  try {
    const extensions = await openExtensions(configFile, ourKit());
    const kit = kitWith(extensions);
    await writeSiteSchema(configFile, kit);
    const unfinished = extensions ? unfinishedLanguages(extensions) : [];
    if (!takesUnfinished && unfinished.length > 0) return { kit: undefined, problems: unfinished };
    return { kit, problems: unfinished.map((each) => ({ ...each, severity: "warning" })) };
  } catch (error) {
    if (error instanceof ExtensionError) return { kit: undefined, problems: error.problems };
    throw error;
  }
}

const unfinishedLanguages = (extensions: ExtensionCode): LocatedDiagnostic[] =>
  runExtensions(extensions).flatMap(({ kind, value, file }) =>
    kind === "language" ? missingTexts(value as LanguageDefinition, file) : [],
  );

/**
 * Runs a function with a kit; errors that extensions throw are reported at their position.
 */
export async function withKit<T>(
  { extensions }: Kit,
  run: () => Promise<T>,
  orElse: (problems: readonly LocatedDiagnostic[]) => T,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const problems = extensionProblems(error, extensions);
    if (!problems) throw error;
    return orElse(problems);
  }
}

/** The same for code that is already loaded. */
export function kitWith(extensions: ExtensionCode | undefined): Kit {
  if (!extensions) return ourKit();
  const values = runExtensions(extensions);
  const of = (kind: ExtensionValue["kind"]) => values.filter((each) => each.kind === kind);
  // A value that one of our `define…` functions returns has the right kind.
  const all = <T>(kind: ExtensionValue["kind"]) => of(kind).map(({ value }) => value as T);
  const [first, ...looks] = ourDefinitions.looks;
  return {
    ...makeKit({
      sections: [
        ...ourDefinitions.sections,
        ...of("section").map(({ value, file }) =>
          guardedSection(value as SectionType, file, extensions),
        ),
      ],
      looks: [first, ...looks, ...all<LookDefinition>("look")],
      languages: [
        ...ourDefinitions.languages,
        ...all<LanguageDefinition>("language").map(withEnglish),
      ],
      checks: [
        ...ourDefinitions.checks,
        ...of("check").map(({ value, file }) => guarded(value as Rule, file, extensions)),
      ],
    }),
    extensions,
    thrownAt(error) {
      const place = extensionPosition(extensions, error);
      return place && formatPosition(place);
    },
    // Looks and languages run when they are loaded.
    ...(values.some(({ kind }) => kind === "section" || kind === "check") && {
      runWithTimeLimit: (run, on) =>
        runWithinTimeLimit(
          run,
          { name: "This site's own code", place: () => firstLine(extensions) },
          { on },
        ),
    }),
  };
}

/** The JSON Schema of a site with its own sections or looks, beside its config. */
export const SITE_SCHEMA = "site.schema.json";

/** Updates the schema if the config refers to it, so that editors know the extensions and shared sections. */
async function writeSiteSchema(configFile: string, kit: Kit): Promise<void> {
  const named = /"\$schema"\s*:\s*"\.\/([^"/]+)"/.exec(readTextIfAny(configFile))?.[1];
  if (named !== SITE_SCHEMA) return;
  const file = join(dirname(configFile), SITE_SCHEMA);
  const { value } = readSource(configFile);
  // A file with a syntax error has no sections to count.
  if (value === undefined) return;
  const names = { shared: sharedIn(value), files: mediaNames(publicDirOf(configFile)) };
  const text = `${JSON.stringify(siteJsonSchema(kit.schemas, names), null, 1)}\n`;
  if (readTextIfAny(file) !== text) await writeAtomically(file, text);
}

const sharedIn = (value: unknown) =>
  new Map(
    [...sharedCounts(value)].map(([name, pages]) => {
      const { type } = Object(Object(value).shared[name]);
      return [name, { type, pages }] as const;
    }),
  );
