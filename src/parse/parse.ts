import { safeParse } from "zod";
import type { Page } from "../../schema/page.ts";
import type { ThemedSite, WrittenSite } from "../../schema/site.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import { fontsFor } from "../model/look-definition.ts";
import { lookOf, type SectionKit } from "../model/section-kit.ts";
import { completeTheme } from "../theme/complete-theme.ts";
import { ownProperty } from "../util/own-property.ts";
import { explainIssues } from "./explain.ts";
import type { Issue } from "./issue-messages.ts";

/** The result of validating a config. */
export interface ParsedConfig {
  /** The site; undefined if anything outside of its pages and templates is invalid. */
  site: ThemedSite | undefined;
  /** The indexes of pages that are invalid themselves or by their template, and have no content in `site`. */
  omitted: ReadonlySet<number>;
  /** The names of invalid templates, which `site` does not have. */
  faultyTemplates: ReadonlySet<string>;
  diagnostics: Diagnostic[];
}

/** A page or template that is known to be right is not validated again. */
type IsRight = (page: unknown) => page is Page;

/**
 * Validates a config. Pages that are `isRight` are taken as they are, without defaults. If anything else
 * is invalid, all pages are validated.
 */
export function parseConfig(value: unknown, kit: SectionKit, isRight: IsRight): ParsedConfig {
  const pages = pagesIn(value);
  const others = pages.filter((page) => !isRight(page));
  if (others.length < pages.length) {
    // A site without any page is not valid.
    const shown = others.length > 0 ? others : pages.slice(0, 1);
    const { data } = safeParse(kit.schemas.site, { ...Object(value), pages: shown });
    const checked = (others.length > 0 ? data?.pages : [])?.values();
    const all = pages.flatMap((page) => (isRight(page) ? page : (checked?.next().value ?? [])));
    if (data) return { ...NOTHING_WRONG, site: completed({ ...data, pages: all }, kit) };
  }
  const { data, error } = safeParse(kit.schemas.site, value, { reportInput: true });
  if (data) return { ...NOTHING_WRONG, site: completed(data, kit) };
  const diagnostics = explainIssues(error.issues, value, kit.schemas.site);
  return { ...withoutInvalid(value, error.issues, kit), diagnostics };
}

const NOTHING_WRONG = {
  omitted: new Set<number>(),
  faultyTemplates: new Set<string>(),
  diagnostics: [],
};

/** The pages of a config that is not validated. */
export const pagesIn = (value: unknown): readonly unknown[] => {
  const { pages } = Object(value);
  return Array.isArray(pages) ? pages : [];
};

/** Validates what the issues leave of a config. The content of invalid pages takes no further part. */
function withoutInvalid(
  value: unknown,
  issues: readonly Issue[],
  kit: SectionKit,
): Omit<ParsedConfig, "diagnostics"> {
  const paths = issues.map(({ path }) => path as Path);
  const faultyTemplates = new Set(paths.flatMap((path) => templateAt(path) ?? []));
  const invalid = new Set(paths.flatMap((path) => pageAt(path) ?? []));
  const isShared = paths.some(
    (path) => templateAt(path) === undefined && pageAt(path) === undefined,
  );
  const pages = pagesIn(value);
  const isGone = (page: unknown, index: number) =>
    invalid.has(index) || faultyTemplates.has(Object(page).template);
  const omitted = new Set(pages.flatMap((page, index) => (isGone(page, index) ? index : [])));
  const rest = Object.entries(Object(Object(value).templates));
  const { data } = isShared
    ? {}
    : safeParse(kit.schemas.site, {
        ...Object(value),
        templates: Object.fromEntries(rest.filter(([name]) => !faultyTemplates.has(name))),
        pages: pages.filter((_, index) => !omitted.has(index)),
      });
  if (!data) return { site: undefined, omitted, faultyTemplates };
  const valid = data.pages.values();
  const all = pages.flatMap((page, index) =>
    omitted.has(index) ? pathOnly(page) : (valid.next().value ?? []),
  );
  return { site: completed({ ...data, pages: all }, kit), omitted, faultyTemplates };
}

/** The index of the page of an issue. A wrong path concerns other pages, too: it may be the one that they link to. */
const pageAt = ([first, index, key]: Path): number | undefined =>
  first === "pages" && typeof index === "number" && key !== undefined && key !== "path"
    ? index
    : undefined;

const templateAt = ([first, name]: Path): string | undefined =>
  first === "templates" && name !== undefined ? String(name) : undefined;

/** An omitted page: links to it are still right. */
export const pathOnly = (page: unknown): Page => ({
  path: String(ownProperty(Object(page), "path")),
  oneLanguage: false,
  index: true,
  draft: false,
});

/** Adds to a site what follows from the rest of it, and its address in ASCII: `xn--bckerei-5wa.example`. */
const completed = ({ theme, business, ...rest }: WrittenSite, kit: SectionKit): ThemedSite => ({
  ...rest,
  theme: completeTheme(theme, fontsFor(lookOf(kit, theme.look), rest.language)),
  business: { ...business, url: new URL(business.url).origin },
});
