import type { Rule } from "../../checks/engine/rule.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { ExtensionError } from "../../diagnostics/extension-problem.ts";
import type { ExtensionCode } from "../../model/extensions.ts";
import type { LanguageDefinition } from "../../model/language-definition.ts";
import type { LookDefinition } from "../../model/look-definition.ts";
import type { SectionType } from "../../model/section-definition.ts";
import { type Kit, makeKit } from "../kit.ts";
import { ourDefinitions, ourKit } from "../our-kit.ts";
import { guarded } from "./guarded.ts";
import { guardedSection } from "./guarded-section.ts";
import { openOwnCode } from "./open-extensions.ts";
import { extensionPosition, extensionProblems, firstLine, type OwnValue, runOwn } from "./run.ts";
import { writeSiteSchema } from "./site-schema.ts";
import { placeWords } from "./source-place.ts";
import { runToItsEnd } from "./to-its-end.ts";

/** A kit, or the problems of the extensions. */
export type OpenedKit =
  | { kit: Kit; problems: readonly [] }
  | { kit: undefined; problems: readonly LocatedDiagnostic[] };

/** Plumbline's definitions, the site's, and those of its plugins. */
export async function openKit(configFile: string): Promise<OpenedKit> {
  try {
    const own = await openOwnCode(configFile, ourKit());
    const kit = kitWith(own);
    if (own) await writeSiteSchema(configFile, kit);
    return { kit, problems: [] };
  } catch (error) {
    if (error instanceof ExtensionError) return { kit: undefined, problems: error.problems };
    throw error;
  }
}

/**
 * Runs a function with a kit; errors that extensions throw are reported at their position.
 */
export async function withKit<T>(
  { own }: Kit,
  run: () => Promise<T>,
  orElse: (problems: readonly LocatedDiagnostic[]) => T,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const problems = extensionProblems(error, own);
    if (!problems) throw error;
    return orElse(problems);
  }
}

/** The same for code that is already loaded. */
export function kitWith(own: ExtensionCode | undefined): Kit {
  if (!own) return ourKit();
  const values = runOwn(own);
  const of = (kind: OwnValue["kind"]) => values.filter((each) => each.kind === kind);
  // What a `define…` of ours has made is of its kind.
  const all = <T>(kind: OwnValue["kind"]) => of(kind).map(({ value }) => value as T);
  const [first, ...looks] = ourDefinitions.looks;
  return {
    ...makeKit({
      sections: [
        ...ourDefinitions.sections,
        ...of("section").map(({ value, file }) => guardedSection(value as SectionType, file, own)),
      ],
      looks: [first, ...looks, ...all<LookDefinition>("look")],
      languages: [...ourDefinitions.languages, ...all<LanguageDefinition>("language")],
      checks: [
        ...ourDefinitions.checks,
        ...of("check").map(({ value, file }) => guarded(value as Rule, file, own)),
      ],
    }),
    own,
    thrownAt(error) {
      const place = extensionPosition(own, error);
      return place && placeWords(place);
    },
    // Looks and languages run on load.
    ...(values.some(({ kind }) => kind === "section" || kind === "check") && {
      runWithTimeLimit: (run, on) =>
        runToItsEnd(run, { name: "This site's own code", place: () => firstLine(own) }, { on }),
    }),
  };
}
