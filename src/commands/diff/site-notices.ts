import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { headersFor, parseHeadersFile } from "../../output/hosting/headers-file.ts";
import {
  eachOnce,
  type MovedAddress,
  parseRedirectsFile,
} from "../../output/hosting/redirects-file.ts";
import { isClosed } from "../../output/hosting/robots-file.ts";
import type { BuiltSide } from "./built-side.ts";

/** Where an old address leads. */
export interface RedirectChange {
  from: string;
  /** Undefined if it leads nowhere any more. */
  to?: string;
  before?: string;
}

/** Changes of the whole site. */
export interface SiteNotices {
  /** Whether robots.txt keeps all robots out, if that has changed. */
  isClosed?: boolean;
  redirects: RedirectChange[];
  /** One sentence each. */
  headers: string[];
}

export const siteNotices = (before: BuiltSide, after: BuiltSide): SiteNotices => {
  const both = <T>(read: (side: BuiltSide) => T): [T, T] => [read(before), read(after)];
  const [wasClosed, isShut] = both((side) => isClosed(readTextFile(side, "robots.txt")));
  return {
    ...(wasClosed !== isShut && { isClosed: isShut }),
    redirects: redirectChanges(...both(redirectsOf)).filter(
      // The redirect of a page that has moved is a part of its move.
      ({ from, to, before: last }) => nowAt(from, after) !== (to ?? last),
    ),
    headers: headerNotices(...both(headersOf)),
  };
};

const readTextFile = ({ folder }: BuiltSide, name: string): string => {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** The redirects of a built site, in the order of precedence. */
export const redirectLines = (side: BuiltSide): MovedAddress[] =>
  parseRedirectsFile(readTextFile(side, "_redirects"));

/** Where each old address leads. */
export const redirectsOf = (side: BuiltSide): Map<string, string> =>
  new Map(
    eachOnce(redirectLines(side)).map(({ from, query, to }) => [
      query.length > 0 ? `${from}?${query.join("&")}` : from,
      nowAt(to.replace(":splat", "*"), side),
    ]),
  );

const nowAt = (address: string, { moved }: BuiltSide): string => moved?.(address) ?? address;

function redirectChanges(old: Map<string, string>, now: Map<string, string>): RedirectChange[] {
  const gone = [...old].filter(([from]) => !now.has(from));
  const fresh = [...now].flatMap(([from, to]) => {
    const before = old.get(from);
    return before === to ? [] : { from, to, ...(before !== undefined && { before }) };
  });
  return [...gone.map(([from, before]) => ({ from, before })), ...fresh];
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
