import { isForm } from "../../../site/sections/section-features.ts";
import { defineCheck } from "../../engine/rule.ts";
import { sectionWith } from "../shared/section-with.ts";

export const noPrivacyNotice = defineCheck({
  id: "no-privacy-notice",
  severity: "warning",
  summary: "Forms link to a privacy notice.",
  explanation:
    "Whoever asks for a name and an email has to say how they are used, in most countries by law. " +
    "A line under each form links to the page with a `privacy` section, which is generated " +
    "from the features of the site. If your notice is in other sections, name its page under forms.",
  *checkSite({ config, pages, kit }) {
    const asking = pages.filter(({ features }) => features.some(isForm));
    const hasNotice = pages.some(({ features }) => features.includes("privacyNotice"));
    const [first] = asking;
    if (!first || hasNotice || config.forms.privacy !== undefined) return;
    const where = asking.length === 1 ? first.path : `${first.path} and ${asking.length - 1} more`;
    yield {
      path: ["forms"],
      at: "key",
      message: `The forms (${where}) do not link to a privacy notice: no page has ${sectionWith("privacyNotice", kit)}.`,
      hint: 'Add one; its text is generated. If another page has your notice, name it: "privacy": "/its-path" under forms.',
    };
  },
});
