import { decodedPath } from "./addresses.ts";

/** An old address and its destination. */
export interface Redirect {
  /**
   * The path in the config, without a slash at its end. `/*` at its end matches all addresses below it.
   * Parameters after a `?` are required, in any order; other parameters are allowed.
   */
  from: string;
  /** A path of the site, perhaps with an anchor, or another site's address; `/*` repeats what the one in `from` matched. */
  to: string;
  /** Its index in the file. */
  index: number;
}

const REST = "/*";

/** Whether it matches all addresses below another. */
export const isPattern = (address: string): boolean => address.endsWith(REST);

/** A pattern without its `/*`. */
export const patternStem = (pattern: string): string => pattern.slice(0, -REST.length);

/** An address's path and the parameters of its query. */
interface AddressParts {
  path: string;
  query: readonly (readonly [name: string, value: string])[];
}

export function splitAddress(address: string): AddressParts {
  const [, path = "", query = ""] = /^([^?#]*)\??([^#]*)/.exec(address) ?? [];
  return { path, query: [...new URLSearchParams(query)] };
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, "");

export function readRedirect(from: string, to: string, index: number): Redirect {
  const [path = "", ...query] = from.split("?");
  const written = isPattern(path) ? decodedPath(path) : withoutSlash(decodedPath(path));
  return { from: [written, ...query].join("?"), to, index };
}

/** What the pattern's `*` matches in an address; undefined if the pattern does not match. */
export function wildcardValue(address: string, pattern: string): string | undefined {
  const stem = `${patternStem(pattern)}/`;
  return address.startsWith(stem) && address !== stem ? address.slice(stem.length) : undefined;
}

/**
 * The order in which hosts must try them: most parameters first, then exact paths, then patterns from the
 * longest to the shortest.
 */
export const inMatchOrder = (redirects: readonly Redirect[]): Redirect[] =>
  [...redirects].sort(
    (a, b) =>
      Number(isPattern(a.from)) - Number(isPattern(b.from)) ||
      splitAddress(b.from).query.length - splitAddress(a.from).query.length ||
      (isPattern(a.from) ? b.from.length - a.from.length : 0) ||
      a.index - b.index,
  );

/** The destination of an address by one redirect of an ordered list; undefined if none matches. */
function nextDestination(address: string, redirects: readonly Redirect[]): string | undefined {
  const { path, query } = splitAddress(address);
  const bare = withoutSlash(path);
  for (const { from, to } of redirects) {
    const rest = isPattern(from) ? wildcardValue(path, from) : undefined;
    if (rest !== undefined) return isPattern(to) ? `${patternStem(to)}/${rest}` : to;
    if (from === bare || (from.startsWith(`${bare}?`) && hasQueryOf(from, query))) return to;
  }
  return undefined;
}

const hasQueryOf = (from: string, query: AddressParts["query"]): boolean =>
  splitAddress(from).query.every(([name, value]) =>
    query.some((each) => each[0] === name && each[1] === value),
  );

/** Whether some redirect matches an address. */
export const isRedirected = (address: string, redirects: readonly Redirect[]): boolean =>
  nextDestination(address, redirects) !== undefined;

/** The final destination of a redirect through all others, in match order; undefined for a loop. */
export function destinationOf({ to }: Redirect, ordered: readonly Redirect[]): string | undefined {
  let address = to;
  for (let steps = 0; steps <= ordered.length; steps++) {
    const further = address.startsWith("/")
      ? nextDestination(decodedPath(address), ordered)
      : undefined;
    if (further === undefined) return address;
    address = further;
  }
  return undefined;
}

/** All redirects in match order, each with its final destination. */
export function withFinalDestinations(redirects: readonly Redirect[]): Redirect[] {
  const ordered = inMatchOrder(redirects);
  return ordered.map((each) => ({ ...each, to: destinationOf(each, ordered) ?? each.to }));
}
