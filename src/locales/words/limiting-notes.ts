import { memoize } from "../../lib/memoize.ts";
import type { Languages } from "../../model/kit/language-definition.ts";
import { anywherePattern } from "./phrases.ts";

/** Whether a note limits hours to some weeks or some people, in any language. */
export const restrictsHours = (note: string, languages: Languages): boolean =>
  note.replace(/[–—]/g, " $& ").search(patternOf(languages)) >= 0;

const patternOf = memoize((languages: Languages) =>
  anywherePattern(
    [...languages].flatMap(([id, { checks }]) => [
      ...checks.limits,
      `${months(id)} … ${months(id)}`,
    ]),
  ),
);

/** `April to October` is a season. A single month has other meanings: `new since May`. */
function months(language: string): string {
  const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return [...Array(12).keys()]
    .map((month) =>
      format(Date.UTC(2026, month, 1))
        .toLowerCase()
        .replaceAll(" ", "_"),
    )
    .join("|");
}
