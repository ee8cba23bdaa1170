import { namesNoService } from "../../../catalogue/no-services.ts";
import { languageFor } from "../../../model/language-definition.ts";
import { defineCheck } from "../../engine/rule.ts";

export const serviceName = defineCheck({
  id: "service-name",
  severity: "warning",
  summary: "A page about a service is called what the service is.",
  explanation:
    "Search engines are told of a service by the label of its page: Rewiring, Root canal treatment. Services " +
    "or Prices is the name of a list, and nobody looks for it, so they are told of no service there. Give the " +
    "page the name of the service, or take the field out of a page about all of them.",
  *checkPage({ page, label }, { config, kit }) {
    const { structuredData, areaServed, language, origin } = page;
    if (structuredData !== "service" || areaServed) return;
    if (!namesNoService(label, languageFor(kit.languages, language ?? config.language))) return;
    yield {
      path: [...origin, "structuredData"],
      basis: [page.label.origin],
      message: `"${label}" is the name of no service, so search engines are not told of one here.`,
      hint: 'Name the service in "label", or take "structuredData" out of a page that is about several.',
    };
  },
});
