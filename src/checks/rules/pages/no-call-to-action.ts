import { withoutOrigin } from "../../../model/addresses.ts";
import { internalTarget } from "../../../resolve/own-links.ts";
import { defineCheck } from "../../engine/rule.ts";

export const noCallToAction = defineCheck({
  id: "no-call-to-action",
  severity: "warning",
  summary:
    "Every page lets visitors get in touch, by the header's button or from its own sections.",
  explanation:
    "Whoever has read a page to its end should not have to look for the way to reach you. Give the " +
    "header a button that calls, writes an email, opens WhatsApp, leads to your contact form or to the " +
    "service that takes your bookings; or each page a form, or a button that does one of these. The footer alone is easily passed over.",
  *checkSite({ pages, config }) {
    // The form that links lead to may be on the home page that is not there.
    if (!pages.some(({ path }) => path === "/")) return;
    const forms = new Set(pages.flatMap((page) => page.forms));
    const isContact = (link: string) => {
      const target = internalTarget(withoutOrigin(link, config.business.url));
      return target ? forms.has(`${target.path}#${target.anchor}`) : LEAVING.test(link);
    };
    for (const { path, at, language, hasContact, leadsTo } of pages.filter(
      ({ listed }) => listed,
    )) {
      if (hasContact || leadsTo.some((place) => forms.has(place))) continue;
      const { action } = config.languages?.[language]?.header ?? config.header;
      if (action && isContact(action.link)) continue;
      yield {
        ...at.whole,
        page: path,
        message: "No section here lets visitors get in touch, so those you have won may leave.",
        hint: "Add a ctaBand section with a button to phone:, email:, whatsapp: or your contact form.",
      };
    }
  },
});

/** What calls or writes, or leads to a service of others, such as one for bookings. */
const LEAVING = /^(phone|email|whatsapp|tel|mailto|https):/;
