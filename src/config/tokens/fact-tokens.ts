import type { z } from "zod";
import { business as businessSchema } from "../../../schema/business.ts";
import { location as locationSchema } from "../../../schema/locations.ts";
import { addressLine } from "../../business/facts/address.ts";
import { nationalNumber } from "../../business/facts/facts.ts";
import { type Facts, locationsOf, type NamedLocation } from "../../business/facts/locations.ts";
import { usualMoreHours } from "../../business/hours/more-hours.ts";
import { usualHours, usualPhoneHours } from "../../business/hours/words.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { formatDigits } from "../../lib/intl.ts";
import { nonBreaking } from "../../lib/text.ts";
import { readableUrl } from "../../lib/url.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import { bare, defOf } from "../parse/schema-at.ts";
import type { Scope, TextToken } from "./scope.ts";

type Shape = Record<string, z.core.$ZodType>;

/** Fields that are not facts: a record, a web address, a page. */
const NOT_FACTS = new Set(["facts", "phones", "moreHours", "map", "page"]);

/** The token names of all facts that an object can have. Of lists, only hours have a token. */
function factNames(shape: Shape): ReadonlySet<string> {
  const isList = (field: z.core.$ZodType) => defOf(bare(field)).element !== undefined;
  const names = Object.keys(shape).filter(
    (key) => !NOT_FACTS.has(key) && shape[key] && !isList(shape[key]),
  );
  const address = shape.address ? Object.keys(defOf(shape.address).shape ?? {}) : [];
  const hours = ["openingHours", "phoneHours"];
  return new Set([...names, ...address.map((part) => `address.${part}`), ...hours]);
}

const BUSINESS_FACTS = factNames(businessSchema.shape);
const LISTS_AND_GROUPS = new Set(
  Object.keys(businessSchema.shape).filter((key) => !BUSINESS_FACTS.has(key)),
);
const LOCATION_FACTS = factNames(locationSchema.shape);

/** Whether a token names a list or a group of fields of the business, which cannot be a token. */
export function isListOrGroup(token: string): boolean {
  const [owner, name = "", ...rest] = token.split(".");
  return owner === "business" && rest.length === 0 && LISTS_AND_GROUPS.has(name);
}

/** The path of the fact that a token names, whether or not the file has it; undefined if it is not a fact. */
export function factPath(token: string, scope: Pick<Scope, "has">): Path | undefined {
  const [, owner = "", name = ""] = /^(business|locations\.\w+)\.(.+)$/.exec(token) ?? [];
  const isLocation = scope.has(`${owner}.name`) && LOCATION_FACTS.has(name);
  if (!(owner === "business" ? BUSINESS_FACTS.has(name) : isLocation)) return undefined;
  // The address always exists, but it may consist of a country, which pages do not show.
  const fact = name === "address" ? "address.street" : name;
  return `${owner}.${fact}`.split(".");
}

/** The facts of a business and of its locations as tokens: `business.phone` and so on. */
export function factScope(facts: Facts, localeTexts: LocaleTexts): Map<string, TextToken> {
  const { business } = facts;
  const scope = new Map([
    ...tokensOf(business, ["business"], localeTexts),
    ...customFactTokens(business.facts),
    ...phoneTokens(business.phones),
  ]);
  const { url } = business;
  const origin = ["business", "url"];
  scope.set("business.url", { type: "text", value: url, display: readableUrl(url), origin });
  for (const { key, map: _map, page: _page, ...location } of locationsOf(facts)) {
    for (const [name, token] of tokensOf(location, ["locations", key], localeTexts))
      scope.set(name, token);
  }
  return scope;
}

const customFactTokens = (facts: Record<string, string>): [string, TextToken][] =>
  Object.entries(facts).map(([key, value]) => {
    const origin = ["business", "facts", key];
    return [origin.join("."), { type: "text", value, origin }];
  });

const phoneTokens = (phones: Facts["business"]["phones"]): [string, TextToken][] =>
  Object.entries(phones).map(([key, { number }]) => {
    const name = ["business", "phones", key];
    const display = nonBreaking(nationalNumber(number));
    const value = display.replaceAll("\u00A0", " ");
    return [name.join("."), { type: "text", value, display, origin: [...name, "number"] }];
  });

/** Facts that are tokens of both a business and a location. */
type SharedFacts = Pick<
  NamedLocation,
  | "address"
  | "geo"
  | "openingHours"
  | "closures"
  | "phoneHours"
  | "moreHours"
  | "phone"
  | "whatsapp"
>;

function tokensOf(
  facts: SharedFacts,
  owner: Path,
  localeTexts: LocaleTexts,
): Map<string, TextToken> {
  const tokens = new Map<string, TextToken>();
  const add = (name: string, display: string, value = display) => {
    const origin = [...owner, ...name.split(".")];
    tokens.set(origin.join("."), { type: "text", value, display, origin });
  };
  const addUnbroken = (name: string, shown: string) =>
    add(name, shown, shown.replaceAll("\u00A0", " "));
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value === "string") add(key, value);
    else if (typeof value === "number") add(key, formatDigits(value, localeTexts.locale));
  }
  const { address, geo, phone, whatsapp, moreHours } = facts;
  for (const [key, value] of Object.entries(address)) if (value) add(`address.${key}`, value);
  if (address.postalCode) addUnbroken("address.postalCode", nonBreaking(address.postalCode));
  const line = addressLine(address);
  if (line) addUnbroken("address", line);
  if (geo) add("geo", `${geo.latitude},${geo.longitude}`);
  const hours = usualHours(facts, localeTexts);
  if (hours) addUnbroken("openingHours", hours);
  const onPhone = usualPhoneHours(facts, localeTexts);
  if (onPhone) addUnbroken("phoneHours", onPhone);
  for (const [key, more] of Object.entries(moreHours)) {
    const times = usualMoreHours(more, localeTexts);
    if (times) addUnbroken(`moreHours.${key}`, times);
  }
  if (phone) addUnbroken("phone", nonBreaking(nationalNumber(phone)));
  if (whatsapp) addUnbroken("whatsapp", nonBreaking(nationalNumber(whatsapp)));
  return tokens;
}
