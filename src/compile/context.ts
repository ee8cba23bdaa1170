import { forms, map } from "../../schema/forms.ts";
import type { Site } from "../../schema/site.ts";
import { problem } from "../diagnostics/diagnostic.ts";
import type { SectionContext } from "../sections/context.ts";
import { addressLines, contactFacts, hoursLines, whatsappUrl } from "./facts.ts";
import { type ResolveEnvironment, resolveFields } from "./resolve.ts";

/** What every section of the site may draw on; `siblings` differ from page to page. */
export type SharedContext = Omit<SectionContext, "siblings" | "missing">;

export function sharedContext(config: Site, env: ResolveEnvironment): SharedContext {
  const { business } = config;
  return {
    forms: resolveFields(forms, config.forms, ["forms"], env),
    map: config.map && resolveFields(map, config.map, ["map"], env),
    facts: contactFacts(business),
    address: addressLines(business),
    hours: hoursLines(business.openingHours),
    help: [
      { label: "WhatsApp", link: { href: whatsappUrl(business), newTab: true } },
      { label: business.email, link: { href: `mailto:${business.email}` } },
    ],
    absoluteUrl: (path) => business.url + path,
  };
}

/** What one section at `path` draws on. */
export const sectionContext = (
  shared: SharedContext,
  siblings: SectionContext["siblings"],
  path: readonly (string | number)[],
  report: ResolveEnvironment["report"],
): SectionContext => ({
  ...shared,
  siblings,
  missing: (part) =>
    report(problem("missing-key", path, `This section needs "${part}", which is not in the file.`)),
});
