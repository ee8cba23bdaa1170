import { basename } from "node:path";
import { dateIn, zoneOf } from "../../../business/hours/time-zone.ts";
import { namesUsedOn } from "../../../config/expand/use-shared.ts";
import { hiddenOn } from "../../../config/expand/visible-days.ts";
import { valueAt } from "../../../config/parse/explain.ts";
import { displayValue } from "../../../config/tokens/scope.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import type { Kit } from "../../../kit/kit.ts";
import { replaceTokens, tokensIn } from "../../../lib/token.ts";
import type { CompiledPage } from "../../../site/compile-page.ts";
import { plainText } from "../../../site/resolve/uses.ts";
import type {
  OmittedSection,
  PageOrigins,
  SectionOrigin,
  TextOrigin,
} from "../../protocol/page.ts";
import type { HiddenState } from "../../protocol/pages.ts";
import { sectionName } from "../section-name.ts";
import type { EditedPage } from "./edited-pages.ts";
import { parameterPath } from "./parameter-path.ts";
import { picturesOf } from "./picture-origins.ts";
import type { CellOf } from "./shown-values.ts";

/**
 * Where the sections and texts of a page come from. A section is one of the groups of nodes in `<main>`, in the same order
 * (src/client/page.tsx).
 */
export function pageOrigins(
  made: EditedPage,
  config: unknown,
  kit: Kit,
  cellOf: CellOf,
): Omit<PageOrigins, "version"> {
  const { compiled, expanded, site } = made;
  const { page } = compiled;
  const entry = site.written(expanded.origin).path;
  const isTemplate = expanded.template !== undefined;
  const own = isTemplate ? undefined : [...entry, "sections"];
  const sections = shownSections(compiled).map((at) => {
    const origin = site.written(page.sections.origins[at] ?? []).path;
    const state = stateOf(valueAt(config, origin), config);
    return {
      index: at,
      name: sectionName(kit.sections, page.sections.value[at]?.type ?? ""),
      path: origin,
      ...summaryOf(compiled, at),
      isOwn: isOwnSection(origin, entry),
      ...sharing(origin, config, made),
      ...useOf(origin, config, entry),
      ...(state && { state }),
    };
  });
  return {
    path: page.path,
    entry,
    ...(own && { sectionsPath: own }),
    sections,
    omitted: own ? omittedSections(own, sections, config, kit) : [],
    texts: textsOf(made).map((text) => asWritten(text, made, cellOf)),
    pictures: picturesOf(made, config, cellOf),
  };
}

/** The sections of the page's own list that are not on the page today. */
function omittedSections(
  list: Path,
  shown: readonly SectionOrigin[],
  config: unknown,
  kit: Kit,
): OmittedSection[] {
  const all = valueAt(config, list);
  const paths = new Set(shown.map(({ path }) => path.join("/")));
  return (Array.isArray(all) ? all : []).flatMap((section: unknown, at) => {
    const path = [...list, at];
    if (paths.has(path.join("/"))) return [];
    const { type, use, heading } = Object(section);
    const state = stateOf(section, config);
    const name = sectionName(kit.sections, String(type ?? use));
    return { name, summary: String(heading ?? ""), path, ...(state && { state }) };
  });
}

/** Why a section is hidden from visitors today. */
function stateOf(section: unknown, config: unknown): HiddenState | undefined {
  const { key } = hiddenOn(dateIn(zoneOf(Object(config).business)), section) ?? {};
  return key === "date" ? "from" : key;
}

/** The heading of a section, or else its first words that are not in a list: a page may show a list in another order. */
function summaryOf(
  { uses }: CompiledPage,
  section: number,
): Pick<SectionOrigin, "summary" | "words"> {
  const own = uses.flatMap((use) => {
    if (use.section !== section || isInList(use.path)) return [];
    if (use.kind === "markdown") return { words: plainText(use.nodes), isHeading: false };
    if (use.kind !== "text" || use.isAlternative) return [];
    return { words: use.value, isHeading: use.heading !== undefined };
  });
  const heading = own.find(({ isHeading }) => isHeading);
  const words = own[0]?.words.slice(0, MAX_SUMMARY);
  return { summary: heading?.words ?? "", ...(!heading && words && { words }) };
}

