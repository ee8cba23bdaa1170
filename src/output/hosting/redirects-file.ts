import { decodedPath, encodedPath } from "../../model/addresses.ts";
import { splitAddress } from "../../model/redirects.ts";

export interface MovedAddress {
  from: string;
  /** The required names and values after its `?`, in Netlify's notation. */
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

/** Without the lines for the same address with a trailing slash, which are for hosts. */
export const eachOnce = (lines: readonly MovedAddress[]): MovedAddress[] => {
  const single = lines.filter(({ from }) => !/.\/$/.test(from));
  return [
    ...new Map(single.map((line) => [`${line.from}?${line.query.join("&")}`, line])).values(),
  ];
};

/** The target of an address in the first line that matches it. `pathname` is its decoded path. */
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

/** A visitor's query is added before the anchor, unless the target has a query. */
function withQuery(location: string, target: string): string {
  const [, query = ""] = /(\?[^#]*)/.exec(target) ?? [];
  const [path = "", ...anchor] = location.split("#");
  return path.includes("?") ? location : [path + query, ...anchor].join("#");
}
