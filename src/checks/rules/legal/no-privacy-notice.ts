import { isForm } from "../../../site/section-features.ts";
import { defineCheck } from "../../engine/rule.ts";
import { sectionWith } from "../shared/section-with.ts";

export const noPrivacyNotice = defineCheck({
  id: "no-privacy-notice",
  severity: "warning",
  wholeSite: true,
  summary: "Forms say where people can read what becomes of their details.",
  explanation:
    "Whoever asks for a name and an email has to say what becomes of them, in most countries by law. " +
    "Under each form stands a line that leads to the page with a `privacy` section, which writes itself " +
    "from what the site does. If your notice is written in other sections, name its page under forms.",
  *checkSite({ config, pages, kit }) {
    const asking = pages.filter(({ features }) => features.some(isForm));
    const hasNotice = pages.some(({ features }) => features.includes("privacyNotice"));
    const [first] = asking;
    if (!first || hasNotice || config.forms.privacy !== undefined) return;
    const where = asking.length === 1 ? first.path : `${first.path} and ${asking.length - 1} more`;
    yield {
      path: ["forms"],
      at: "key",
      message: `Nothing under the forms (${where}) leads to a privacy notice: no page has ${sectionWith("privacyNotice", kit)}.`,
      hint: 'Add one, which writes itself. If a page has the notice in other words, name it: "privacy": "/its-path" under forms.',
    };
  },
});
