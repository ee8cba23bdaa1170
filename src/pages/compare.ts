/** A file that is not what it is if its page is made again. */
export interface PageDifference {
  url: string;
  /** Both, from a little before the first byte that differs. */
  built: string;
  again: string;
}

const BYTES_BEFORE = 60;
const BYTES_SHOWN = 200;

/** Where a file is another one if it is made again, with what is around the first such byte. */
export function findDifference(url: string, built: Buffer, again: Buffer): PageDifference[] {
  if (built.equals(again)) return [];
  let at = 0;
  while (at < built.length && built[at] === again[at]) at += 1;
  const excerpt = (data: Buffer) =>
    data.toString("utf8", Math.max(0, at - BYTES_BEFORE), at + BYTES_SHOWN);
  return [{ url, built: excerpt(built), again: excerpt(again) }];
}
