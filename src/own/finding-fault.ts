import type { Finding } from "../checks/engine/rule.ts";
import type { Fix, Path } from "../diagnostics/diagnostic.ts";
import { didYouMean, nearestWord } from "../diagnostics/suggest.ts";
import type { SectionKit } from "../model/section-kit.ts";
import { keyOf, startOf } from "./code-text.ts";

/** The keys of a finding. */
const KEYS: Record<keyof Finding, true> = {
  path: true,
  message: true,
  hint: true,
  within: true,
  fix: true,
  at: true,
  page: true,
  weight: true,
};

/** The kinds of fix. */
const FIXES: Record<Fix["kind"], true> = { replace: true, rename: true, remove: true, cut: true };

/** Where the paths of findings lead. */
export interface CheckedSite {
  rawConfig: object;
  kit: SectionKit;
}

/** The fault of a reported finding and its position in the check's file, if it has one. */
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
 * Whether a path is invalid. Its last key may be the missing one, which is reported at the
 * nearest existing value. Indexes beyond a list and unknown keys of the config are invalid.
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
