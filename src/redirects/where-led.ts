import type { CheckedSite } from "../check-site.ts";
import { filesOf, isThere } from "../checks/rules/shared/site-files.ts";
import { nearestWord } from "../diagnostics/suggest.ts";
import { decodedPath, withoutOrigin } from "../model/addresses.ts";
import { isRedirected } from "../model/redirects.ts";
import { groupBy } from "../util/group-by.ts";
import type { OldAddress } from "./old-addresses.ts";
import type { Redirect } from "./written.ts";

/** What becomes of an old address, which is `listed` as the list has it. */
export type Outcome =
  | { kind: "answered" }
  | { kind: "led"; listed: string; redirect: Redirect }
  | { kind: "nowhere"; listed: string; meant?: string | undefined; reason?: string };

/**
 * Where an old address leads: to what is there already, where the list says, or to the one page that has it in
 * another spelling, as `/about.php` for `/about`. Of addresses that the list has twice the first one counts.
 */
export function whereLed(site: CheckedSite): (old: OldAddress) => Outcome {
  const { summary, redirects, config } = site;
  const paths = summary.config.pages.map(({ path }) => path);
  const bySpelling = groupBy(paths, plainSpelling);
  const named = groupBy(
    summary.pages.flatMap(({ path, label, title }) =>
      [...new Set([label, title].map(asName))].map((name) => ({ name, path })),
    ),
    ({ name }) => name,
  );
  /** The one page that is called what an address ends with, as "About us" for `/about-us/`. */
  const byName = (from: string) => {
    const [only, ...others] = named.get(asName(plainSpelling(from).replace(/^.*\//, ""))) ?? [];
    return others.length === 0 ? only?.path : undefined;
  };
  const meantBy = (from: string) =>
    from.includes("?") ? undefined : (byName(from) ?? nearestWord(from, paths));
  const files = filesOf(summary);
  const isThereNow = (path: string) =>
    isThere(path, files) || isRedirected(path, redirects) || paths.some(answers(path));
  const listedBefore = new Map<string, string | undefined>();
  return ({ from: listed, to }) => {
    const nowhere = (more: { reason?: string; meant?: string | undefined }): Outcome => ({
      kind: "nowhere",
      listed,
      ...more,
    });
    const from = pathOf(listed);
    if (from === undefined) return nowhere({ reason: NO_ADDRESS });
    if (isThereNow(from)) return { kind: "answered" };
    const isRepeated = listedBefore.has(from);
    if (isRepeated)
      return listedBefore.get(from) === to ? { kind: "answered" } : nowhere({ reason: REPEATED });
    listedBefore.set(from, to);
    const [spelling, ...others] = bySpelling.get(plainSpelling(from)) ?? [];
    const page = others.length === 0 ? spelling : undefined;
    const target = to === undefined ? page : targetOf(to, listed, config.business.url);
    if (target === undefined) return nowhere({ meant: meantBy(from) });
    return { kind: "led", listed, redirect: { from, to: target } };
  };
}

/** Hosts show `/about` at `/about.html` as well. */
const answers = (address: string) => (path: string) =>
  path === address || `${path === "/" ? "/index" : path}.html` === address;

/** As a redirect has it: without the domain, the anchor and a slash at its end; undefined if it is none. */
function pathOf(listed: string): string | undefined {
  const isPath = listed.startsWith("/") && !listed.startsWith("//");
  if (!isPath && !/^https?:\/\/[^/]/i.test(listed)) return undefined;
  const [, path = "/"] = /^(?:https?:\/\/[^/?#]+)?([^#]*)/i.exec(listed) ?? [];
  return decodedPath(path.replace(/(?<=.)\/+$/, "")) || "/";
}

/** A target at the old site's own address, or at that of this one, is a path of this one. */
function targetOf(to: string, listed: string, siteUrl: string): string {
  const [host] = /^https?:\/\/[^/?#]+/i.exec(listed) ?? [];
  const own = withoutOrigin(to, siteUrl);
  return host === undefined ? own : withoutOrigin(own, host);
}

/** Words without the marks in which their spellings differ. */
const asName = (words: string): string =>
  words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");

/** What many systems put to the address of a page. */
const plainSpelling = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.(html?|php|aspx?|jsp)$/, "")
    .replace(/(?<=\/)(index|default|home)$/, "")
    .replace(/(?<=.)\/$/, "");

const NO_ADDRESS =
  'This is no address. Write it as "/about.html" or "https://old.example/about.html".';
const REPEATED = "It is in the list twice, with different targets. Remove one.";
