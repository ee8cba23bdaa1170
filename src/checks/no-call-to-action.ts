import type { CompiledSite } from "../compile/compile.ts";
import type { CompiledPage } from "../compile/routes.ts";
import { hrefsIn, internalTarget } from "./links.ts";
import { listedPages, wholePage } from "./page-place.ts";
import type { Rule } from "./rule.ts";

export const noCallToAction: Rule = {
  id: "no-call-to-action",
  severity: "warning",
  summary: "Every page lets visitors get in touch from its own sections.",
  explanation:
    "Whoever has read a page to its end should not have to look for the way to reach you. Header and " +
    "footer are easily passed over. Give each page a form, or a button that calls, writes an email, " +
    "opens WhatsApp or leads to your contact form.",
  check(site, report) {
    const forms = formTargets(site);
    for (const compiled of listedPages(site)) {
      if (compiled.route.sections.some(isForm) || hasContactLink(compiled, forms)) continue;
      report({
        ...wholePage(compiled),
        message: "No section here lets visitors get in touch, so those you have won may leave.",
        hint: "Add a ctaBand section with a button to phone:, email:, whatsapp: or your contact form.",
      });
    }
  },
};

type Section = CompiledPage["route"]["sections"][number];

const isForm = ({ type }: Section) => type === "contact" || type === "leadCapture";

/** Addresses of forms, `/#contact`; one for the whole page, `/contact`, unless it is the home page. */
function formTargets({ pages }: CompiledSite): Set<string> {
  const targets = new Set<string>();
  for (const { route } of pages) {
    for (const { id } of route.sections.filter(isForm)) {
      if (route.path !== "/") targets.add(`${route.path}#`);
      if (id) targets.add(`${route.path}#${id}`);
    }
  }
  return targets;
}

/** What `phone:`, `email:` and `whatsapp:` become; the addresses may also be written out. */
const DIRECT = /^(tel:|mailto:|https:\/\/wa\.me\/)/;

/** Sections may make links of their own, as the privacy notice does; they count as much. */
const hasContactLink = ({ route }: CompiledPage, forms: ReadonlySet<string>) =>
  [...hrefsIn(route.sections)].some((href) => {
    const target = internalTarget(href);
    return target ? forms.has(`${target.path || route.path}#${target.anchor}`) : DIRECT.test(href);
  });
