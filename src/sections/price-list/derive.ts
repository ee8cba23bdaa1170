import type { Fields, SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

type Group = Fields<typeof schema>["groups"][number];

/** The approximate number of lines of a group. */
const lineCount = ({ name, note, picture, items }: Group): number =>
  (picture ? 8 : 0) +
  (name ? 2 : 0) +
  (note ? 1 : 0) +
  items.reduce((lines, { text }) => lines + (text ? 2.5 : 1.5), 0);

/** Below this ratio of heights, two columns leave a gap. */
const MIN_BALANCE = 0.7;

/** Whether the groups, in order, fill two columns of about the same height. */
function isBalanced(groups: readonly Group[]): boolean {
  const lines = groups.map(lineCount);
  const shares = lines.slice(1).map((_, at) => {
    const [left = 0, right = 0] = [lines.slice(0, at + 1), lines.slice(at + 1)].map((column) =>
      column.reduce((sum, each) => sum + each, 0),
    );
    return Math.min(left, right) / Math.max(left, right);
  });
  return Math.max(0, ...shares) >= MIN_BALANCE;
}

/** The layout of the groups. */
export const derivePriceList = (
  _: SectionContext,
  { groups }: Pick<Fields<typeof schema>, "groups">,
) => {
  const balanced = isBalanced(groups) ? "columns" : "rows";
  return { layout: groups.length === 1 ? "alone" : balanced };
};
