import { sectionFeatures } from "../../../model/section-features.ts";
import { dataProtectionOf } from "../../../sections/privacy/regulators.ts";
import { defineCheck } from "../../engine/rule.ts";

export const privacyLaw = defineCheck({
  id: "privacy-law",
  severity: "warning",
  summary: "The privacy notice says what the law of the country asks for.",
  explanation:
    "The notice knows the law and the authority of the United Kingdom, the European Economic Area and " +
    "Switzerland. Of any other country it names neither, and says only what is true without a law. Write under " +
    "`law` of the section what yours wants said: the name of the law, why you may use people's details, their " +
    "rights, and where they can complain.",
  *checkPage({ page: { sections } }, { config, kit }) {
    const { country } = config.business.address;
    if (dataProtectionOf(country)) return;
    for (const [index, section] of sections.value.entries()) {
      const isNotice = sectionFeatures(section, kit).includes("privacyNotice");
      if (!isNotice || Object.hasOwn(section, "law")) continue;
      yield {
        path: sections.origins[index] ?? sections.origin,
        basis: [["business", "address", "country"]],
        message: `The notice knows no law for the country ${country}, so it names none and no authority.`,
        hint: 'Write what the law there wants said, in Markdown: "law": "…" in this section.',
      };
    }
  },
});
