import { footer, header } from "../../schema/layout.ts";
import { addressLine } from "../business/facts/address.ts";
import { contactFacts } from "../business/facts/facts.ts";
import { ownHours, type SiteLocation } from "../business/facts/locations.ts";
import { shownHours } from "../business/hours/shown.ts";
import type { Limits } from "../business/hours/spans.ts";
import type { Wording } from "../locales/words/texts.ts";
import type { AmountWords } from "../model/check-words.ts";
import type { SiteModel } from "../model/route.ts";
import type { SiteInLanguage } from "./languages.ts";
import type { ResolveEnvironment } from "./resolve/environment.ts";
import { resolveFields } from "./resolve/resolve.ts";
import { shownLocation } from "./site-locations.ts";

/** What header, footer and shared context of one language are resolved with. */
export interface LanguageSurroundings extends SiteInLanguage {
  wording: Wording;
  amountWords: AmountWords;
  env: ResolveEnvironment;
  searchIndex: string;
  locations: SiteLocation[];
  limits: Limits;
}

/** What all pages share: header and footer. */
export function siteModel({
  config,
  at,
  wording,
  env,
  locations,
  limits,
}: LanguageSurroundings): SiteModel {
  const { business } = config;
  return {
    language: config.language,
    look: config.theme.look,
    texts: wording.texts,
    name: business.name,
    header: resolveFields(header, config.header, at("header"), env),
    footer: {
      ...resolveFields(footer, config.footer, at("footer"), env),
      brand: business.name,
      address: addressLine(business.address) || null,
      hours: shownHours(ownHours(config), wording, limits),
      facts: contactFacts(business, wording),
      profiles: business.profiles.map(({ name, url }) => ({
        label: name,
        link: { href: url, newTab: true },
      })),
      locations: locations.map((location) => ({
        ...shownLocation(location, wording, limits),
        address: addressLine(location.address) || null,
      })),
    },
  };
}
