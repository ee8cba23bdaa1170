import type { Path } from "../diagnostics/diagnostic.ts";
import { isUnder } from "../diagnostics/diagnostic.ts";
import type { CompiledPage } from "./compile-page.ts";
import type { LanguageContext } from "./site-context.ts";

/** The sources of a page's content, whose dates decide when the page last changed. It is plain data. */
export interface DatedParts {
  /** The page's own entry in the config. */
  origin: Path;
  /** Other paths that its content comes from. */
  paths: Path[];
  /** Its pictures and videos, by their names in `public/media`. */
  media: string[];
}

/**
 * Everything that a page's content comes from: its entry, its template's parts, the facts and parameters of
 * its tokens, the facts within those, pictures and films. Header and footer do not count as content.
 */
export function datedParts(
  { page, uses }: CompiledPage,
  { locations, facts, uses: shared }: Pick<LanguageContext, "locations" | "facts" | "uses">,
): DatedParts {
  const { origin, scope } = page;
  const tokens = new Set<string>();
  const media = new Set<string>();
  for (const use of uses) {
    if (use.kind === "token") tokens.add(use.name);
    else if (use.kind === "media") media.add(use.name);
  }
  // The loop also visits tokens that are added to the set meanwhile.
  for (const name of tokens) {
    const fact = facts.get(name);
    for (const use of shared) {
      if (fact && use.kind === "token" && isUnder(use.path, [fact.origin])) tokens.add(use.name);
    }
  }
  const { label, title, description, sections, parent, areaServed } = page;
  const words = [label, title, description, sections, parent, areaServed];
  const written = [...words, ...[...tokens].map((name) => scope.get(name))];
  const paths = written.flatMap((one) =>
    one && !isUnder(one.origin, [origin]) ? [one.origin] : [],
  );
  // Structured data has all facts of the business, except on pages about a service in one place.
  const aboutBusiness = page.structuredData && !areaServed ? [["business"]] : [];
  const places = locations
    .filter((own) => page.structuredData === "business" || own.page?.href === page.path)
    .map(({ key }) => ["locations", key]);
  return {
    origin,
    paths: [...paths, ...aboutBusiness, ...places],
    media: [...media],
  };
}
