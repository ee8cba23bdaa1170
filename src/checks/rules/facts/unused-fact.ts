import type { Business } from "../../../../schema/business.ts";
import { FEATURES, type Feature } from "../../../../schema/fields/features.ts";
import { valueAt } from "../../../parse/explain.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";
import { sectionWith } from "../shared/section-with.ts";

/** The facts that a business need not give. */
type OptionalFact = {
  [K in keyof Business]-?: undefined extends Business[K] ? K : never;
}[keyof Business];

type IsUsed = (site: SiteSummary) => boolean;

/** Search engines are told these on a page with the business's data. */
const isInSearchData: IsUsed = ({ pages }) =>
  pages.some(({ describesBusiness }) => describesBusiness);

/** Nearly every business gives these, and more than one part of a site reads them. */
const always: IsUsed = () => true;

/** Where each is used besides by its token. */
const USES: Record<OptionalFact, IsUsed> = {
  alternateNames: isInSearchData,
  areaServed: always,
  currency: always,
  description: always,
  email: always,
  employees: isInSearchData,
  founder: isInSearchData,
  foundingYear: always,
  geo: always,
  legalName: (site) => isInSearchData(site) || has(site, "privacyNotice"),
  logo: always,
  owner: always,
  phone: always,
  photos: isInSearchData,
  priceRange: always,
  serviceTowns: always,
  shareImage: always,
  taxId: isInSearchData,
  timeZone: always,
  vatId: isInSearchData,
  whatsapp: always,
};

const FACTS = Object.keys(USES) as OptionalFact[];

export const unusedFact = defineCheck({
  id: "unused-fact",
  severity: "warning",
  wholeSite: true,
  summary: "Every fact, form and map that the file describes is used on a page.",
  explanation:
    "What nothing uses reaches nobody, though it looks as if it did. Facts show where their token stands, " +
    'such as {business.phone}; some are for search engines and are told on a page with `"structuredData": ' +
    '"business"`. Forms and the map show where a section needs them.',
  *checkSite(site) {
    // What only the home page shows is not known where there is none.
    if (!site.pages.some(({ path }) => path === "/")) return;
    const tokens = tokensOf(site);
    const { business } = site.config;
    for (const fact of FACTS.filter((name) => business[name] !== undefined)) {
      if (tokens.has(`business.${fact}`) || USES[fact](site)) continue;
      yield {
        path: ["business", fact],
        at: "key",
        message: `Nothing on the site shows "${fact}" or tells it to search engines.`,
        hint: 'Search engines read it on a page with "structuredData": "business"; set that on the home page, or take it out.',
      };
    }
    for (const fact of Object.keys(business.facts)) {
      if (tokens.has(`business.facts.${fact}`)) continue;
      yield {
        path: ["business", "facts", fact],
        at: "key",
        message: `Nothing on the site shows "${fact}".`,
        hint: `Put {business.facts.${fact}} where it should show, or take it out.`,
      };
    }
    for (const feature of Object.keys(FEATURES) as Feature[]) {
      const name = FEATURES[feature];
      const path = name?.split(".") ?? [];
      if (!name || valueAt(site.config, path) === undefined || has(site, feature)) continue;
      yield {
        path,
        at: "key",
        message: `No page shows what "${name}" describes.`,
        hint: `Add ${sectionWith(feature, site.kit)} to a page, or take this out.`,
      };
    }
  },
});

/** The names of all tokens that stand in words of the site. */
const tokensOf = ({ uses, pages }: SiteSummary): ReadonlySet<string> =>
  new Set([
    ...uses.flatMap((use) => (use.kind === "token" ? [use.name] : [])),
    ...pages.flatMap(({ tokens }) => tokens),
  ]);

const has = ({ pages }: SiteSummary, feature: Feature): boolean =>
  pages.some(({ features }) => features.includes(feature));
