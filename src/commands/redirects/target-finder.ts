import { filesOf, isThere } from "../../checks/rules/shared/site-files.ts";
import { nearestWord } from "../../diagnostics/suggest.ts";
import { groupBy } from "../../lib/lists.ts";
import { decodedPath, withoutOrigin } from "../../model/addresses.ts";
import { isRedirected } from "../../model/redirects.ts";
import type { CheckedSite } from "../../pipeline.ts";
import type { OldAddress } from "./old-addresses.ts";
import type { Redirect } from "./written.ts";

/** The outcome for an old address; `listed` is its form in the list. */
export type Outcome =
  | { kind: "exists" }
  | { kind: "redirected"; listed: string; redirect: Redirect }
  | { kind: "unresolved"; listed: string; suggestion?: string | undefined; reason?: string };

/**
 * The target of an old address: an existing page, the target in the list, or the only page with a similar
 * path, such as `/about` for `/about.php`. Of duplicates the first one counts.
 */
export function targetFinder(site: CheckedSite): (old: OldAddress) => Outcome {
  const { summary, redirects, config } = site;
  const paths = summary.config.pages.map(({ path }) => path);
  const bySpelling = groupBy(paths, plainSpelling);
  const named = groupBy(
    summary.pages.flatMap(({ path, label, title }) =>
      [...new Set([label, title].map(asName))].map((name) => ({ name, path })),
    ),
    ({ name }) => name,
  );
  /** The only page whose name matches the end of an address, such as "About us" for `/about-us/`. */
  const byName = (from: string) => {
    const [only, ...others] = named.get(asName(plainSpelling(from).replace(/^.*\//, ""))) ?? [];
    return others.length === 0 ? only?.path : undefined;
  };
  const suggestPage = (from: string) =>
    from.includes("?") ? undefined : (byName(from) ?? nearestWord(from, paths));
  const files = filesOf(summary);
  const isThereNow = (path: string) =>
    isThere(path, files) || isRedirected(path, redirects) || paths.some(answers(path));
  const listedBefore = new Map<string, string | undefined>();
  return ({ from: listed, to }) => {
    const unresolved = (more: { reason?: string; suggestion?: string | undefined }): Outcome => ({
      kind: "unresolved",
      listed,
      ...more,
    });
    const from = pathOf(listed);
    if (from === undefined) return unresolved({ reason: NO_ADDRESS });
    if (isThereNow(from)) return { kind: "exists" };
    const isRepeated = listedBefore.has(from);
    if (isRepeated)
      return listedBefore.get(from) === to ? { kind: "exists" } : unresolved({ reason: REPEATED });
    listedBefore.set(from, to);
    const [spelling, ...others] = bySpelling.get(plainSpelling(from)) ?? [];
    const page = others.length === 0 ? spelling : undefined;
    const target = to === undefined ? page : targetOf(to, listed, config.business.url);
    if (target === undefined) return unresolved({ suggestion: suggestPage(from) });
    return { kind: "redirected", listed, redirect: { from, to: target } };
  };
}

/** Hosts also serve `/about` at `/about.html`. */
const answers = (address: string) => (path: string) =>
  path === address || `${path === "/" ? "/index" : path}.html` === address;

/** Without domain, anchor and trailing slash; undefined if it is not an address. */
function pathOf(listed: string): string | undefined {
  const isPath = listed.startsWith("/") && !listed.startsWith("//");
  if (!isPath && !/^https?:\/\/[^/]/i.test(listed)) return undefined;
  const [, path = "/"] = /^(?:https?:\/\/[^/?#]+)?([^#]*)/i.exec(listed) ?? [];
  return decodedPath(path.replace(/(?<=.)\/+$/, "")) || "/";
}

/** A target on the old or the new domain becomes a path. */
function targetOf(to: string, listed: string, siteUrl: string): string {
  const [host] = /^https?:\/\/[^/?#]+/i.exec(listed) ?? [];
  const own = withoutOrigin(to, siteUrl);
  return host === undefined ? own : withoutOrigin(own, host);
}

/** Normalises a name: lower case, without accents. */
const asName = (words: string): string =>
  words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Removes what many systems add to paths. */
const plainSpelling = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.(html?|php|aspx?|jsp)$/, "")
    .replace(/(?<=\/)(index|default|home)$/, "")
    .replace(/(?<=.)\/$/, "");

const NO_ADDRESS =
  'This is not an address. Write it as "/about.html" or "https://old.example/about.html".';
const REPEATED = "It is in the list twice, with different targets. Remove one.";
