import type { EntryStep, Remark } from "../../commands/diff/change.ts";
import { YES } from "../../commands/diff/display-text.ts";
import { fileType } from "../../commands/diff/file-type.ts";
import type { ChangeGroup, GroupedChange } from "../../commands/diff/group.ts";
import type { SiteDiff } from "../../commands/diff/site-diff.ts";
import { diffView, editTexts, MOST_EDITS, MOST_ITEMS } from "../../commands/diff/view.ts";
import type { ScheduledChange } from "../../config/expand/dated-content.ts";
import { firstChanges, scheduleLines } from "../../config/expand/schedule-words.ts";
import type { Kit } from "../../kit/kit.ts";
import { groupBy } from "../../lib/lists.ts";
import type { Place } from "../../model/place.ts";
import type {
  ChangeModel,
  Cut,
  DifferenceBlock,
  DifferenceModel,
  EditModel,
  ScheduledDay,
  ShownValue,
} from "../protocol/saving.ts";
import { choiceAt } from "./choice-at.ts";
import { keyName } from "./field-name.ts";
import { type Sections, sectionName } from "./section-name.ts";

const BASES = { saved: "the saved site", live: "the live site" } as const;

interface Compared {
  base: DifferenceModel["base"];
  /** What happens by itself later. */
  upcoming: readonly ScheduledChange[];
  kit: Kit;
}

/** A difference as windows of the studio show it. */
export function differenceModel(
  diff: SiteDiff,
  { base, upcoming, kit }: Compared,
): DifferenceModel {
  const { appear, vanish, moved, groups, notices, files } = diff;
  const seen = files.change.flatMap((url) => {
    const type = fileType(url);
    return type ? { url, type } : [];
  });
  const blocks: (DifferenceBlock | false)[] = [
    notices.isClosed !== undefined && { type: "closed", isClosed: notices.isClosed },
    appear.length > 0 && { type: "appear", count: appear.length, pages: cut(appear) },
    vanish.length > 0 && { type: "vanish", count: vanish.length, pages: cut(vanish) },
    moved.length > 0 && { type: "moved", count: moved.length, pages: cut(moved) },
    notices.redirects.length > 0 && {
      ...{ type: "redirects", count: notices.redirects.length },
      redirects: cut(notices.redirects),
    },
    ...groups.map((group) => pagesBlock(group, diff.pages.after, kit)),
    seen.length > 0 && { type: "files", count: seen.length, files: cut(seen) },
    upcoming.length > 0 && scheduleBlock(upcoming),
    diff.isPartial && { type: "partial" },
  ];
  return {
    base,
    blocks: blocks.filter((block) => block !== false),
    details: diffView(diff, BASES[base], scheduleLines(upcoming)),
  };
}

/** What happens by itself, where there is no difference or it is unknown; undefined if nothing does. */
export const scheduleModel = (upcoming: readonly ScheduledChange[]): DifferenceModel | undefined =>
  upcoming.length === 0 ? undefined : { base: "live", blocks: [scheduleBlock(upcoming)] };

const scheduleBlock = (upcoming: readonly ScheduledChange[]): DifferenceBlock => ({
  type: "schedule",
  days: cut([...groupBy(upcoming, ({ day }) => day)].map(scheduledDay)),
});

const cut = <T>(all: readonly T[], most = MOST_ITEMS): Cut<T> => ({
  first: all.slice(0, most),
  more: Math.max(0, all.length - most),
});

/** The changes that visitors notice. */
function pagesBlock({ pages, changes }: ChangeGroup, all: number, kit: Kit) {
  const seen = changes.filter(({ isForRobots }) => !isForRobots);
  return (
    seen.length > 0 && {
      ...{ type: "pages" as const, pages, isAll: pages.length === all && all > 1 },
      changes: seen.map((change) => changeModel(change, kit)),
    }
  );
}

function changeModel(change: GroupedChange, kit: Kit): ChangeModel {
  const { where, kind, remark, edits } = change;
  const named = (step: EntryStep) => withTypeName(step, kit.sections);
  return {
    where: where.map((step) => (typeof step === "string" ? step : named(step))),
    kind,
    ...(remark && { remark: remarkModel(remark, named) }),
    edits: cut(
      edits.map((edit) => editModel(edit, choiceAt(edit.where, kit))),
      MOST_EDITS,
    ),
  };
}

/** A step with the name of its type of section, as owners know it. */
const withTypeName = (step: EntryStep, sections: Sections): EntryStep =>
  step.name === undefined || step.type === "thing"
    ? step
    : { ...step, name: sectionName(sections, step.name) };

function remarkModel(remark: Remark, named: (step: EntryStep) => EntryStep): Remark {
  if (remark.type === "reordered")
    return { ...remark, before: remark.before.map(named), after: remark.after.map(named) };
  if (remark.type !== "moved") return remark;
  const moves = remark.moves.map(({ what, before }) => ({
    what: named(what),
    ...(before && { before: named(before) }),
  }));
  return { ...remark, moves };
}

function editModel(
  { page, value, ...change }: GroupedChange["edits"][number],
  choiceOf: (text: string) => string | undefined,
): EditModel {
  const { before, after } = editTexts(change);
  const shown = (text: string): ShownValue => {
    const choice = choiceOf(text);
    if (choice !== undefined) return { choice };
    return value === "flag" ? text === YES : text;
  };
  if (value === "icon") return { page };
  return {
    page,
    ...(before !== undefined && { before: shown(before) }),
    ...(after !== undefined && { after: shown(after) }),
  };
}

function scheduledDay([day, all]: [string, readonly ScheduledChange[]]): ScheduledDay {
  const { named, more } = firstChanges(all);
  const first = named.map((change) => {
    const place = scheduledPlace(change);
    return { comes: change.comes, ...(place && { place }) };
  });
  return { day, changes: { first, more } };
}

/** A page, or a section of one; sections of several pages by where the config has them. */
function scheduledPlace({ at, pages: [path], section }: ScheduledChange): Place | undefined {
  if (path === undefined) return undefined;
  if (!section) return [path];
  if (section.name === undefined) return [path, { type: "section", number: section.number }];
  return at.map((step) =>
    typeof step === "number" ? { type: "section", number: step + 1 } : keyName(step),
  );
}
