import type { PageFrame } from "../../../schema/page.ts";
import type { Site, UnstyledSite } from "../../../schema/site.ts";
import { type Diagnostic, problem } from "../../diagnostics/diagnostic.ts";
import { addAll } from "../../lib/lists.ts";
import { isObject } from "../../lib/objects.ts";
import { completeTheme } from "../../looks/theme/complete-theme.ts";
import { fontsFor } from "../../model/kit/look-definition.ts";
import { lookOf, type SectionKit } from "../../model/kit/section-kit.ts";
import type { Expanded } from "../expand/expand.ts";
import type { ExpandedPage } from "../expand/expand-page.ts";
import { reasonWords } from "../expand/published.ts";
import { explainIssues } from "./explain.ts";
import { type ParsedFrame, parseFrame } from "./frame.ts";
import type { Issue } from "./issue-messages.ts";
import { parseFields, parsePage } from "./parse-page.ts";
import type { PageParser, ParsedPage } from "./parsed-page.ts";
import { versionProblem } from "./readings/version.ts";
import { templateProblems } from "./template-problems.ts";

/** The result of validating a config. */
export interface ParsedConfig {
  /** The site; undefined if anything outside of its pages and templates is invalid, or the path of a page. */
  site: Site | undefined;
  /** By index; without pages that are cached or invalid. */
  pages: readonly (ParsedPage | undefined)[];
  /** A page for each unused template. */
  examples: readonly ParsedPage[];
  /** The indexes of pages that are invalid themselves or by their template. */
  omitted: ReadonlySet<number>;
  diagnostics: Diagnostic[];
}

/** Validates an expanded config. Pages that are cached are known to be valid. */
export function parse(
  expanded: Expanded,
  kit: SectionKit,
  isCached: (index: number) => boolean = () => false,
): ParsedConfig {
  const other = versionProblem(expanded.value) ?? nothingPublished(expanded);
  if (other) return { ...NOTHING, diagnostics: [other] };
  const parseAll = () => parsePages(expanded, kit, isCached);
  // This runs rules of extensions' fields.
  return kit.runWithTimeLimit ? kit.runWithTimeLimit(parseAll) : parseAll();
}

const NOTHING = { site: undefined, pages: [], examples: [], omitted: new Set<number>() };

function nothingPublished({ unpublished, entries }: Expanded): Diagnostic | undefined {
  const hidden = unpublished.find(({ section }) => section === undefined);
  if (!hidden || entries.length > 0) return undefined;
  const [path = ""] = hidden.pages;
  const message = `No page is published today, so visitors get an error: ${path} ${reasonWords(hidden)}.`;
  return problem("too-small", hidden.at, message, "Publish at least the home page.", { at: "key" });
}

function parsePages(
  { value, entries, page, examples }: Expanded,
  kit: SectionKit,
  isCached: (index: number) => boolean,
): ParsedConfig {
  const frame = parseFrame(value, entries, kit);
  const checked = templateProblems(frame, kit.schemas);
  const diagnostics = [
    ...explainIssues(frame.issues, value, kit.schemas.site),
    ...checked.diagnostics,
  ];
  const parser: PageParser = { kit, value, templates: frame.templates, explained: new Map() };
  const omitted = new Set<number>();
  const pageAt = (expanded: ExpandedPage) => {
    const parsed = parsePage(expanded, parser);
    addAll(diagnostics, parsed.diagnostics);
    return parsed.page;
  };
  const pages = frame.pages.map((entry, index) => {
    if (entry && isCached(index)) return undefined;
    const isMade = entry && !checked.faulty.has(entry.template ?? "");
    const parsed = isMade ? pageAt(page(index)) : undefined;
    if (!parsed) omitted.add(index);
    // All mistakes in the fields of a page are reported at once.
    if (!entry && isObject(entries[index]))
      addAll(diagnostics, parseFields(page(index), parser).diagnostics);
    return parsed;
  });
  const isUsable = ({ template = "" }: ExpandedPage) => !checked.faulty.has(template);
  const unused = examples.filter(isUsable).map((each) => parsePage(each, parser));
  addAll(
    diagnostics,
    unused.flatMap((each) => each.diagnostics.filter(isShared)),
  );
  const { data } = frame;
  const site = data && !frame.issues.some(isOfPath) ? data : undefined;
  return {
    site: site && completed(site, frame, kit),
    pages,
    examples: unused.flatMap((each) => each.page ?? []),
    omitted,
    diagnostics,
  };
}

/** Problems of the examples in place of parameters do not matter. */
const isShared = ({ path }: Diagnostic) => path[0] !== "pages";

/** Whether the path of a page is wrong: it may be the one that other pages link to. */
const isOfPath = ({ path: [first, , key] }: Issue) =>
  first === "pages" && (key === "path" || key === undefined);

/** Adds to a site what follows from the rest of it, and its address in ASCII: `xn--bckerei-5wa.example`. */
function completed(
  { theme, business, ...rest }: UnstyledSite,
  { templates, pages }: ParsedFrame,
  kit: SectionKit,
): Site {
  return {
    ...rest,
    templates,
    pages: pages.map((page, index) => page ?? pathOnly(rest.pages[index])),
    theme: completeTheme(theme, fontsFor(lookOf(kit, theme.look), rest.language)),
    business: { ...business, url: new URL(business.url).origin },
  };
}

/** An invalid page: links to it are still valid. */
const pathOnly = (entry: unknown): PageFrame => ({ path: String(Object(entry).path), index: true });
