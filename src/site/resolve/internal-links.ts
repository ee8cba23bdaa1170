import { decodedPath } from "../../model/addresses.ts";

/** The target of a link within the site: a path (empty for the same page) and an anchor. */
export interface InternalLink {
  path: string;
  anchor: string;
}

/** Splits `/path#anchor`, `/path?query` and `#anchor`; undefined for links that leave the site. */
export function parseInternalLink(target: string): InternalLink | undefined {
  if (!target.startsWith("/") && !target.startsWith("#")) return undefined;
  const [before = "", anchor = ""] = target.split("#");
  return { path: decodedPath(before.split("?")[0] ?? ""), anchor: decodedPath(anchor) };
}
