import { groupBy } from "../../lib/lists.ts";
import { inWords, upperFirst } from "../../lib/text.ts";
import { changePosition, type ModelChange, type PageChanges } from "./change.ts";
import { editKey } from "./page-changes.ts";

/** Changes at one position on some pages. */
export interface GroupedChange {
  where: string;
  kind: ModelChange["kind"];
  /** Set if they are the same on all pages. */
  shown?: string;
  sentence?: string;
  named?: string;
  remark?: string;
  isForRobots: boolean;
  /** The distinct edits, with their first page and their number of pages. */
  edits: (ModelChange & { page: string; count: number })[];
}

/** Pages with the same changes. */
export interface ChangeGroup {
  pages: string[];
  changes: GroupedChange[];
}

/** With more distinct edits at a position, they are listed as one edit that differs from page to page. */
const MOST_EDITS = 3;

interface PlacedEdit {
  page: string;
  change: ModelChange;
}

/** Groups the changes of all pages, so that an edit of a template is listed once. */
export function groupChanges(
  pages: readonly Pick<PageChanges, "path" | "changes">[],
): ChangeGroup[] {
  const all = pages.flatMap(({ path, changes }) =>
    changes.map((change): PlacedEdit => ({ page: path, change })),
  );
  const groups = new Map<string, ChangeGroup>();
  for (const edits of groupBy(all, groupKey).values()) {
    for (const alike of asOneOrEach(edits)) {
      const on = [...new Set(alike.map(({ page }) => page))];
      const name = JSON.stringify(on);
      const group = groups.get(name) ?? { pages: on, changes: [] };
      group.changes.push(groupedChange(alike));
      groups.set(name, group);
    }
  }
  const isGrave = ({ changes }: ChangeGroup) =>
    Number(changes.some(({ edits }) => edits.some((edit) => edit.isGrave)));
  return [...groups.values()].sort(
    (a, b) => isGrave(b) - isGrave(a) || b.pages.length - a.pages.length,
  );
}

const groupKey = ({ change }: PlacedEdit): string => `${change.kind} ${changePosition(change)}`;

function asOneOrEach(edits: PlacedEdit[]): PlacedEdit[][] {
  const distinct = groupBy(edits, ({ change }) => editKey(change));
  return distinct.size > MOST_EDITS ? [edits] : [...distinct.values()];
}

function groupedChange(edits: readonly PlacedEdit[]): GroupedChange {
  const [first] = edits;
  if (!first) throw new Error("A group has at least one change.");
  const distinct = groupBy(edits, ({ change }) => editKey(change));
  return {
    where: changePosition(first.change),
    kind: first.change.kind,
    isForRobots: edits.every(({ change }) => change.isForRobots === true),
    ...sharedLabels(edits, first.change),
    edits: [...distinct.values()].flatMap(([one, ...others]) =>
      one ? { ...one.change, page: one.page, count: 1 + others.length } : [],
    ),
  };
}

function sharedLabels(
  edits: readonly PlacedEdit[],
  { shown, named, sentence, remark }: ModelChange,
): Partial<GroupedChange> {
  const isAlike = (is: (change: ModelChange) => boolean) => edits.every(({ change }) => is(change));
  const isShown = shown && isAlike((each) => String(each.shown) === String(shown));
  const isNamed = isAlike((each) => String(each.named) === String(named));
  const isSaid = sentence && isAlike((each) => each.sentence === sentence);
  return {
    ...(isShown && { shown: changePosition({ where: shown }) }),
    ...(isNamed && named && { named: inOwnersWords(named) }),
    ...(isSaid && { sentence, ...(remark && { remark }) }),
  };
}

/** The names on the way to a value, with words in place of keys. A list is often called like its section. */
function inOwnersWords(path: readonly string[]): string {
  const words = path.map((step) => (/^\w+$/.test(step) ? inWords(step) : step));
  return upperFirst(words.filter((word, at) => word !== words[at - 1]).join(" › "));
}
