import { namesUsedOn } from "../../config/expand/use-shared.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import type { CompiledPage } from "../../site/compile-page.ts";
import { plainText } from "../../site/resolve/uses.ts";
import type { PageOrigins, SectionOrigin, TextOrigin } from "../protocol.ts";
import type { EditedPage } from "./edited-pages.ts";

/**
 * Where the sections and texts of a page come from. A section is one of the groups of nodes in `<main>`, in the same order
 * (src/client/page.tsx).
 */
export function pageOrigins(
  { compiled, expanded }: EditedPage,
  config: unknown,
): Omit<PageOrigins, "version"> {
  const { page } = compiled;
  const isTemplate = expanded.template !== undefined;
  return {
    path: page.path,
    entry: expanded.origin,
    ...(!isTemplate && { sectionsPath: [...expanded.origin, "sections"] }),
    sections: shownSections(compiled).map((at) => {
      const origin = page.sections.origins[at] ?? [];
      return {
        index: at,
        type: page.sections.value[at]?.type ?? "",
        path: origin,
        summary: summaryOf(compiled, at),
        isOwn: isOwnSection(origin, expanded.origin),
        ...sharing(origin, config, expanded.template),
        ...useOf(origin, config, expanded.origin),
      };
    }),
    texts: textsOf(compiled),
  };
}

/** The heading of a section, or its first text. */
function summaryOf(compiled: CompiledPage, section: number): string {
  const own = compiled.uses.filter((use) => use.section === section && use.kind === "text");
  const heading = own.find((use) => use.kind === "text" && use.heading !== undefined);
  const shown = heading ?? own[0];
  return shown?.kind === "text" ? shown.value : "";
}

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
  template: string | undefined,
): Pick<SectionOrigin, "pageCount"> {
  const { pages = [] } = Object(config);
  const all: unknown[] = Array.isArray(pages) ? pages : [];
  const having = (isOn: (page: unknown) => boolean) => ({ pageCount: all.filter(isOn).length });
  if (part === "templates") return having((page) => Object(page).template === template);
  if (part === "shared") return having((page) => namesUsedOn(page, config).has(name));
  if (part === "before" || part === "after") return having(() => true);
  return {};
}

/** The texts of a page that it shows, with their sources. */
function textsOf(compiled: CompiledPage): TextOrigin[] {
  return compiled.uses.flatMap((use): TextOrigin[] => {
    const { section } = use;
    if (section === undefined) return [];
    if (use.kind === "markdown")
      return [
        { section, path: use.path, shown: plainText(use.nodes), source: use.raw, isMarkdown: true },
      ];
    if (use.kind !== "text" || use.isAlternative) return [];
    const isWhole = use.raw === use.value.replaceAll("\u00A0", " ") || use.raw === use.value;
    const source = isWhole ? { source: use.raw } : {};
    return [{ section, path: use.path, shown: use.value, ...source, isMarkdown: false }];
  });
}
