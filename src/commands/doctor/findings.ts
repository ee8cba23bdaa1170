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

/** What a finding means for going live; undefined if it can wait. */
function stateOf({ severity, rule }: LocatedDiagnostic): "wrong" | "toDo" | "note" | undefined {
  if (severity === "error") return "wrong";
  if (BEFORE_GOING_LIVE.has(rule)) return "toDo";
  return GROUP_OF[rule] === undefined ? undefined : "note";
}

/** The findings of the check by rule; those that can wait are counted. */
export function findingResults({ diagnostics }: CheckResult, config: string): DoctorResult[] {
  const rules = groupBy(diagnostics, (each) =>
    JSON.stringify([stateOf(each), stateOf(each) && [groupOf(each), each.rule]]),
  );
  const isClean = !diagnostics.some(
    ({ severity, rule }) => severity === "error" || rule.startsWith("placeholder-"),
  );
  return [
    ...[...rules.values()].flatMap((found) => ruleResults(found, config)),
    ...(isClean ? [words.ok("No placeholders are left, and the check finds no errors.")] : []),
  ];
}

const words = resultsIn("Words and facts");

function ruleResults(found: readonly LocatedDiagnostic[], config: string): DoctorResult[] {
  const [first] = found;
  if (!first) return [];
  const state = stateOf(first);
  if (!state) return [waitingResult(found.length, config)];
  const say = resultsIn(groupOf(first))[state];
  const shown = found.slice(0, MAX_OF_A_RULE).map((each) => say(findingText(each), each.hint));
  const more = found.length - shown.length;
  if (more === 0) return shown;
  const look = `${commandLine("check", { config, rule: first.rule, all: true })} shows all.`;
  return [...shown, say(`${more} more of these.`, look)];
}

const waitingResult = (count: number, config: string): DoctorResult =>
  words.note(
    `The check has ${counted(count, "more finding")} that can wait.`,
    `${commandLine("check", { config })} shows ${count === 1 ? "it" : "them"}.`,
  );

const findingText = ({ message, file, range }: LocatedDiagnostic): string =>
  `${message} (${file}:${range.line})`;
