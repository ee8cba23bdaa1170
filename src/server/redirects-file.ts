import { wirePath, writtenPath } from "../model/addresses.ts";

export interface MovedAddress {
  from: string;
  to: string;
}

/** Reads what the build writes into `_redirects`: where from, where to, and a status that is always 301. */
export const parseRedirectsFile = (text: string): MovedAddress[] =>
  text.split("\n").flatMap((line) => {
    const [from, to] = line.split(" ");
    return from?.startsWith("/") && to !== undefined ? [{ from: writtenPath(from), to }] : [];
  });

/** Where an address leads by the first line that is for it. */
export function locationFor(lines: readonly MovedAddress[], pathname: string): string | undefined {
  const path = pathname.replace(/(?<=.)\/$/, "");
  for (const { from, to } of lines) {
    const stem = from.endsWith("/*") ? from.slice(0, -1) : undefined;
    if (stem === undefined ? from === path : path.startsWith(stem))
      return to.replace(":splat", wirePath(path.slice(stem?.length)));
  }
  return undefined;
}
