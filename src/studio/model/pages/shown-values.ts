import { basename } from "node:path";
import { valueAt } from "../../../config/parse/explain.ts";
import { displayValue } from "../../../config/tokens/scope.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isObject } from "../../../lib/objects.ts";
import { replaceTokens } from "../../../lib/token.ts";
import { languageFor } from "../../../model/kit/language-definition.ts";
import { namedLanguages } from "../../../site/languages.ts";
import type { SectionOrigin, ValueOrigin } from "../../protocol/page.ts";
import type { CellPosition } from "../../protocol/rows.ts";
import type { EditedPage } from "./edited-pages.ts";

/** Parts of the config that have no words of pages, or whose words have origins already. */
const OTHERS: ReadonlySet<string> = new Set(
  "$schema version pages templates shared before after redirects checks publish theme languages".split(
    " ",
  ),
);

/** What is neither a word that visitors read nor the address of a link that shows one: a path, an anchor. */
const IS_PATH = /^[/#]/;

const IS_TIME = /^(\d{4}-\d\d-\d\d([T ]\d\d:\d\d)?|\d\d:\d\d)$/;

/** Longer texts of other places are in no list. */
const LONGEST = 300;

/** The cell of a table that a value comes from, by its path in the file. */
export type CellOf = (file: string, path: Path) => CellPosition | undefined;

interface Leaf {
  path: Path;
  value: string | number;
}

/** The texts, numbers and times within a value. */
function leavesOf(value: unknown, path: Path): Leaf[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((each, at) => leavesOf(each, [...path, at]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/**
 * What a page may show in other words, or from elsewhere: numbers, dates and times of its sections, the texts of the whole
 * site, and those of pages that it links to.
 */
export function valuesOf(
  made: EditedPage,
  config: unknown,
  sections: readonly Pick<SectionOrigin, "index">[],
  { kit, cellOf }: { kit: Kit; cellOf: CellOf },
): ValueOrigin[] {
  return [
    ...sections.flatMap(({ index }) => valuesOfSection(made, config, index, cellOf)),
    ...textsOfSite(made, config),
    ...textsOfLinked(made, config, cellOf),
    ...builtInTexts(made, config, kit),
    ...namesOfLanguages(made, config),
  ];
}

/** The words of the builder that the page shows, which an owner can replace. */
function builtInTexts(
  { compiled: { page }, html }: EditedPage,
  config: unknown,
  { languages }: Kit,
): ValueOrigin[] {
  const { language } = Object(config);
  const own = String(page.language ?? language);
  const path = own === language ? ["texts"] : ["languages", own, "texts"];
  const isShown = ({ value }: Leaf) => fixedParts(value).every((part) => html.includes(part));
  return leavesOf(languageFor(languages, own).texts, path).filter(isShown);
}

/** The words of a text of the builder that are the same on each page, beside its placeholders. */
const fixedParts = (value: Leaf["value"]) =>
  String(value)
    .split(/\{\w+\}/)
    .map((part) => part.trim());

/** The names of the site's languages, by which its pages link to each other. */
function namesOfLanguages({ html }: EditedPage, config: unknown): ValueOrigin[] {
  const { language, languages } = Object(config);
  return namedLanguages({ language, languages })
    .filter(({ name }) => html.includes(name))
    .map(({ language: tag, name }) => ({
      path: tag in Object(languages) ? ["languages", tag] : ["languages"],
      value: name,
    }));
}

function valuesOfSection(
  { compiled: { page }, site }: EditedPage,
  config: unknown,
  section: number,
  cellOf: CellOf,
): ValueOrigin[] {
  const origin = page.sections.origins[section] ?? [];
  const isShownOtherwise = ({ value }: Leaf) => typeof value === "number" || IS_TIME.test(value);
  return leavesOf(page.sections.value[section], origin)
    .filter(isShownOtherwise)
    .flatMap(({ path, value }) => {
      const found = withPlace({ path, value }, site, config, cellOf);
      return found ? { ...found, section } : [];
    });
}

/** A value where somebody edits it; undefined for a default, or if it comes from a token. */
function withPlace(
  { path, value }: Leaf,
  site: EditedPage["site"],
  config: unknown,
  cellOf: CellOf,
): ValueOrigin | undefined {
  const written = site.written(path);
  if (written.table) {
    const cell = cellOf(written.table.file, written.path);
    return cell && { path: [basename(written.table.file), ...written.path], value, cell };
  }
  const own = valueAt(config, written.path);
  return String(own) === String(value) ? { path: written.path, value } : undefined;
}

/** The texts and times of the parts of the site that are on every page, in the language of the page. */
function textsOfSite({ compiled: { page } }: EditedPage, config: unknown): ValueOrigin[] {
  const { languages, ...main } = Object(config);
  const language = String(page.language ?? main.language);
  const translated = Object(Object(languages)[language]);
  const parts = Object.entries(main).filter(([key]) => !OTHERS.has(key));
  const leaves = [
    ...leavesOf(translated, ["languages", language]),
    ...parts.flatMap(([key, value]) =>
      key in translated && !isObject(value) ? [] : leavesOf(value, [key]),
    ),
  ];
  return leaves.flatMap(({ path, value }): ValueOrigin[] => {
    if (typeof value === "number" || IS_PATH.test(value) || value.length > LONGEST) return [];
    const filled = replaceTokens(value, (name, whole) => {
      const token = page.scope.get(name);
      return token?.type === "text" ? displayValue(token) : whole;
    });
    return [{ path, value: filled }];
  });
}

/** A page with more links lists their names, as a page about all places does. */
const MOST_LINKED = 200;

const LINK = /href="(\/[^"#?]*)/g;

/** The texts of the page itself, and of those that it links to, since it may show them as cards. */
function textsOfLinked(
  { html, site, compiled: { page } }: EditedPage,
  config: unknown,
  cellOf: CellOf,
): ValueOrigin[] {
  const links = new Set([...html.matchAll(LINK)].map(([, path = ""]) => decoded(path)));
  const linked = new Set([...links].slice(0, MOST_LINKED));
  // Its own label and date are above its sections.
  linked.add(page.path);
  return site.entries.flatMap((entry, index) => {
    const { sections: _, path, ...fields } = Object(entry);
    if (!linked.has(path)) return [];
    return leavesOf(fields, ["pages", index]).flatMap((leaf) => {
      if (typeof leaf.value === "number" || IS_PATH.test(leaf.value)) return [];
      if (leaf.value.length > LONGEST) return [];
      const found = withPlace(leaf, site, config, cellOf);
      return found ? { ...found, ...(path !== page.path && { page: String(path) }) } : [];
    });
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
