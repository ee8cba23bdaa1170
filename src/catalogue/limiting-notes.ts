import type { Languages } from "../model/language-definition.ts";
import { memoize } from "../util/memoize.ts";
import { anywhere } from "./phrases.ts";

/** Whether a note says of hours that they do not hold each week or not for everybody, in any language. */
export const limitsHours = (note: string, languages: Languages): boolean =>
  note.search(patternOf(languages)) >= 0;

const patternOf = memoize((languages: Languages) =>
  anywhere([...languages.values()].flatMap(({ checks }) => checks.limits)),
);
