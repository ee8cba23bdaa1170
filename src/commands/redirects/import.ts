import { parseSource, readSource } from "../../config/read-config.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import type { Kit } from "../../kit/kit.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { type CheckedSite, checkSource } from "../../pipeline.ts";
import { requireValidSite } from "../valid-site.ts";
import type { OldAddress } from "./old-addresses.ts";
import { type Outcome, targetFinder } from "./target-finder.ts";
import { type Redirect, withRedirects } from "./written.ts";

/** An old address without a target. */
export interface UnresolvedAddress {
  /** As written in the list. */
  listed: string;
  /** A suggested page. */
  suggestion?: string | undefined;
  /** Why it has no target. */
  reason?: string | undefined;
}

/** The result of an import, not yet written. */
export interface Imported {
  /** How many of the addresses already work. */
  answered: number;
  added: Redirect[];
  unresolved: UnresolvedAddress[];
  before: string;
  after: string;
}

/**
 * Finds the target of each old address, and adds redirects to the config's text. Redirects that fail the
 * check are left out and listed with the message.
 */
export async function importRedirects(
  configFile: string,
  kit: Kit,
  list: readonly OldAddress[],
): Promise<Imported> {
  const { text: before } = readSource(configFile);
  const check = (text: string) =>
    checkSource(parseSource(configFile, text), publicDirOf(configFile), kit, "in time");
  const site = requireValidSite(await check(before), "nothing is imported");
  const outcomes = list.map(targetFinder(site));
  const refused = await refusedOf(outcomes.flatMap(redirectIn), site, async (redirects) => {
    const { diagnostics } = await check(withRedirects(before, redirects));
    return diagnostics;
  });
  const added = outcomes.flatMap(redirectIn).filter((each) => !refused.has(each));
  return {
    answered: outcomes.filter(({ kind }) => kind === "exists").length,
    added,
    unresolved: outcomes.flatMap((outcome) => unresolvedIn(outcome, refused)),
    before,
    after: withRedirects(before, added),
  };
}

const redirectIn = (outcome: Outcome): Redirect[] =>
  outcome.kind === "redirected" ? [outcome.redirect] : [];

function unresolvedIn(
  outcome: Outcome,
  refused: ReadonlyMap<Redirect, string>,
): UnresolvedAddress[] {
  if (outcome.kind === "exists") return [];
  if (outcome.kind === "unresolved") return [outcome];
  const reason = refused.get(outcome.redirect);
  return reason === undefined ? [] : [{ listed: outcome.listed, reason }];
}

/**
 * The redirects that fail the check. The check runs again without them, because leaving one out may break
 * others.
 */
async function refusedOf(
  all: readonly Redirect[],
  { config }: CheckedSite,
  check: (redirects: readonly Redirect[]) => Promise<readonly LocatedDiagnostic[]>,
): Promise<ReadonlyMap<Redirect, string>> {
  const refused = new Map<Redirect, string>();
  for (;;) {
    const left = all.filter((each) => !refused.has(each));
    const errors = (await check(left)).filter(({ severity }) => severity === "error");
    const before = refused.size;
    for (const { path, message, hint = "" } of errors) {
      const redirect = left[Number(path[1]) - config.redirects.length];
      if (path[0] === "redirects" && redirect && !refused.has(redirect))
        refused.set(redirect, `${message} ${hint}`.trim());
    }
    if (refused.size === before) return refused;
  }
}
