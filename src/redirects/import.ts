import { type CheckedSite, checkSource } from "../check-site.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { publicDirOf } from "../files/public-folder.ts";
import type { Kit } from "../kit/kit.ts";
import { parseSource, readSource } from "../read/read.ts";
import { requireValidSite } from "../valid-site.ts";
import type { OldAddress } from "./old-addresses.ts";
import { type Outcome, whereLed } from "./where-led.ts";
import { type Redirect, withRedirects } from "./written.ts";

/** An old address that leads nowhere. */
export interface Unanswered {
  /** As the list has it. */
  listed: string;
  /** The page that may be meant. */
  meant?: string | undefined;
  /** Why it cannot be led where the list says, or anywhere. */
  reason?: string | undefined;
}

/** What becomes of a list of old addresses; nothing is written yet. */
export interface Imported {
  /** How many lead somewhere already. */
  answered: number;
  added: Redirect[];
  unanswered: Unanswered[];
  before: string;
  after: string;
}

/**
 * Finds where each old address leads, and the text of the config with the redirects that this takes. One that the
 * check has something against is not among them: what it says is told with the address.
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
  const outcomes = list.map(whereLed(site));
  const refused = await refusedOf(outcomes.flatMap(redirectIn), site, async (redirects) => {
    const { diagnostics } = await check(withRedirects(before, redirects));
    return diagnostics;
  });
  const added = outcomes.flatMap(redirectIn).filter((each) => !refused.has(each));
  return {
    answered: outcomes.filter(({ kind }) => kind === "answered").length,
    added,
    unanswered: outcomes.flatMap((outcome) => unansweredIn(outcome, refused)),
    before,
    after: withRedirects(before, added),
  };
}

const redirectIn = (outcome: Outcome): Redirect[] =>
  outcome.kind === "led" ? [outcome.redirect] : [];

function unansweredIn(outcome: Outcome, refused: ReadonlyMap<Redirect, string>): Unanswered[] {
  if (outcome.kind === "answered") return [];
  if (outcome.kind === "nowhere") return [outcome];
  const reason = refused.get(outcome.redirect);
  return reason === undefined ? [] : [{ listed: outcome.listed, reason }];
}

/** The redirects that something is wrong with, and what; as one is taken out, others may come to be wrong. */
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
