import type { Page, Parameter, Template } from "../../schema/page.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import { tokensWithin } from "../resolve/tokens.ts";
import {
  type DeclarationFault,
  type Given,
  type IndexedPage,
  otherKind,
  undeclared,
  ungiven,
} from "./template-problems.ts";

/**
 * Where all pages of a template are at odds with what it declares: then it is the declaration that
 * is wrong. What only some pages get wrong is theirs.
 */
export function declarationFaults(
  { params, ...words }: Template,
  pages: readonly IndexedPage[],
  at: Path,
): DeclarationFault[] {
  const given = givenBy(pages.map(([, page]) => page));
  const used = new Set(tokensWithin(words));
  const idle = Object.keys(params).filter((name) => !given.has(name));
  const unknown = [...given].filter(([name]) => !Object.hasOwn(params, name) && used.has(name));
  const missed = unknown.map(([name, kind]) => undeclared(name, kind, idle, at));
  const renamed = missed.flatMap(({ diagnostics }) => diagnostics.map(({ path }) => path.at(-1)));
  if (pages.length < 2) return missed;
  const others = Object.entries(params).flatMap(([name, parameter]) => {
    const kind = given.get(name);
    if (kind) return isOtherKind(parameter, kind) ? [otherKind(name, parameter, kind, at)] : [];
    return renamed.includes(name) ? [] : [ungiven(name, parameter, pages, at)];
  });
  return [...missed, ...others];
}

function givenBy(pages: readonly Page[]): Map<string, Given> {
  const given = new Map<string, Given>();
  for (const { params = {} } of pages) {
    for (const [name, value] of Object.entries(params)) {
      const known = given.get(name) ?? { texts: 0, lists: 0 };
      given.set(name, known);
      known[Array.isArray(value) ? "lists" : "texts"] += 1;
    }
  }
  return given;
}

const isOtherKind = ({ type }: Parameter, { texts, lists }: Given) =>
  texts + lists > 1 && (type === "list" ? lists === 0 : texts === 0);
