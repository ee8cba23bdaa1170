import type { Rule } from "../checks/engine/rule.ts";
import type { LanguageDefinition } from "../model/language-definition.ts";
import type { MotifDefinition } from "../model/motif-definition.ts";
import type { OwnKind } from "../model/own-code.ts";
import type { SectionType } from "../model/section-definition.ts";
import { startOf } from "./code-text.ts";
import { OwnCodeError, ownProblem } from "./own-problem.ts";
import type { OwnValue } from "./run.ts";

/** What each kind has to say of itself; nothing compares own code with its types. */
const NEEDED: Record<OwnKind, readonly string[]> = {
  section: ["type", "component", "fixtures"] satisfies (keyof SectionType)[],
  motif: [
    "name",
    "description",
    "styles",
    "fonts",
    "ground",
    "backdrop",
  ] satisfies (keyof MotifDefinition)[],
  language: [
    "code",
    "texts",
    "checks",
    "starter",
    "fixtures",
  ] satisfies (keyof LanguageDefinition)[],
  check: ["id", "severity", "summary", "explanation"] satisfies (keyof Rule)[],
};

/** Throws where something lacks what others ask of it. */
export function expectWhole(values: readonly OwnValue[]): void {
  const problems = values.flatMap(({ kind, value, file }) => {
    const missing = NEEDED[kind].filter((key) => Reflect.get(value, key) === undefined);
    if (missing.length === 0)
      return faultsOf(kind, value).map((fault) => ownProblem(startOf(file), fault));
    const message = `This ${kind} lacks ${missing.map((key) => `"${key}"`).join(", ")}.`;
    return [ownProblem(startOf(file), message, `docs/kit.md says what a ${kind} has to have.`)];
  });
  if (problems.length > 0) throw new OwnCodeError(problems);
}

/** What a type would say of what is there. */
function faultsOf(kind: OwnKind, value: object): string[] {
  if (kind === "check") return checkFaults(value as Rule);
  return kind === "section" ? wordFaults(value as SectionType) : [];
}

const SEVERITIES = ["error", "warning", "info"];
const LOOKS = ["checkText", "checkPage", "checkSite", "compareWords"] as const;

function checkFaults(check: Rule): string[] {
  const { id, severity } = check;
  return [
    ...(SEVERITIES.includes(severity)
      ? []
      : [`The check "${id}" has the severity "${severity}". There are ${SEVERITIES.join(", ")}.`]),
    ...(LOOKS.some((name) => check[name])
      ? []
      : [`The check "${id}" looks at nothing: it has none of ${LOOKS.join(", ")}.`]),
  ];
}

/** A word that one language lacks would be nothing on its pages. */
function wordFaults({ type, words = {} }: SectionType): string[] {
  const names = new Set(Object.values(words).flatMap((each) => Object.keys(each)));
  return Object.entries(words).flatMap(([language, each]) =>
    [...names]
      .filter((name) => each[name] === undefined)
      .map((name) => `The words of "${type}" in "${language}" lack "${name}".`),
  );
}
