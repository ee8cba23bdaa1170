import { listNames } from "../../diagnostics/list-names.ts";
import { Refusal } from "../../diagnostics/refusal.ts";
import { didYouMean, suggest } from "../../diagnostics/suggest.ts";
import { upperFirst } from "../../lib/text.ts";
import type { RenameKind } from "./kinds/kind.ts";
import { KINDS, type KindName, kinds } from "./kinds/kinds.ts";
import type { SourceSite } from "./source/source-site.ts";

/** Two names as the owner types them, and their kind if it is ambiguous. */
export interface AskedRename {
  from: string;
  to: string;
  kind?: KindName | undefined;
}

/** The kind of name, with the full old and new name. */
export interface NamedRename {
  kind: RenameKind;
  from: string;
  to: string;
}

/** Resolves two typed names; throws if they are invalid. */
export function resolveTypedNames(typed: AskedRename, written: SourceSite): NamedRename {
  const asked = typed.kind === undefined ? KINDS : [typed.kind];
  const read = asked.flatMap((name) => {
    const from = kinds[name].read(typed.from);
    return from === undefined ? [] : { name, kind: kinds[name], from };
  });
  const there = read.filter(({ kind, from }) => kind.names(written).includes(from));
  const [first, second] = there;
  if (!first) throw new Refusal(nothingThere(typed.from, read, asked, written));
  if (second) {
    const ways = there.map(({ name }) => `--kind ${name}`).join(" or ");
    throw new Refusal(
      `"${typed.from}" is ${there.map(({ kind }) => withArticle(kind.what)).join(" and ")}. Specify which one: ${ways}.`,
    );
  }
  const { kind, from } = first;
  return { kind, from, to: newName(typed.to, from, kind, written) };
}

type Read = { kind: RenameKind; from: string }[];

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

function nothingThere(
  typed: string,
  read: Read,
  asked: readonly KindName[],
  written: SourceSite,
): string {
  const [form] = read;
  if (!form) {
    const forms = asked.map((name) => `${kinds[name].what} ${kinds[name].form}`);
    return `"${typed}" is not a valid name: ${forms.join(", ")}.`;
  }
  const names = read.flatMap(({ kind }) => kind.names(written));
  const meant = read.flatMap(({ kind, from }) => suggest(from, kind.names(written))?.word ?? []);
  const [only] = meant;
  const whats = anyOf.format(read.map(({ kind }) => kind.what));
  const hint = only ? didYouMean(only) : names.length > 0 ? `It has ${listNames(names, 6)}.` : "";
  return `This site has no ${whats} "${typed}". ${hint}`.trim();
}

function newName(typed: string, from: string, kind: RenameKind, written: SourceSite): string {
  const to = kind.readNew(typed, from);
  if (to === undefined)
    throw new Refusal(
      `"${typed}" cannot be the new name of ${from}: ${withArticle(kind.what)} is written as ${kind.form}, and only its own name can change.`,
    );
  if (to === from) throw new Refusal(`${from} already has this name.`);
  if (kind.names(written).includes(to))
    throw new Refusal(
      `${upperFirst(withArticle(kind.what))} "${to}" already exists. Choose another name, or rename that one first.`,
    );
  const { schema, value } = kind.rule(to, from, written);
  const { error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue)
    throw new Refusal(
      `"${value}" cannot be the name of ${withArticle(kind.what)}: ${issue.message}.`,
    );
  return to;
}
