import type { Rule } from "../checks/engine/rule.ts";
import { ExtensionError, extensionProblem } from "../diagnostics/extension-problem.ts";
import { didYouMean, nearestWord } from "../diagnostics/suggest.ts";
import type { LanguageDefinition } from "../model/language-definition.ts";
import type { ExtensionKind } from "../model/own-code.ts";
import type { SectionType } from "../model/section-definition.ts";
import { keyOf } from "./code-text.ts";
import { languageFaults } from "./language-faults.ts";
import { OWN_KEYS } from "./own-keys.ts";
import type { OwnValue } from "./run.ts";

/** A fault of a definition, with the key unless it is missing. */
interface Fault {
  key?: string;
  message: string;
  hint?: string | undefined;
}

/** Throws if a definition is invalid. */
export function expectWhole(values: readonly OwnValue[]): void {
  const problems = values.flatMap(({ kind, value, file }) => {
    const keys = keyFaults(kind, value);
    const faults = keys.length > 0 ? keys : faultsOf(kind, value);
    return faults.map(({ key, message, hint }) =>
      extensionProblem(keyOf(file, key), message, hint),
    );
  });
  if (problems.length > 0) throw new ExtensionError(problems);
}

/** A misspelt key is not reported as missing, too. */
function keyFaults(kind: ExtensionKind, value: object): Fault[] {
  const terms: Record<string, string> = OWN_KEYS[kind];
  const has = (key: string) => Reflect.get(value, key) ?? undefined;
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(terms, key));
  const absent = Object.keys(terms).filter((key) => has(key) === undefined);
  const meant = unknown.map((key) => nearestWord(key, absent));
  const missing = absent.filter((key) => !terms[key]?.endsWith("?") && !meant.includes(key));
  const otherwise = Object.keys(terms).filter(
    (key) => has(key) !== undefined && `${typeof has(key)}` !== terms[key]?.replace("?", ""),
  );
  const hint = `docs/kit.md lists the keys of a ${kind}.`;
  return [
    ...unknown.map((key, index) => ({
      key,
      message: `"${key}" is not a key of a ${kind}.`,
      hint: meant[index] === undefined ? hint : didYouMean(meant[index]),
    })),
    ...(missing.length > 0
      ? [{ message: `This ${kind} lacks ${missing.map((key) => `"${key}"`).join(", ")}.`, hint }]
      : []),
    ...otherwise.map((key) => ({
      key,
      message: `"${key}" of a ${kind} has to be ${KINDS[terms[key]?.replace("?", "") ?? ""]}.`,
      hint,
    })),
  ];
}

/** Names of types, for messages. */
const KINDS: Record<string, string> = {
  string: "a text",
  boolean: "true or false",
  function: "a function",
  object: "an object or a list",
};

/** Faults that TypeScript would report. */
function faultsOf(kind: ExtensionKind, value: object): Fault[] {
  if (kind === "check") return checkFaults(value as Rule);
  if (kind === "language") return languageFaults(value as LanguageDefinition);
  return kind === "section" ? sectionFaults(value as SectionType) : [];
}

const SEVERITIES = ["error", "warning", "info"];
const CHECK_FUNCTIONS = ["checkText", "checkPage", "checkSite", "compareWords"] as const;

function checkFaults(check: Rule): Fault[] {
  const { id, severity } = check;
  const severities = `There are ${SEVERITIES.join(", ")}.`;
  return [
    ...(SEVERITIES.includes(severity)
      ? []
      : [
          {
            key: "severity",
            message: `"${severity}" is not a severity, in the check "${id}".`,
            hint: severities,
          },
        ]),
    ...(CHECK_FUNCTIONS.some((name) => check[name])
      ? []
      : [
          {
            message: `The check "${id}" checks nothing: it needs one of ${CHECK_FUNCTIONS.join(", ")}.`,
          },
        ]),
  ];
}

function sectionFaults(section: SectionType): Fault[] {
  const { type } = section;
  return [
    ...(/^[a-z][a-zA-Z0-9]*$/.test(type)
      ? []
      : [{ key: "type", message: `"${type}" has to be in camelCase, such as openingTimes.` }]),
    ...wordFaults(section),
    ...(["derive", "describe"] as const)
      .filter((key) => section[key]?.constructor.name === "AsyncFunction")
      .map((key) => ({
        key,
        message: `"${key}" of "${type}" is async, but rendering is synchronous.`,
        hint: "Return the value directly. Fetch data that only browsers have in an effect.",
      })),
  ];
}

/** A text that a language lacks would be empty on its pages. */
function wordFaults({ type, words = {} }: SectionType): Fault[] {
  const names = new Set(Object.values(words).flatMap((each) => Object.keys(each)));
  return Object.entries(words).flatMap(([language, each]) =>
    [...names]
      .filter((name) => each[name] === undefined)
      .map((name) => ({
        key: language,
        message: `The words of "${type}" in "${language}" lack "${name}".`,
      })),
  );
}
