import { type Row, readLists } from "./lists.ts";
import { namesNearby, villageName } from "./names.ts";
import { pickSome, type Random } from "./random.ts";

const LISTS = readLists("facts");

/**
 * The number of entries of these lists that each page gets as facts: `{street}`, `{street2}`, `{street3}`.
 */
const EACH = 3;

/** The facts about a page's village, which are the same in all texts of the page. */
export function factsOf(index: number, random: Random): Row {
  const near = namesNearby(index).map((name) => ({ near: name }));
  const rows = [near, ...Object.values(LISTS)].flatMap((list: readonly Row[]) =>
    pickSome(random, list, EACH).map(numbered),
  );
  return Object.assign({ place: villageName(index) }, ...rows);
}

const numbered = (row: Row, at: number): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [at === 0 ? name : `${name}${at + 1}`, value]),
  );
