import { type Section, sectionSchemas } from "../../schema/sections/index.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import type { NewsEntry } from "../model/news.ts";
import type { Derive, SectionContext } from "../model/section-context.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";
import { resolveFields } from "../resolve/resolve.ts";
import { derivers } from "../sections/derivers.ts";
import { type Describe, describers } from "../sections/structured-data.ts";
import { withoutClock } from "../util/without-clock.ts";
import { ruleProblems } from "./rule-problems.ts";
import { sectionContext } from "./section-context.ts";
import type { LanguageContext, SiteContext } from "./site-context.ts";
import type { PageOutline, SiteIndex } from "./site-index.ts";

/** What a page is compiled in. */
export interface PageSurroundings {
  env: ResolveEnvironment;
  context: LanguageContext;
  siteIndex: SiteIndex;
  unpublished: SiteContext["unpublished"];
  /** What the page's lists of news are about. */
  feed: NewsEntry[];
}

/** A section with its own fields. */
export function resolvedSection(section: Section, path: Path, env: ResolveEnvironment) {
  const resolved = resolveFields(sectionSchemas[section.type], section, path, env);
  env.problems.push(...ruleProblems(resolved, { section, path, valueOrigins: env.valueOrigins }));
  return resolved;
}

/** The same with what its type derives from the rest of the site, and what it tells search engines. */
export function derivedSection(
  section: ReturnType<typeof resolvedSection>,
  path: Path,
  page: PageOutline,
  { env, context, siteIndex, ...rest }: PageSurroundings & Pick<SectionContext, "hoursElsewhere">,
) {
  const derive = (derivers as Partial<Record<Section["type"], Derive>>)[section.type];
  const describe = (describers as Partial<Record<Section["type"], Describe<never>>>)[section.type];
  if (!derive && !describe) return { section, described: [] };
  const own = sectionContext(context.shared, siteIndex, page, path, { ...env, ...rest });
  return withoutClock(`What the section type "${section.type}" derives`, () => {
    const whole = { ...section, ...derive?.(own, section) };
    // The describer of a type is given sections of that type.
    return { section: whole, described: describe?.(own, whole as never) ?? [] };
  });
}
