import type { Business } from "../../schema/business.ts";
import { footer, header } from "../../schema/layout.ts";
import { location as locationSchema } from "../../schema/locations.ts";
import type { Address } from "../../schema/place.ts";
import type { Theme } from "../../schema/theme.ts";
import { brandOf } from "../assets/icons/brands.ts";
import { addressLines } from "../business/facts/address.ts";
import { contactFacts } from "../business/facts/facts.ts";
import { businessHours, locationsOf, type SiteLocation } from "../business/facts/locations.ts";
import { displayHours } from "../business/hours/display-hours.ts";
import { displayMoreHours } from "../business/hours/more-hours.ts";
import type { Limits } from "../business/hours/spans.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { suggestion } from "../diagnostics/suggest.ts";
import { ownProperty } from "../lib/objects.ts";
import { interpolate, joined } from "../lib/text.ts";
import type { LocaleTexts } from "../locales/words/texts.ts";
import type { AmountWords } from "../model/kit/check-words.ts";
import type { LocationModel, MapModel } from "../model/location.ts";
import type { Profile, SiteModel } from "../model/route.ts";
import type { Fact, Link } from "../model/values.ts";
import type { SiteInLanguage } from "./languages.ts";
import { lookAndShape } from "./look-and-shape.ts";
import type { ResolveEnvironment } from "./resolve/environment.ts";
import { displayIn } from "./resolve/own-direction.ts";
import { resolveFields } from "./resolve/resolve.ts";

/** What header, footer and shared context of one language are resolved with. */
export interface LanguageSurroundings extends SiteInLanguage {
  localeTexts: LocaleTexts;
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
  localeTexts,
  env,
  locations,
  limits,
}: LanguageSurroundings): SiteModel {
  const { business } = config;
  const profiles = business.profiles.map((profile) => toProfile(profile, config.theme));
  return {
    language: config.language,
    ...lookAndShape(config.theme),
    texts: localeTexts.texts,
    name: business.name,
    header: {
      ...resolveFields(header, config.header, at("header"), env),
      profiles: config.header.profiles ? profiles.filter(({ isOwnIcon }) => isOwnIcon) : [],
    },
    footer: {
      ...resolveFields(footer, config.footer, at("footer"), env),
      brand: displayIn(env)(business.name),
      address: addressLine(business, env),
      hours: displayHours(businessHours(config), localeTexts, limits),
      moreHours: config.footer.moreHours.flatMap((name, index) => {
        const hours = ownProperty(business.moreHours, name);
        if (hours) return displayMoreHours(name, hours, business, localeTexts);
        env.problems.push(noTimes(name, at("footer", "moreHours", index), business));
        return [];
      }),
      facts: displayFacts(business, localeTexts, env),
      profiles: {
        icons: config.footer.profiles === "icons" ? profiles : [],
        links: config.footer.profiles === "links" ? profiles : [],
      },
      locations: locations.map((location) => ({
        ...displayLocation(location, localeTexts, limits, env),
        address: addressLine(location, env),
      })),
    },
  };
}

function noTimes(name: string, path: Path, { moreHours }: Business): Diagnostic {
  const message = `There are no times "${name}" under "business" › "moreHours".`;
  const names = Object.keys(moreHours);
  const others =
    names.length > 0
      ? `The names there are ${names.join(", ")}.`
      : "Add them there, or remove this.";
  const { hint, fix } = suggestion(name, names, others);
  return problem("missing-key", path, message, hint, { fix });
}

function toProfile({ name, url }: Business["profiles"][number], { iconStyle }: Theme): Profile {
  const service = brandOf(url, iconStyle);
  return {
    label: name ?? service.name,
    link: { href: url, newTab: true },
    icon: service.icon,
    isOwnIcon: service.isKnown,
  };
}

/** `translated` makes a link lead to the page in the current language. */
export const siteLocations = (
  env: ResolveEnvironment,
  translated: (link: Link) => Link,
): SiteLocation[] =>
  locationsOf(env).map((location) => {
    const { map, mapEmbed, directions, page } = location;
    const at = ["locations", location.key];
    const links = resolveFields(linksSchema, { map, mapEmbed, directions, page }, at, env);
    return {
      ...location,
      map: links.map,
      mapEmbed: links.mapEmbed,
      directions: links.directions,
      page: links.page && translated(links.page),
    };
  });

const linksSchema = locationSchema.pick({
  map: true,
  mapEmbed: true,
  directions: true,
  page: true,
});

type Direction = Pick<ResolveEnvironment, "direction">;

const addressOf = ({ address }: { address: Address }, env: Direction): string[] =>
  addressLines(address).map(displayIn(env));

/** The address on one line. */
const addressLine = (of: { address: Address }, env: Direction): string | null =>
  joined(addressOf(of, env), ",") || null;

/** The contact facts of a business or a location for display. */
export const displayFacts = (
  of: Parameters<typeof contactFacts>[0],
  localeTexts: LocaleTexts,
  env: Direction,
): Fact[] =>
  contactFacts(of, localeTexts).map((fact) => ({ ...fact, text: displayIn(env)(fact.text) }));

/** A location for display. */
export const displayLocation = (
  location: SiteLocation,
  localeTexts: LocaleTexts,
  limits: Limits,
  env: Direction,
): LocationModel => ({
  key: location.key,
  name: displayIn(env)(location.name),
  page: location.page ?? null,
  facts: displayFacts(location, localeTexts, env),
  address: addressOf(location, env),
  hours: displayHours(location, localeTexts, limits, location.key),
  map: location.map ?? null,
  directions: location.directions
    ? { label: localeTexts.texts.locations.directions, link: location.directions }
    : null,
});

/** The map of a location. Without JavaScript it is a link to the address in `map`. */
export const locationMap = (
  location: SiteLocation | undefined,
  { texts }: LocaleTexts,
): MapModel | undefined =>
  location?.mapEmbed === undefined
    ? undefined
    : {
        embedUrl: location.mapEmbed,
        linkUrl: location.map?.href ?? location.mapEmbed,
        title: interpolate(texts.locations.map, { name: location.name }),
        load: "click",
      };
