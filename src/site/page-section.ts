import type { Section } from "../../schema/fields/section.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import type { NewsEntry } from "../model/news.ts";
import type { SectionContext } from "../model/section-context.ts";
import { definitionOf, type SectionKit } from "../model/section-kit.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";
import { resolveFields } from "../resolve/resolve.ts";
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
export function resolvedSection(
  section: Section,
  path: Path,
  env: ResolveEnvironment,
  kit: SectionKit,
) {
  const { schema } = definitionOf(kit, section);
  const resolved = resolveFields(schema, section, path, env) as Section;
  const written = { section, path, valueOrigins: env.valueOrigins };
  env.problems.push(...ruleProblems(resolved, written, schema));
  return resolved;
}

/** The same with what its type derives from the rest of the site, and what it tells search engines. */
export function derivedSection(
  section: ReturnType<typeof resolvedSection>,
  path: Path,
  page: PageOutline,
  { env, context, siteIndex, ...rest }: PageSurroundings & Pick<SectionContext, "hoursElsewhere">,
) {
  const definition = definitionOf(context.kit, section);
  if (!definition.derive && !definition.describe) return { section, described: [] };
  const own = sectionContext(context.shared, siteIndex, page, path, {
    kit: context.kit,
    ...env,
    ...rest,
  });
  return withoutClock(`What the section type "${section.type}" derives`, () => {
    const whole = { ...section, ...definition.derive?.(own, section) };
    return { section: whole, described: definition.describe?.(own, whole) ?? [] };
  });
}
