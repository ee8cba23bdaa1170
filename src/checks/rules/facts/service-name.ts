import { isGenericLabel } from "../../../locales/words/no-services.ts";
import { languageFor } from "../../../model/kit/language-definition.ts";
import { defineCheck } from "../../engine/rule.ts";

export const serviceName = defineCheck({
  id: "service-name",
  severity: "warning",
  summary: "A page about a service is named after the service.",
  explanation:
    'Search engines learn the name of a service from the label of its page: Rewiring, Root canal treatment. "Services" ' +
    'or "Prices" names a list that nobody searches for, so such a page describes no service. Give the ' +
    "page the name of the service, or remove the field from a page about several.",
  *checkPage({ page, label }, { config, kit }) {
    const { structuredData, areaServed, language, origin } = page;
    if (structuredData !== "service" || areaServed) return;
    if (!isGenericLabel(label, languageFor(kit.languages, language ?? config.language))) return;
    yield {
      path: [...origin, "structuredData"],
      message: `"${label}" does not name a service, so search engines learn of none here.`,
      hint: 'Name the service in "label", or remove "structuredData" from a page about several.',
    };
  },
});
