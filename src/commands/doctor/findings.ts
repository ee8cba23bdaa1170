import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { counted } from "../../lib/amounts.ts";
import { commandLine } from "../../lib/command-line.ts";
import { groupBy } from "../../lib/lists.ts";
import type { CheckResult } from "../../pipeline.ts";
import { type DoctorResult, type Group, resultsIn } from "./result.ts";

/** The group of a rule; all others are in the first one. */
const GROUP_OF: Readonly<Record<string, Group>> = {
  "title-length": "Domain and search engines",
  "description-length": "Domain and search engines",
  "duplicate-title": "Domain and search engines",
  "duplicate-description": "Domain and search engines",
  "near-duplicate": "Domain and search engines",
  "test-address": "Domain and search engines",
  "unlisted-home": "Domain and search engines",
  "wrong-language": "Domain and search engines",
  "no-favicon": "Domain and search engines",
  "no-404-page": "Domain and search engines",
  "orphan-page": "Domain and search engines",
  "field-known": "Forms",
  "field-name": "Forms",
  "field-options": "Forms",
  "file-field": "Forms",
  "form-next": "Forms",
  "no-answer": "Forms",
  "no-privacy-notice": "Legal pages",
  "privacy-law": "Legal pages",
  "media-heavy": "Weight",
  "insecure-url": "Safety",
  "redirect-loop": "Old addresses",
  "redirect-over-page": "Old addresses",
  "redirect-repeated": "Old addresses",
  "redirect-target": "Old addresses",
};

/** Warnings that have to be fixed before the site goes live. */
const BEFORE_GOING_LIVE: ReadonlySet<string> = new Set([
  "placeholder-fact",
  "placeholder-text",
  "test-address",
  "unlisted-home",
  "wrong-language",
  "phone-number",
  "postcode",
  "no-privacy-notice",
  "privacy-law",
  "form-next",
  "no-answer",
  "missing-texts",
  "redirect-target",
]);

function groupOf({ rule, path }: LocatedDiagnostic): Group {
  if (rule !== "placeholder-fact") return GROUP_OF[rule] ?? "Words and facts";
  if (path[0] === "forms") return "Forms";
  return path.join() === "business,url" ? "Domain and search engines" : "Words and facts";
}

/** Further findings of a rule are counted. */
const MAX_OF_A_RULE = 3;

/** The findings of the check, sorted by whether they block going live. */
export function findingResults(result: CheckResult, config: string): DoctorResult[] {
  const { diagnostics } = result;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const others = diagnostics.filter(({ severity }) => severity !== "error");
  const [first, rest] = [
    others.filter(({ rule }) => BEFORE_GOING_LIVE.has(rule)),
    others.filter(({ rule }) => !BEFORE_GOING_LIVE.has(rule)),
  ];
  const words = resultsIn("Words and facts");
  return [
    ...ruleResults(errors, "wrong", config),
    ...ruleResults(first, "toDo", config),
    ...(first.some(({ rule }) => rule.startsWith("placeholder-")) || errors.length > 0
      ? []
      : [words.ok("No placeholders are left, and the check finds no errors.")]),
    ...ruleResults(
      rest.filter((each) => GROUP_OF[each.rule] !== undefined),
      "note",
      config,
    ),
    ...otherFindingsResult(rest.filter((each) => GROUP_OF[each.rule] === undefined).length, config),
  ];
}

function otherFindingsResult(count: number, config: string): DoctorResult[] {
  if (count === 0) return [];
  const what = `The check has ${counted(count, "more finding")} that can wait.`;
  return [
    resultsIn("Words and facts").note(
      what,
      `${commandLine("check", { config })} shows ${count === 1 ? "it" : "them"}.`,
    ),
  ];
}

function ruleResults(
  found: readonly LocatedDiagnostic[],
  state: "wrong" | "toDo" | "note",
  config: string,
): DoctorResult[] {
  const kinds = groupBy(found, (each) => `${groupOf(each)} ${each.rule}`);
  return [...kinds.values()].flatMap((kind) => {
    const [first] = kind;
    if (!first) return [];
    const say = resultsIn(groupOf(first))[state];
    const shown = kind.slice(0, MAX_OF_A_RULE).map((each) => say(findingText(each), each.hint));
    const more = kind.length - shown.length;
    if (more === 0) return shown;
    const look = `${commandLine("check", { config, rule: first.rule, all: true })} shows all.`;
    return [...shown, say(`${more} more of these.`, look)];
  });
}

const findingText = ({ message, file, range }: LocatedDiagnostic): string =>
  `${message} (${file}:${range.line})`;
