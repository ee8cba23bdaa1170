import { changePosition, type ModelChange, shownPosition, shownStep, stepText } from "./change.ts";
import { remarkSentence } from "./change-words.ts";
import type { GroupedChange } from "./group.ts";
import type { SiteDiff } from "./site-diff.ts";
import { redirectSentence, robotsSentences } from "./view.ts";

/** A diff for programs, with positions and sentences in English. */
export const formatDiffJson = ({ groups, notices, ...diff }: SiteDiff, more: object): string =>
  JSON.stringify(
    {
      ...more,
      ...diff,
      groups: groups.map(({ pages, changes }) => ({ pages, changes: changes.map(groupedJson) })),
      notices: {
        grave: robotsSentences(notices),
        redirects: notices.redirects.map(redirectSentence),
        headers: notices.headers,
      },
    },
    null,
    2,
  );

const groupedJson = ({ edits, isForRobots, ...change }: GroupedChange) => {
  const [position, shown] = [changePosition(change), shownPosition(change.where)];
  return {
    ...inEnglish(change),
    where: position,
    ...(shown !== position && { shown }),
    isForRobots,
    edits: edits.map((edit) => {
      const [steps, names] = [edit.where.map(stepText), edit.where.map(shownStep)];
      const isNamed = String(steps) !== String(names);
      return { ...inEnglish(edit), where: steps, ...(isNamed && { shown: names }) };
    }),
  };
};

/** A change with a sentence in place of data. */
const inEnglish = <T extends Pick<ModelChange, "where" | "remark" | "value">>(change: T) => {
  const { where, remark, value: _, ...rest } = change;
  return { ...rest, sentence: remarkSentence({ where, ...(remark && { remark }) }) };
};
