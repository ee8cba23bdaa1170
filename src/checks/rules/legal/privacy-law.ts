import { dataProtectionOf } from "../../../business/regulators.ts";
import { sectionFeatures } from "../../../model/kit/section-features.ts";
import { defineCheck } from "../../engine/rule.ts";

export const privacyLaw = defineCheck({
  id: "privacy-law",
  severity: "warning",
  summary: "The privacy notice meets the law of the country.",
  explanation:
    "The builder knows the law and the authority of the United Kingdom, the European Economic Area and " +
    "Switzerland. For any other country the notice names neither. Write under " +
    "`law` of the section what your law requires: its name, why you may use people's details, their " +
    "rights, and where they can complain.",
  *checkPage({ page: { sections } }, { config, kit }) {
    const { country } = config.business.address;
    if (dataProtectionOf(country)) return;
    for (const [index, section] of sections.value.entries()) {
      const isNotice = sectionFeatures(section, kit).includes("privacyNotice");
      if (!isNotice || Object.hasOwn(section, "law")) continue;
      yield {
        path: sections.origins[index] ?? sections.origin,
        message: `The builder does not know the law of ${country}, so the notice names neither a law nor an authority.`,
        hint: 'Write what the law requires, in Markdown: "law": "…" in this section.',
      };
    }
  },
});
