import { groupBy } from "../../lib/lists.ts";
import {
  changePosition,
  type EntryStep,
  type ModelChange,
  type PageChanges,
  type Remark,
  type Step,
  shownPosition,
} from "./change.ts";
import { editKey } from "./page-changes.ts";

/** Changes at one position on some pages. */
export interface GroupedChange {
  /** Entries have names if those are the same on all pages. */
  where: readonly Step[];
  kind: ModelChange["kind"];
  /** Set if it is the same on all pages. */
  remark?: Remark;
  value?: NonNullable<ModelChange["value"]>;
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
    kind: first.change.kind,
    isForRobots: edits.every(({ change }) => change.isForRobots === true),
    ...sharedParts(edits, first.change),
    edits: [...distinct.values()].flatMap(([one, ...others]) =>
      one ? { ...one.change, page: one.page, count: 1 + others.length } : [],
    ),
  };
}

/** The position, with the names that entries have on all pages, and what is the same there. */
function sharedParts(
  edits: readonly PlacedEdit[],
  { where, remark, value }: ModelChange,
): Pick<GroupedChange, "where" | "remark" | "value"> {
  const isShared = (text: (change: ModelChange) => unknown) =>
    new Set(edits.map(({ change }) => text(change))).size === 1;
  const areSections = isShared((change) => JSON.stringify(change.where.map(sectionCalled)));
  const areEntries = isShared((change) => shownPosition(change.where));
  const isNamed = ({ type }: EntryStep) => (type === "section" ? areSections : areEntries);
  return {
    where: where.map((step) => (typeof step === "string" || isNamed(step) ? step : unnamed(step))),
    ...(remark && isShared((change) => JSON.stringify(change.remark)) && { remark }),
    ...(value && { value }),
  };
}

const sectionCalled = (step: Step) =>
  typeof step === "object" && step.type === "section" && step.called;

const unnamed = ({ called: _, ...step }: EntryStep): EntryStep => step;