const MAX_SUMMARY = 80;

/** Whether a value is in a list of its section, or of a parameter: `pages`, 0, `sections`, 2, `steps`, 1. */
const isInList = (path: Path) => path.slice(4).some((step) => typeof step === "number");

/** The indexes of the sections that the page shows: one whose link is not published today is omitted. */
function shownSections({ page, route }: CompiledPage): number[] {
  const shown = route.sections.map(({ type }) => type);
  return page.sections.value.flatMap(({ type }, at) => {
    if (shown[0] !== type) return [];
    shown.shift();
    return [at];
  });
}

const isOwnSection = (origin: Path, entry: Path) =>
  origin.length === entry.length + 2 &&
  origin[entry.length] === "sections" &&
  origin[1] === entry[1];

/** Where the page itself names a shared section, so that it can differ there. */
function useOf([part, name]: Path, config: unknown, entry: Path): Pick<SectionOrigin, "use"> {
  if (part !== "shared" || entry[0] !== "pages") return {};
  const { pages } = Object(config);
  const { sections } = Object(Object(pages)[entry[1] ?? ""]);
  const all: unknown[] = Array.isArray(sections) ? sections : [];
  const index = all.findIndex((section) => Object(section).use === name);
  return index < 0 ? {} : { use: [...entry, "sections", index] };
}

/** On how many pages a section is that is not the page's own. */
function sharing(
  [part, name]: Path,
  config: unknown,
  { expanded: { template }, site: { entries } }: EditedPage,
): Pick<SectionOrigin, "pageCount"> {
  const having = (isOn: (page: unknown) => boolean) => ({ pageCount: entries.filter(isOn).length });
  if (part === "templates") return having((page) => Object(page).template === template);
  if (part === "shared") return having((page) => namesUsedOn(page, config).has(name));
  if (part === "before" || part === "after") return having(() => true);
  return {};
}

/** The texts of a page that it shows, with their sources. */
function textsOf(made: EditedPage): TextOrigin[] {
  return made.compiled.uses.flatMap((use): TextOrigin[] => {
    const { section } = use;
    if (section === undefined) return [];
    const path = "raw" in use && parameterPath(use.raw, made);
    if (path) {
      const shown =
        use.kind === "markdown" ? plainText(use.nodes) : use.kind === "text" && use.value;
      return shown ? [{ section, path, shown, isMarkdown: use.kind === "markdown" }] : [];
    }
    if (use.kind === "markdown")
      return [
        { section, path: use.path, shown: plainText(use.nodes), source: use.raw, isMarkdown: true },
      ];
    if (use.kind !== "text" || use.isAlternative) return [];
    const source = sourceOf(use.raw, use.value, made.compiled);
    return [{ section, path: use.path, shown: use.value, ...source, isMarkdown: false }];
  });
}

/** The source of a text that can be typed in on the page: the page shows it, with the values of its tokens. */
function sourceOf(
  raw: string,
  shown: string,
  { page: { scope } }: CompiledPage,
): Pick<TextOrigin, "source" | "tokens"> {
  const plain = (text: string) => text.replaceAll("\u00A0", " ");
  if (plain(raw) === plain(shown)) return { source: raw };
  const tokens = [...new Set(tokensIn(raw))].flatMap((name) => {
    const token = scope.get(name);
    return token?.type === "text" ? [{ name, value: displayValue(token) }] : [];
  });
  const values = new Map(tokens.map(({ name, value }) => [name, value]));
  const filled = replaceTokens(raw, (name, token) => values.get(name) ?? token);
  // A brace that visitors see has a backslash, which is only in the form.
  const isWhole = plain(filled) === plain(shown) && !raw.includes("\\");
  return isWhole ? { source: raw, tokens } : {};
}

/** A text with its path in the file. One that is in a table has its cell; its path only identifies it. */
function asWritten(
  text: TextOrigin,
  { site: { written } }: EditedPage,
  cellOf: CellOf,
): TextOrigin {
  const { path, table } = written(text.path);
  if (!table) return { ...text, path };
  const { source: _, ...rest } = text;
  const cell = cellOf(table.file, path);
  return { ...rest, path: [basename(table.file), ...path], ...(cell && { cell }) };
}
