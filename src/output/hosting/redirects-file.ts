import { decodedPath, encodedPath } from "../../model/addresses.ts";
import { splitAddress } from "../../model/redirects.ts";

export interface MovedAddress {
  from: string;
  /** The names and values that have to follow its `?`, as Netlify writes them. */
  query: readonly string[];
  to: string;
}

/**
 * Reads the lines of the build's `_redirects`: the old address, its query, the target, and the
 * status, always 301.
 */
export const parseRedirectsFile = (text: string): MovedAddress[] =>
  text.split("\n").flatMap((line) => {
    const [from = "", ...rest] = line.split(" ");
    const [to, ...query] = rest.slice(0, -1).reverse();
    return from.startsWith("/") && to !== undefined ? [{ from: decodedPath(from), query, to }] : [];
  });

/** Without the lines for the same address with a slash at its end, which hosts are given too. */
export const eachOnce = (lines: readonly MovedAddress[]): MovedAddress[] => {
  const single = lines.filter(({ from }) => !/.\/$/.test(from));
  return [
    ...new Map(single.map((line) => [`${line.from}?${line.query.join("&")}`, line])).values(),
  ];
};

/** Where an address leads by the first line that is for it; `pathname` is its path, decoded. */
export function locationFor(
  lines: readonly MovedAddress[],
  pathname: string,
  target: string,
): string | undefined {
  const path = pathname.replace(/(?<=.)\/$/, "");
  const targetQuery = splitAddress(target).query.map((pair) =>
    pair.map(encodeURIComponent).join("="),
  );
  for (const { from, query, to } of lines) {
    const stem = from.endsWith("/*") ? from.slice(0, -1) : undefined;
    if (stem === undefined ? from !== path : !path.startsWith(stem)) continue;
    if (!query.every((each) => targetQuery.includes(each))) continue;
    const location = to.replace(":splat", encodedPath(path.slice(stem?.length)));
    return query.length > 0 ? location : withQuery(location, target);
  }
  return undefined;
}

/** A visitor's query is passed on, before an anchor, unless the target has one. */
function withQuery(location: string, target: string): string {
  const [, query = ""] = /(\?[^#]*)/.exec(target) ?? [];
  const [path = "", ...anchor] = location.split("#");
  return path.includes("?") ? location : [path + query, ...anchor].join("#");
}
