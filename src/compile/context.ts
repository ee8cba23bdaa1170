import { forms, map } from "../../schema/forms.ts";
import type { Site } from "../../schema/site.ts";
import { problem } from "../diagnostics/diagnostic.ts";
import type { SectionContext } from "../sections/context.ts";
import type { ExpandedPage } from "./expand.ts";
import { addressLines, contactFacts, hoursLines, whatsappUrl } from "./facts.ts";
import { type ResolveEnvironment, resolveFields } from "./resolve.ts";

/** What every section of the site may draw on; `siblings` differ from page to page. */
export type SharedContext = Omit<SectionContext, "siblings" | "missing">;

export function sharedContext(
  config: Site,
  pages: readonly ExpandedPage[],
  env: ResolveEnvironment,
): SharedContext {
  const { business, theme } = config;
  return {
    business,
    theme,
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
    allSections: pages.flatMap(({ sections }) => sections.value),
    pageWith: (type) => {
      const page = pages.find(({ sections }) => sections.value.some((one) => one.type === type));
      return page && { href: page.path };
    },
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
