import type { Page, Parameter } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import { type Diagnostic, EACH, type Path, problem } from "../diagnostics/diagnostic.ts";
import { didYouMean, nearest, suggestion } from "../parse/suggest.ts";

/** A page that is made from a template, and where it stands. */
export type IndexedPage = [index: number, page: Page];

/** A parameter that a template declares wrongly, with the declaration that its pages go by. */
export interface DeclarationFault {
  name: string;
  parameter: Parameter;
  diagnostics: Diagnostic[];
}

/** How many pages give something under one name, and as what. */
export interface Given {
  texts: number;
  lists: number;
}

/** That a template is not there: once for all the pages that name it. */
export function unknownTemplate(
  name: string,
  pages: readonly IndexedPage[],
  { templates }: Site,
): Diagnostic[] {
  const known = Object.keys(templates);
  const list = known.map((each) => `"${each}"`).join(" or ");
  const { hint, fix } = suggestion(
    name,
    known,
    list ? `Use ${list}.` : "Declare it under templates.",
  );
  const path = ["pages", pages[0]?.[0] ?? 0, "template"];
  // Where many pages name it, the template's own name is as likely to be the wrong one.
  const isSlip = fix && pages.length === 1;
  const basis = [["templates", EACH]];
  return pages.map(([, page]) =>
    problem("unknown-template", path, `There is no template "${name}".`, hint, {
      ...{ page: page.path, basis, fix: isSlip ? fix : undefined },
    }),
  );
}

/** A parameter that texts use and pages give, and that is declared not at all or misspelt. */
export function undeclared(
  name: string,
  { lists }: Given,
  idle: readonly string[],
  at: Path,
): DeclarationFault {
  const type = lists > 0 ? "list" : "text";
  const declared = nearest(name, idle);
  const found =
    declared === undefined
      ? problem(
          "unknown-parameter",
          at,
          `The template's texts use "${name}", and its pages give it, but it is not declared.`,
          `Add "${name}": { "type": "${type}", "description": "…" } here.`,
        )
      : problem(
          "unknown-parameter",
          [...at, declared],
          `This is declared as "${declared}"; the template's texts and its pages call it "${name}".`,
          didYouMean(name),
        );
  return { name, parameter: { type, description: name }, diagnostics: [{ ...found, at: "key" }] };
}

/** A parameter that no page gives. */
export function ungiven(
  name: string,
  parameter: Parameter,
  pages: readonly IndexedPage[],
  at: Path,
): DeclarationFault {
  const message = `None of the template's pages gives the parameter "${name}": ${parameter.description}.`;
  const hint = 'Write it under "params" on each page, or take it out here.';
  const diagnostics = pages.map(([, { path }]) =>
    problem("missing-parameter", [...at, name], message, hint, { at: "key", page: path }),
  );
  return { name, parameter, diagnostics };
}

/** A parameter that all pages give as a list where a text is declared, or the other way round. */
export function otherKind(
  name: string,
  { description }: Parameter,
  { lists }: Given,
  at: Path,
): DeclarationFault {
  const [wanted, given] = lists > 0 ? (["a text", "list"] as const) : (["a list", "text"] as const);
  const message = `This says that "${name}" is ${wanted}, and every page gives it as a ${given}.`;
  const hint = `Write "${given}" here if the pages are right.`;
  const found = problem("wrong-type", [...at, name, "type"], message, hint);
  return { name, parameter: { type: given, description }, diagnostics: [found] };
}
