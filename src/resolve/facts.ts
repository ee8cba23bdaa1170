import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { type Business, business as businessSchema } from "../../schema/business.ts";
import type { Wording } from "../catalogue/texts.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import { usualHours } from "../hours/words.ts";
import type { Fact, Link } from "../model/values.ts";
import { bare, defOf } from "../parse/schema-at.ts";
import { encoded } from "../util/encoded.ts";
import { onOneLine } from "../util/on-one-line.ts";
import { readableUrl } from "../util/readable-url.ts";
import type { TokenValue } from "./tokens.ts";

/** A number as people of its country write it: `+44 29 2018 0123` becomes `029 2018 0123`. */
export const nationalNumber = (international: string): string =>
  parsePhoneNumberFromString(international)?.formatNational() ?? international;

/** The digits of an international number with its plus sign, as `tel:` wants it (RFC 3966). */
export const e164 = (international: string): string => international.replaceAll(" ", "");

/** The postal address as far as it is given; the country is no line of it. */
export function addressLines({ address }: Business): string[] {
  const { street, locality, postalCode, region } = address;
  const town = [locality, postalCode && onOneLine(postalCode)].filter(Boolean).join(" ");
  return [street, town, region].flatMap((line) => line || []);
}

/** The ways to reach the business, in the order they are shown. */
export function contactFacts({ phone, email, whatsapp }: Business, { texts }: Wording): Fact[] {
  const facts: Fact[] = [];
  const add = (label: string, text: string, link: Link) => facts.push({ label, text, link });
  if (phone)
    add(texts.facts.phone, onOneLine(nationalNumber(phone)), { href: `tel:${e164(phone)}` });
  if (email) add(texts.facts.email, email, { href: `mailto:${email}` });
  if (whatsapp) {
    const link: Link = { href: whatsappUrl(whatsapp), newTab: true };
    add(texts.facts.whatsapp, onOneLine(nationalNumber(whatsapp)), link);
  }
  return facts;
}

/** WhatsApp's click-to-chat address: digits only, no plus sign, an optional first message. */
export function whatsappUrl(whatsapp: string, message = ""): string {
  const url = `https://wa.me/${whatsapp.replace(/\D/g, "")}`;
  return message ? `${url}?text=${encoded(message)}` : url;
}

const { shape } = businessSchema;

const isList = (field: (typeof shape)[keyof typeof shape]) =>
  defOf(bare(field)).element !== undefined;

/** The tokens that a business with all facts has; no list has one but the opening hours. */
const FACT_TOKENS: ReadonlySet<string> = new Set([
  ...Object.entries(shape).flatMap(([key, field]) => (isList(field) ? [] : `business.${key}`)),
  ...Object.keys(shape.address.shape).map((key) => `business.address.${key}`),
  "business.openingHours",
]);

/** Where a business gives the fact that a token names; undefined if that is no fact. */
export function factPath(token: string): Path | undefined {
  // The address itself is always there, if only with its country, which no page shows.
  if (token === "business.address") return ["business", "address", "street"];
  return FACT_TOKENS.has(token) ? token.split(".") : undefined;
}

/** The business's facts as tokens: `business.phone` and so on. */
export function businessScope(business: Business, wording: Wording): Map<string, TokenValue> {
  const scope = new Map<string, TokenValue>();
  const add = (name: string, shown: string, value = shown) =>
    scope.set(`business.${name}`, {
      type: "text",
      value,
      shown,
      origin: ["business", ...name.split(".")],
    });
  const addUnbroken = (name: string, shown: string) =>
    add(name, shown, shown.replaceAll("\u00A0", " "));
  for (const [key, value] of Object.entries(business)) {
    if (typeof value === "string" || typeof value === "number") add(key, String(value));
  }
  const { address, geo, phone, url, whatsapp } = business;
  add("url", readableUrl(url), url);
  for (const [key, value] of Object.entries(address)) if (value) add(`address.${key}`, value);
  if (address.postalCode) addUnbroken("address.postalCode", onOneLine(address.postalCode));
  const lines = addressLines(business);
  if (lines.length > 0) addUnbroken("address", lines.join(", "));
  if (geo) add("geo", `${geo.latitude},${geo.longitude}`);
  const hours = usualHours(business, wording);
  if (hours) addUnbroken("openingHours", hours);
  if (phone) addUnbroken("phone", onOneLine(nationalNumber(phone)));
  if (whatsapp) addUnbroken("whatsapp", onOneLine(nationalNumber(whatsapp)));
  return scope;
}
