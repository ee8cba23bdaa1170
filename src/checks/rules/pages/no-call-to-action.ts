import { defineCheck } from "../../engine/rule.ts";

export const noCallToAction = defineCheck({
  id: "no-call-to-action",
  severity: "warning",
  summary: "Every page lets visitors get in touch from its own sections.",
  explanation:
    "Whoever has read a page to its end should not have to look for the way to reach you. Header and " +
    "footer are easily passed over. Give each page a form, or a button that calls, writes an email, " +
    "opens WhatsApp or leads to your contact form.",
  *checkSite({ pages }) {
    // The form that links lead to may be on the home page that is not there.
    if (!pages.some(({ path }) => path === "/")) return;
    const forms = new Set(pages.flatMap((page) => page.forms));
    for (const { path, at, hasContact, leadsTo } of pages.filter(({ listed }) => listed)) {
      if (hasContact || leadsTo.some((place) => forms.has(place))) continue;
      yield {
        ...at.whole,
        page: path,
        message: "No section here lets visitors get in touch, so those you have won may leave.",
        hint: "Add a ctaBand section with a button to phone:, email:, whatsapp: or your contact form.",
      };
    }
  },
});
