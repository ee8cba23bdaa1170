import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { headersFor, parseHeadersFile } from "../../output/hosting/headers-file.ts";
import { eachOnce, parseRedirectsFile } from "../../output/hosting/redirects-file.ts";
import { isClosed } from "../../output/hosting/robots-file.ts";
import type { BuiltSide } from "./built-side.ts";

/** Changes of the whole site, one sentence each. */
export interface SiteNotices {
  /** The most important ones. */
  grave: string[];
  redirects: string[];
  headers: string[];
}

export const siteNotices = (before: BuiltSide, after: BuiltSide): SiteNotices => {
  const both = <T>(read: (side: BuiltSide) => T): [T, T] => [read(before), read(after)];
  return {
    grave: robotsNotices(...both((side) => isClosed(readTextFile(side, "robots.txt")))),
    redirects: redirectNotices(...both(redirectsOf)),
    headers: headerNotices(...both(headersOf)),
  };
};

const readTextFile = ({ folder }: BuiltSide, name: string): string => {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

function robotsNotices(wasClosed: boolean, isShut: boolean): string[] {
  if (wasClosed === isShut) return [];
  return isShut
    ? ["Search engines are blocked: robots.txt asks them not to read any page of the site."]
    : ["robots.txt lets search engines in again."];
}

/** Where each old address leads. */
export const redirectsOf = (side: BuiltSide): Map<string, string> =>
  new Map(
    eachOnce(parseRedirectsFile(readTextFile(side, "_redirects"))).map(({ from, query, to }) => [
      query.length > 0 ? `${from}?${query.join("&")}` : from,
      to.replace(":splat", "*"),
    ]),
  );

function redirectNotices(old: Map<string, string>, now: Map<string, string>): string[] {
  const gone = [...old].filter(([from]) => !now.has(from));
  const fresh = [...now].flatMap(([from, to]) => {
    const before = old.get(from);
    if (before === to) return [];
    return `${from} redirects to ${to}${before === undefined ? "" : `, no longer to ${before}`}`;
  });
  return [...gone.map(([from, to]) => `${from} no longer redirects to ${to}`), ...fresh];
}

const headersOf = (side: BuiltSide): Map<string, string> =>
  headersFor(parseHeadersFile(readTextFile(side, "_headers")), "/");

const POLICY = "content-security-policy";

function headerNotices(old: Map<string, string>, now: Map<string, string>): string[] {
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names.flatMap((name) => {
    const [before, after] = [old.get(name), now.get(name)];
    if (before === after) return [];
    if (before === undefined) return `${name} is new: ${after}`;
    if (after === undefined) return `${name} is no longer sent`;
    return name === POLICY
      ? policyNotices(before, after)
      : `${name} is ${after}, no longer ${before}`;
  });
}

/** Sources that only one of the policies allows; hashes of inline code are ignored. */
function policyNotices(before: string, after: string): string[] {
  const beyond = (one: string, other: string) => {
    const known = new Set(sourcesIn(other));
    return sourcesIn(one).filter((source) => !known.has(source));
  };
  return [
    ...beyond(after, before).map((source) => `Pages may now use ${source}`),
    ...beyond(before, after).map((source) => `Pages may no longer use ${source}`),
  ];
}

const sourcesIn = (policy: string): string[] =>
  policy.split(";").flatMap((directive) => {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    return sources
      .filter((source) => !/^'(sha\d+|nonce)-/.test(source))
      .map((source) => `${source} (${name})`);
  });
