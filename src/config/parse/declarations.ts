import type { PageFrame, Template } from "../../../schema/page.ts";
import type { Parameter } from "../../../schema/parameters.ts";
import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { didYouMean, nearestWord } from "../../diagnostics/suggest.ts";
import { tokensWithin } from "../../lib/strings-in.ts";

import { parameterName } from "../../lib/token.ts";

import { isNeeded, suggestParameter } from "./parameters.ts";
import { isListOfTexts } from "./shapes.ts";

/** A page with a template, and its index in the config. */
export type IndexedPage = [index: number, page: PageFrame];

/** How many pages set a parameter, and with values of which type. */
interface SetKinds {
  texts: number;
  lists: number;
  others: number;
}

/**
 * Reports declarations that contradict all pages of their template: then the declaration is wrong. If only
 * some pages contradict it, the problem is reported at those pages. `at` is the path of the declarations.
 */
export function declarationProblems(
  template: Template,
  pages: readonly IndexedPage[],
  at: Path,
): Diagnostic[] {
  const { params, ...words } = template;
  const setByPages = parametersSetBy(pages.map(([, page]) => page));
  const used = new Set(tokensWithin(words).map(parameterName));
  const unset = Object.keys(params).filter((name) => !setByPages.has(name));
  const unknown = [...setByPages].filter(
    ([name]) => !Object.hasOwn(params, name) && used.has(name),
  );
  const undeclaredButUsed = unknown.map(([name, kind]) => undeclared(name, kind, unset, at));
  const renamed = undeclaredButUsed.map(({ path }) => path.at(-1));
  if (pages.length < 2) return undeclaredButUsed;
  const undeclaredNames = [...setByPages.keys()].filter((name) => !Object.hasOwn(params, name));
  const needed = unset.filter((name) => isNeeded(params[name]));
  // If pages use a wrong name, that is reported instead.
  const misnamed = undeclaredNames.map((name) =>
    suggestParameter(name, undeclaredNames, unset, needed),
  );
  const others = Object.entries(params).flatMap(([name, parameter]) => {
    const kind = setByPages.get(name);
    if (kind) return isOtherKind(parameter, kind) ? [otherKind(name, kind, at)] : [];
    const isReported = renamed.includes(name) || misnamed.includes(name);
    return isReported || !isNeeded(parameter) ? [] : unsetParameter(name, parameter, pages, at);
  });
  return [...undeclaredButUsed, ...others];
}

function parametersSetBy(pages: readonly PageFrame[]): Map<string, SetKinds> {
  const setByPages = new Map<string, SetKinds>();
  for (const { params = {} } of pages) {
    for (const [name, value] of Object.entries(params)) {
      const known = setByPages.get(name) ?? { texts: 0, lists: 0, others: 0 };
      setByPages.set(name, known);
      if (typeof value === "string") known.texts += 1;
      else if (isTexts(value)) known.lists += 1;
      else known.others += 1;
    }
  }
  return setByPages;
}

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");

/** A parameter that texts use and pages set, but that is misspelt or not declared. */
function undeclared(
  name: string,
  { lists }: SetKinds,
  unset: readonly string[],
  at: Path,
): Diagnostic {
  const type = lists > 0 ? "list" : "text";
  const declared = nearestWord(name, unset);
  const [path, message, hint] =
    declared === undefined
      ? [
          at,
          `The template's texts use "${name}" and its pages set it, but it is not declared.`,
          `Add "${name}": { "type": "${type}", "description": "…" } here.`,
        ]
      : [
          [...at, declared],
          `This parameter is declared as "${declared}", but the template's texts and pages use "${name}".`,
          didYouMean(name),
        ];
  return problem("unknown-parameter", path, message, hint, { at: "key" });
}

/** A parameter that no page sets. */
function unsetParameter(
  name: string,
  parameter: Parameter,
  pages: readonly IndexedPage[],
  at: Path,
): Diagnostic[] {
  const message = `None of the template's pages sets the parameter "${name}": ${parameter.description}.`;
  const hint =
    'Add it under "params" on each page, or as a column of their file, or remove it here.';
  return pages.map(([, { path }]) =>
    problem("missing-parameter", [...at, name], message, hint, { at: "key", page: path }),
  );
}

/** Texts and lists of texts are easily mistaken for each other. */
function isOtherKind(parameter: Parameter, { texts, lists, others }: SetKinds): boolean {
  if (others > 0 || texts + lists < 2) return false;
  if (isListOfTexts(parameter)) return lists === 0;
  return (parameter.type === "text" || parameter.type === "markdown") && texts === 0;
}

/** A parameter that is declared as a text while all pages set a list, or the reverse. */
function otherKind(name: string, { lists }: SetKinds, at: Path): Diagnostic {
  const [declared, actual] =
    lists > 0 ? (["a text", "list"] as const) : (["a list", "text"] as const);
  const message = `"${name}" is declared as ${declared}, but every page sets it to a ${actual}.`;
  const hint = `Write "${actual}" here if the pages are right.`;
  return problem("wrong-type", [...at, name, "type"], message, hint);
}
