import * as ourChecks from "../checks/rules/index.ts";
import { once } from "../util/memoize.ts";
import { type Kit, makeKit } from "./kit.ts";
import { ourMotifs } from "./our-motifs.ts";
import { ourSections } from "./our-sections.ts";

/** What Plumbline brings along. */
export const ourKit = once(
  (): Kit =>
    makeKit({ sections: ourSections, motifs: ourMotifs, checks: Object.values(ourChecks) }),
);
