import { isUnder } from "../diagnostics/cascades.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import type { CompiledPage } from "./compile-page.ts";
import type { LanguageContext } from "./site-context.ts";

/** What a page is made of, as far as it has dates. Plain data, to be kept or sent elsewhere. */
export interface DatedParts {
  /** The page's own entry in the config. */
  origin: Path;
  /** Where else its content is written. */
  paths: Path[];
  /** Its pictures and videos, by their names in `public/media`. */
  media: string[];
}

/**
 * A page's own entry, what it takes from its template, facts and other words that its tokens stand
 * for, with the facts that those name, pictures and video. Header and footer are left out: they change all pages and no page's content.
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
  // What is added on the way comes in its turn.
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
  // Structured data tells all about the business, but for that of a service in one place.
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
