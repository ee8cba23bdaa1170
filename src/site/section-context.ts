import type { Business } from "../../schema/business.ts";
import { forms, map } from "../../schema/forms.ts";
import type { Wording } from "../catalogue/texts.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { shownHours } from "../hours/shown.ts";
import { wirePath } from "../model/addresses.ts";
import type { SectionContext } from "../model/section-context.ts";
import { addressLines } from "../resolve/address.ts";
import { contactFacts, e164, nationalNumber, whatsappUrl } from "../resolve/facts.ts";
import { ownHours } from "../resolve/locations.ts";
import { resolveFields } from "../resolve/resolve.ts";
import { type PageOutline, type SiteIndex, siblingsName } from "./site-index.ts";
import { shownLocation } from "./site-locations.ts";
import type { Around } from "./site-model.ts";

/** What every section of the site may draw on, whatever pages there are. */
export type SharedContext = Omit<SectionContext, "firstWith" | "siblings" | "missing">;

export function sharedContext({
  config,
  at,
  wording,
  env,
  searchIndex,
  locations,
}: Around): SharedContext {
  const { business, theme } = config;
  return {
    business,
    theme,
    ...wording,
    searchIndex,
    forms: resolveFields(forms, config.forms, at("forms"), env),
    map: config.map && resolveFields(map, config.map, at("map"), env),
    facts: contactFacts(business, wording),
    address: addressLines(business.address),
    hours: shownHours(ownHours(config), wording),
    locations: locations.map((location) => shownLocation(location, wording)),
    help: helpFor(business, wording),
    absoluteUrl: (path) => business.url + wirePath(path),
  };
}

/** WhatsApp and email; the phone where the business has neither. */
function helpFor({ whatsapp, email, phone }: Business, { texts }: Wording): SharedContext["help"] {
  const help: SharedContext["help"] = [];
  if (whatsapp)
    help.push({ label: texts.facts.whatsapp, link: { href: whatsappUrl(whatsapp), newTab: true } });
  if (email) help.push({ label: email, link: { href: `mailto:${email}` } });
  if (help.length === 0 && phone) {
    help.push({ label: nationalNumber(phone), link: { href: `tel:${e164(phone)}` } });
  }
  return help;
}

/** What one section at `path` draws on. */
export const sectionContext = (
  shared: SharedContext,
  siteIndex: SiteIndex,
  page: Pick<PageOutline, "language" | "template">,
  path: Path,
  problems: Diagnostic[],
): SectionContext => ({
  ...shared,
  firstWith: (feature) => {
    const href = siteIndex.languages[page.language]?.firstWith[feature];
    return href === undefined ? undefined : { href };
  },
  siblings: siteIndex.siblings.get(siblingsName(page)) ?? NONE,
  missing: (part, field) => {
    const at = field === undefined ? path : [...path, field];
    const hint = field && `Add "${part}" to the file, or take "${field}" out.`;
    const message = `This ${field ? "field" : "section"} needs "${part}", which is not in the file.`;
    problems.push(problem("missing-key", at, message, hint));
  },
});

const NONE: SectionContext["siblings"] = new Map();
