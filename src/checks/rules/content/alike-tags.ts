import { groupBy } from "../../../lib/lists.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { Term } from "../../engine/summary.ts";

export const alikeTags = defineCheck({
  id: "alike-tags",
  severity: "warning",
  summary: "No two tags, series or authors differ only in spelling.",
  explanation:
    "Pages are listed by tags, series and authors that are written in exactly the same way. With " +
    '"Boilers" on one page and "boilers" on another, a list of either lacks the other. Write all of ' +
    "them in one way.",
  *checkSite({ pages }) {
    const terms = pages.flatMap(({ terms, language }) =>
      terms.map((term) => ({ ...term, group: `${term.kind} ${language}` })),
    );
    for (const same of groupBy(terms, ({ group }) => group).values()) yield* alikeIn(same);
  },
});

/** Reports the rarer of two spellings, at each page that has it. */
function* alikeIn(terms: readonly Term[]): Generator<Finding> {
  const spellings = groupBy(terms, ({ value }) => value);
  const common = [...spellings].toSorted(([, a], [, b]) => b.length - a.length);
  for (const [index, [value, uses]] of common.entries()) {
    const usual = common.slice(0, index).find(([other]) => isAlike(value, other));
    if (!usual) continue;
    const [other, { length }] = usual;
    for (const { kind, path } of uses) {
      yield {
        path,
        message: `The ${kind} "${value}" is spelled almost like "${other}", so these are two, and a list of one lacks the pages of the other.`,
        hint: `Write "${other}", as ${length === 1 ? "another page does" : `${length} pages do`}.`,
        ...(folded(value) === folded(other) && {
          fix: { kind: "replace", value: other } as const,
        }),
      };
    }
  }
}

/** Capitals, marks, spaces and a last letter, as of a plural, are the usual differences. */
function isAlike(one: string, other: string): boolean {
  const [short = "", long = ""] = [folded(one), folded(other)].sort((a, b) => a.length - b.length);
  if (short === long) return true;
  return short.length >= 4 && long.startsWith(short) && /^\p{L}$/u.test(long.slice(short.length));
}

const folded = (value: string) =>
  value
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
