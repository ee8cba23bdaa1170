import type { Rule } from "../checks/engine/rule.ts";
import * as ourChecks from "../checks/rules/index.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import type { MotifDefinition } from "../model/motif-definition.ts";
import type { SectionType } from "../model/section-definition.ts";
import { once } from "../util/memoize.ts";
import { type Kit, makeKit } from "./kit.ts";
import { ourMotifs } from "./our-motifs.ts";
import { ourSections } from "./our-sections.ts";
import { guarded } from "./own/guarded.ts";
import { openOwnCode } from "./own/open-own-code.ts";
import type { OwnCode } from "./own/own-code.ts";
import { OwnCodeError } from "./own/own-problem.ts";
import { type OwnValue, placeIn, runOwn } from "./own/run.ts";
import { placeWords } from "./own/source-place.ts";

const ours = {
  sections: ourSections,
  motifs: ourMotifs,
  checks: Object.values(ourChecks),
};

/** What Plumbline brings along. */
export const ourKit = once((): Kit => makeKit(ours));

/** A kit, or what is wrong in the site's own code. */
export type OpenedKit =
  | { kit: Kit; problems: readonly [] }
  | { kit: undefined; problems: readonly LocatedDiagnostic[] };

/** What Plumbline brings along, what lies beside the config, and what the packages that it names have. */
export async function openKit(configFile: string): Promise<OpenedKit> {
  try {
    const own = await openOwnCode(configFile, ourKit());
    return { kit: kitWith(own), problems: [] };
  } catch (error) {
    if (error instanceof OwnCodeError) return { kit: undefined, problems: error.problems };
    throw error;
  }
}

/** The same of code that was opened already. */
export function kitWith(own: OwnCode | undefined): Kit {
  if (!own) return ourKit();
  const values = runOwn(own);
  const all = <T>(kind: OwnValue["kind"]) =>
    // What a `define…` of ours has made is of its kind.
    values.filter((each) => each.kind === kind).map(({ value }) => value as T);
  const [first, ...motifs] = ours.motifs;
  return {
    ...makeKit({
      sections: [...ours.sections, ...all<SectionType>("section")],
      motifs: [first, ...motifs, ...all<MotifDefinition>("motif")],
      checks: [...ours.checks, ...all<Rule>("check").map((check) => guarded(check, own))],
    }),
    own,
    thrownAt(error) {
      const place = placeIn(own, error);
      return place && placeWords(place);
    },
  };
}
