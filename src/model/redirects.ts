import { writtenPath } from "./addresses.ts";

/** An old address and where it leads. */
export interface Redirect {
  /**
   * As owners write it, without a slash at its end; `/*` there stands for all addresses below. What
   * follows a `?` is what an address asks for to be this one, in any order and with anything else.
   */
  from: string;
  /** A path of the site, with an anchor perhaps, or an address elsewhere; `/*` keeps what stands for the one in `from`. */
  to: string;
  /** Its number in the file. */
  index: number;
}

const REST = "/*";

/** Whether it stands for all addresses below another. */
export const isPattern = (address: string): boolean => address.endsWith(REST);

/** A pattern without what says that it is one. */
export const stemOf = (pattern: string): string => pattern.slice(0, -REST.length);

/** What an address is before its `?`, and the names and values after it. */
interface AddressParts {
  path: string;
  query: readonly (readonly [name: string, value: string])[];
}

/** Of an address with or without an anchor. */
export function partsOf(address: string): AddressParts {
  const [, path = "", query = ""] = /^([^?#]*)\??([^#]*)/.exec(address) ?? [];
  return { path, query: [...new URLSearchParams(query)] };
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, "");

export function readRedirect(from: string, to: string, index: number): Redirect {
  const [path = "", ...query] = from.split("?");
  const written = isPattern(path) ? writtenPath(path) : withoutSlash(writtenPath(path));
  return { from: [written, ...query].join("?"), to, index };
}

/** What the pattern's `*` stands for in an address; undefined if that is not below. */
export function restOf(address: string, pattern: string): string | undefined {
  const stem = `${stemOf(pattern)}/`;
  return address.startsWith(stem) && address !== stem ? address.slice(stem.length) : undefined;
}

/** Those that ask for the most come first, those for one address, and then patterns from the longest on. */
export const inOrder = (redirects: readonly Redirect[]): Redirect[] =>
  [...redirects].sort(
    (a, b) =>
      Number(isPattern(a.from)) - Number(isPattern(b.from)) ||
      partsOf(b.from).query.length - partsOf(a.from).query.length ||
      (isPattern(a.from) ? b.from.length - a.from.length : 0) ||
      a.index - b.index,
  );

/** Where an address leads by one redirect, undefined if none is for it. They are in order. */
function next(address: string, redirects: readonly Redirect[]): string | undefined {
  const { path, query } = partsOf(address);
  const bare = withoutSlash(path);
  for (const { from, to } of redirects) {
    const rest = isPattern(from) ? restOf(path, from) : undefined;
    if (rest !== undefined) return isPattern(to) ? `${stemOf(to)}/${rest}` : to;
    if (from === bare || (from.startsWith(`${bare}?`) && asksFor(from, query))) return to;
  }
  return undefined;
}

const asksFor = (from: string, given: AddressParts["query"]): boolean =>
  partsOf(from).query.every(([name, value]) =>
    given.some((each) => each[0] === name && each[1] === value),
  );

/** Whether a redirect is for an address. */
export const isRedirected = (address: string, redirects: readonly Redirect[]): boolean =>
  next(address, redirects) !== undefined;

/** Where one leads in the end, through all others in order; undefined if it leads round and round. */
export function destinationOf({ to }: Redirect, ordered: readonly Redirect[]): string | undefined {
  let address = to;
  for (let steps = 0; steps <= ordered.length; steps++) {
    const further = address.startsWith("/") ? next(writtenPath(address), ordered) : undefined;
    if (further === undefined) return address;
    address = further;
  }
  return undefined;
}

/** All redirects in the order in which hosts are to try them, each straight to where it leads in the end. */
export function straightened(redirects: readonly Redirect[]): Redirect[] {
  const ordered = inOrder(redirects);
  return ordered.map((each) => ({ ...each, to: destinationOf(each, ordered) ?? each.to }));
}
