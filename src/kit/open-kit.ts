import { stageRules } from "../checks/engine/stage-rules.ts";
import * as ourChecks from "../checks/rules/index.ts";
import { once } from "../util/memoize.ts";
import { bundleOwn, type OwnCode } from "./bundle-own.ts";
import { type Kit, makeKit } from "./kit.ts";
import { ourLanguages } from "./our-languages.ts";
import { ourMotifs } from "./our-motifs.ts";
import { ourSections } from "./our-sections.ts";
import { ownChecks } from "./run-own.ts";

const OURS = {
  sections: ourSections,
  motifs: ourMotifs,
  languages: ourLanguages,
  checks: Object.values(ourChecks),
};

/** What Plumbline brings along. */
export const ourKit = once((): Kit => makeKit(OURS));

/** What Plumbline brings along, and what lies beside the config. */
export const openKit = async (configFile: string): Promise<Kit> =>
  kitWith(await bundleOwn(configFile));

/** The same of code that is already bundled. */
export function kitWith(own: OwnCode | undefined): Kit {
  if (!own) return ourKit();
  const checks = [...OURS.checks, ...ownChecks(own)];
  expectDifferent([...checks, ...stageRules].map(({ id }) => id));
  return { ...makeKit({ ...OURS, checks }), own };
}

function expectDifferent(ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return;
  throw new Error(
    `There are two checks "${twice}". Give the one in the site's folder "checks" another id.`,
  );
}
