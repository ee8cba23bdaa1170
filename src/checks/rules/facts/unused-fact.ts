import type { Business } from "../../../../schema/business.ts";
import { FEATURES, type Feature } from "../../../../schema/fields/features.ts";
import { valueAt } from "../../../config/parse/explain.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";
import { placesOf } from "../shared/places.ts";
import { sectionWith } from "../shared/section-with.ts";

/** The optional facts of a business. */
type OptionalFact = {
  [K in keyof Business]-?: undefined extends Business[K] ? K : never;
}[keyof Business];

type IsUsed = (site: SiteSummary) => boolean;

/** In the structured data of a page about the business. */
const isInSearchData: IsUsed = ({ pages }) =>
  pages.some(({ describesBusiness }) => describesBusiness);

/** Nearly every business gives these, and several parts of a site read them. */
const always: IsUsed = () => true;

/** The other uses of each fact, besides its token. */
const USES: Record<OptionalFact, IsUsed> = {
  alternateNames: isInSearchData,
  areaServed: always,
  clock: always,
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
  summary: "Every fact, form, map and list of other times that the file describes is on a page.",
  explanation:
    "An unused fact reaches nobody, though it looks as if it did. A fact shows where its token is used, " +
    'such as {business.phone}. Some facts are for search engines and need a page with `"structuredData": ' +
    '"business"`. Forms and the map show where a section uses them.',
  *checkSite(site) {
    // A site without a home page is not checked.
    if (!site.pages.some(({ path }) => path === "/")) return;
    const tokens = tokensOf(site);
    const { business } = site.config;
    for (const fact of FACTS.filter((name) => business[name] !== undefined)) {
      if (tokens.has(`business.${fact}`) || USES[fact](site)) continue;
      yield {
        path: ["business", fact],
        at: "key",
        message: `Nothing on the site uses "${fact}", not even for search engines.`,
        hint: 'Search engines read it on a page with "structuredData": "business". Set that on the home page, or remove the fact.',
      };
    }
    for (const fact of Object.keys(business.facts)) {
      if (tokens.has(`business.facts.${fact}`)) continue;
      yield {
        path: ["business", "facts", fact],
        at: "key",
        message: `Nothing on the site shows "${fact}".`,
        hint: `Use {business.facts.${fact}} where it should show, or remove it.`,
      };
    }
    yield* unusedHours(site, tokens);
    for (const feature of Object.keys(FEATURES) as Feature[]) {
      const name = FEATURES[feature];
      const path = name?.split(".") ?? [];
      if (!name || valueAt(site.config, path) === undefined || has(site, feature)) continue;
      yield {
        path,
        at: "key",
        message: `No page uses "${name}".`,
        hint: `Add ${sectionWith(feature, site.kit)} to a page, or remove this.`,
      };
    }
  },
});

/** Reports times that are no opening hours, unless a section, the footer or a token shows them. */
function* unusedHours(
  { config, pages }: SiteSummary,
  tokens: ReadonlySet<string>,
): Generator<Finding> {
  const others = Object.values(config.languages ?? {});
  const footers = [config, ...others].flatMap(({ footer }) => footer?.moreHours ?? []);
  const shown = new Set([
    ...tokens,
    ...pages.flatMap(({ moreHours }) => moreHours),
    ...footers.map((name) => `business.moreHours.${name}`),
  ]);
  for (const { at, moreHours } of placesOf(config)) {
    const [, location] = at;
    for (const name of Object.keys(moreHours)) {
      const path = [...at, "moreHours", name];
      const token = path.join(".");
      if (shown.has(token)) continue;
      const fields = `${location === undefined ? "" : `"location": "${location}", `}"moreHours": "${name}"`;
      yield {
        path,
        at: "key",
        message: `Nothing on the site shows the times "${name}".`,
        hint: `Show them in a section of hours with ${fields}, or in a text with {${token}}, or remove them.`,
      };
    }
  }
}

/** The names of all tokens that the site uses. */
const tokensOf = ({ uses, pages }: SiteSummary): ReadonlySet<string> =>
  new Set([
    ...uses.flatMap((use) => (use.kind === "token" ? [use.name] : [])),
    ...pages.flatMap(({ tokens }) => tokens),
  ]);

const has = ({ pages }: SiteSummary, feature: Feature): boolean =>
  pages.some(({ features }) => features.includes(feature));
