/** A file that differs after its page was rendered again. */
export interface PageDifference {
  url: string;
  /** Excerpts of both, from shortly before the first difference. */
  built: string;
  again: string;
}

const BYTES_BEFORE = 60;
const BYTES_SHOWN = 200;

/** Compares a file with its second version; the excerpts show the first difference. */
export function findDifference(url: string, built: Buffer, again: Buffer): PageDifference[] {
  if (built.equals(again)) return [];
  let at = 0;
  while (at < built.length && built[at] === again[at]) at += 1;
  const excerpt = (data: Buffer) =>
    data.toString("utf8", Math.max(0, at - BYTES_BEFORE), at + BYTES_SHOWN);
  return [{ url, built: excerpt(built), again: excerpt(again) }];
}
