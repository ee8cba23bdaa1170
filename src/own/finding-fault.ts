import type { Finding } from "../checks/engine/rule.ts";
import type { Fix, Path } from "../diagnostics/diagnostic.ts";
import { didYouMean, nearestWord } from "../diagnostics/suggest.ts";
import type { SectionKit } from "../model/section-kit.ts";
import { keyOf, startOf } from "./code-text.ts";

/** What a check may say of a place. */
const KEYS: Record<keyof Finding, true> = {
  path: true,
  message: true,
  hint: true,
  within: true,
  fix: true,
  at: true,
  page: true,
  weight: true,
  basis: true,
};

/** What there is of ways to mend it. */
const FIXES: Record<Fix["kind"], true> = { replace: true, rename: true, remove: true, cut: true };

/** Where the paths of findings lead. */
export interface CheckedSite {
  rawConfig: object;
  kit: SectionKit;
}

/** What is wrong with what a check reports, and where in the check's file; undefined if nothing is. */
export function findingFault(finding: Finding, site: CheckedSite | undefined, file: string) {
  const unknown = Object.keys(finding).find((key) => !Object.hasOwn(KEYS, key));
  if (unknown !== undefined) {
    const message = `reports a finding with "${unknown}", which is not a key of findings.`;
    return { place: keyOf(file, unknown), message, hint: hintOf(unknown, KEYS) };
  }
  const { path, message, fix } = finding;
  if (typeof message !== "string")
    return {
      place: startOf(file),
      message: "reports a finding without a message.",
      hint: hintOf("", KEYS),
    };
  if (fix && !Object.hasOwn(FIXES, fix.kind)) {
    const kind = String(Object(fix).kind);
    const wrong = `reports a finding with an unknown kind of fix, "${kind}".`;
    return { place: startOf(file, kind), message: wrong, hint: hintOf(kind, FIXES) };
  }
  if (!Array.isArray(path) || (site && leadsAstray(path, site))) {
    const where = Array.isArray(path)
      ? `at "${path.join(" › ")}", which is not in the config.`
      : "without a path.";
    return { place: keyOf(file, "path"), message: `has a finding ${where}`, hint: PATH_HINT };
  }
  return undefined;
}

const PATH_HINT =
  "Start from a path that the check was given, such as written.path, and append keys.";

const hintOf = (word: string, known: object): string => {
  const meant = nearestWord(word, Object.keys(known));
  return meant === undefined ? `There are: ${Object.keys(known).join(", ")}.` : didYouMean(meant);
};

/**
 * Whether a path is that of no place. What a key leads to may be what is missing: that is told at the
 * nearest thing that is there. A list has no entry beyond its end, and the config no other keys.
 */
function leadsAstray(path: Path, { rawConfig, kit }: CheckedSite): boolean {
  const [first] = path;
  if (first !== undefined && !Object.hasOwn(kit.schemas.site.shape, first)) return true;
  let value: unknown = rawConfig;
  for (const step of path) {
    const next: unknown = Object(value)[step];
    if (next === undefined) return Array.isArray(value);
    value = next;
  }
  return false;
}
