import type { Section } from "../../schema/fields/section.ts";
import { type Path, problem } from "../diagnostics/diagnostic.ts";
import { listNames } from "../diagnostics/list-names.ts";
import { addAll } from "../lib/lists.ts";
import { withoutClock } from "../lib/without-clock.ts";
import { HOURS_FORMS } from "../model/hours.ts";
import type { SectionContext } from "../model/kit/section-context.ts";
import type { SectionType } from "../model/kit/section-definition.ts";
import { sectionFeatures } from "../model/kit/section-features.ts";
import { definitionOf, type SectionKit } from "../model/kit/section-kit.ts";
import type { FeedEntry } from "../model/page-list.ts";
import { listOf } from "./page-outline.ts";
import type { ResolveEnvironment } from "./resolve/environment.ts";
import { hasPrice, withDisplayPrices } from "./resolve/prices.ts";
import { resolvePublished } from "./resolve/resolve.ts";
import type { Use } from "./resolve/uses.ts";
import { ruleProblems } from "./rule-problems.ts";
import { sectionContext } from "./sections/section-context.ts";
import { serviceUses } from "./sections/service-uses.ts";
import type { LanguageContext, SiteContext } from "./site-context.ts";
import type { PageOutline, SiteIndex } from "./site-index.ts";

/** The context that a page is compiled in. */
export interface PageSurroundings {
  env: ResolveEnvironment;
  context: LanguageContext;
  siteIndex: SiteIndex;
  unpublished: SiteContext["unpublished"];
  day: string;
  /** The entries of the page's feed. */
  feed: FeedEntry[];
}

/** Resolves a section's fields; undefined if the whole section is omitted because its links are not published. */
export function resolvedSection(
  section: Section,
  path: Path,
  env: ResolveEnvironment,
  { kit, config: { language } }: LanguageContext,
) {
  const { schema } = definitionOf(kit, section);
  const resolved = resolvePublished(schema, section, path, env) as Section | undefined;
  if (!resolved) return undefined;
  const written = { section, path, valueOrigins: env.valueOrigins };
  addAll(env.problems, ruleProblems(resolved, written, schema));
  addAll(env.uses, serviceUses(resolved, path, language, kit));
  return resolved;
}

/** Adds the props that its type derives, and its structured data. */
export function derivedSection(
  { section, written, path }: { section: Section; written: Section; path: Path },
  page: PageOutline,
  {
    env,
    context,
    siteIndex,
    feed,
    ...rest
  }: PageSurroundings & Pick<SectionContext, "hoursElsewhere" | "precedingOfType">,
) {
  const { kit } = context;
  const definition = definitionOf(kit, section);
  const { derive, structuredData, words, schema } = definition;
  if (!derive && !structuredData && !words && !hasPrice(schema))
    return { section, described: [], files: [] };
  const own = sectionContext(context.shared, siteIndex, page, path, {
    kit,
    list: listOf(written, context),
    feed: sectionFeatures(written, kit).includes("feed") ? feed : undefined,
    ...env,
    ...rest,
  });
  try {
    return withoutClock(`The deriver of the section type "${section.type}"`, () => {
      const said = words && { words: wordsIn(words, page.language, definition, path, env) };
      const priced = withDisplayPrices(schema, section, own);
      const whole = { ...priced, ...said, ...definition.derive?.(own, priced) };
      removeUnshown(env.uses, path, priced, whole);
      return {
        section: whole,
        described: definition.structuredData?.(own, whole) ?? [],
        files: (definition.files?.(own, priced) ?? []).map(({ name, content }) => ({
          url: own.fileUrl(name),
          content,
        })),
      };
    });
  } catch (error) {
    const at = kit.thrownAt?.(error);
    if (at === undefined) throw error;
    env.problems.push(stopped(section, path, error, at));
    return { section, described: [], files: [] };
  }
}

/** Removes the uses of entries that the deriver leaves out of a list: the page does not show them. */
function removeUnshown(uses: Use[], path: Path, before: Section, after: Section): void {
  for (const [key, list] of Object.entries(before)) {
    const shown = after[key];
    if (list === shown || !Array.isArray(list) || !Array.isArray(shown)) continue;
    if (!shown.every((entry) => list.includes(entry))) continue;
    const isShown = (use: Use) =>
      ![...path, key].every((step, at) => use.path[at] === step) ||
      shown.includes(list[Number(use.path[path.length + 1])]);
    uses.splice(0, uses.length, ...uses.filter(isShown));
  }
}

const stopped = ({ type }: Section, path: Path, error: unknown, at: string) =>
  problem(
    "own-code",
    path,
    `The section type "${type}" stops with an error: ${error instanceof Error ? error.message : error}`,
    `It is thrown at ${at}.`,
  );

/** The messages of a language, or of the same language without its country, or else the first ones. */
function wordsIn(
  words: NonNullable<SectionType["words"]>,
  language: string,
  { type }: SectionType,
  path: Path,
  { problems }: ResolveEnvironment,
) {
  const [base = ""] = language.split("-");
  const own = words[language] ?? words[base];
  if (own) return own;
  const message = `The section type "${type}" has no "words" for the language "${language}".`;
  const has = listNames(Object.keys(words), 9);
  problems.push(
    problem("own-words", path, message, `It has ${has}. Add "${base}" to its "words".`),
  );
  return Object.values(words)[0];
}

/**
 * Whether another section of a page displays the same hours better than the section at an index: in a fuller
 * form, or in the same form before it.
 */
export function hoursElsewhere(sections: readonly Section[], at: number, kit: SectionKit) {
  return (location?: string): boolean => {
    const shown = sections.map((section) => definitionOf(kit, section).uses?.hours?.(section));
    const rankOf = (index: number) =>
      HOURS_FORMS.indexOf(shown[index]?.form ?? "table") * sections.length + index;
    return shown.some((each, index) => {
      if (!each || rankOf(index) >= rankOf(at)) return false;
      if (location === undefined) return each.business;
      return each.locations === "all" || each.locations.includes(location);
    });
  };
}
