import { listNames } from "../../../diagnostics/list-names.ts";
import { groupBy } from "../../../lib/lists.ts";
import { withoutOrigin } from "../../../model/addresses.ts";
import { parseInternalLink } from "../../../site/resolve/internal-links.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { PageSummary, SiteSummary } from "../../engine/summary.ts";

export const noCallToAction = defineCheck({
  id: "no-call-to-action",
  severity: "warning",
  summary: "Every page lets visitors get in touch, by a button in the header or in its sections.",
  explanation:
    "A visitor at the end of a page should not have to search for a way to reach you. Give the " +
    "header a button that calls, writes an email, opens WhatsApp, or leads to your contact form or " +
    "booking service; or give each page a form, or a button that does one of " +
    "these. The footer alone is easily overlooked.",
  *checkSite({ pages, config }) {
    // The linked form may be on the missing home page.
    if (!pages.some(({ path }) => path === "/")) return;
    const forms = new Set(pages.flatMap((page) => page.formAnchors));
    const isContact = (link: string) => {
      const target = parseInternalLink(withoutOrigin(link, config.business.url));
      return target ? forms.has(`${target.path}#${target.anchor}`) : LEAVING.test(link);
    };
    const hasButton = (language: string) => {
      const { action } = config.languages?.[language]?.header ?? config.header;
      return action !== undefined && isContact(action.link);
    };
    const bare = pages.filter(
      ({ listed, hasContact, linkedAnchors, language }) =>
        listed &&
        !hasContact &&
        !linkedAnchors.some((place) => forms.has(place)) &&
        !hasButton(language),
    );
    for (const [language, found] of groupBy(bare, (page) => page.language)) {
      const places = new Set(found.map(({ at }) => JSON.stringify(at.whole)));
      if (places.size > MOST) yield ofHeader(language, found, config);
      else yield* found.map(ofPage);
    }
  },
});

/** With more pages than this, the header is the cause. */
const MOST = 3;

const ofPage = ({ at, path }: PageSummary): Finding => ({
  ...at.whole,
  page: path,
  message: "No section of this page lets visitors get in touch, so interested visitors may leave.",
  hint: "Add a ctaBand section with a button to phone:, email:, whatsapp: or your contact form.",
});

const ofHeader = (
  language: string,
  pages: readonly PageSummary[],
  { languages }: SiteSummary["config"],
): Finding => ({
  path: languages?.[language]?.header ? ["languages", language, "header"] : ["header"],
  at: "key",
  message:
    `The header has no button to get in touch, nor do the sections of ${pages.length} pages: ` +
    `${listNames(pages.map(({ path }) => path))}.`,
  hint: 'Give the header an "action" that leads to phone:, email:, whatsapp:, your contact form or your bookings.',
});

/** Links that call, write or lead to an external service, such as one for bookings. */
const LEAVING = /^(phone|email|whatsapp|tel|mailto|https):/;
