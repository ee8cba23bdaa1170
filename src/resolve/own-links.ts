import { writtenPath } from "../model/addresses.ts";

/** Where a link within the site leads: a path (empty for the same page) and an anchor. */
export interface InternalTarget {
  path: string;
  anchor: string;
}

/** Splits `/path#anchor`, `/path?query` and `#anchor`; undefined for links that leave the site. */
export function internalTarget(target: string): InternalTarget | undefined {
  if (!target.startsWith("/") && !target.startsWith("#")) return undefined;
  const [before = "", anchor = ""] = target.split("#");
  return { path: writtenPath(before.split("?")[0] ?? ""), anchor: writtenPath(anchor) };
}
