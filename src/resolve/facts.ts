import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { type Business, DAYS } from "../../schema/business.ts";
import type { Fact } from "../model/values.ts";
import { encoded } from "../util/encoded.ts";
import type { TokenValue } from "./tokens.ts";

type OpeningHours = Business["openingHours"];

/** What is one thing, such as a phone number, with spaces at which no line ends. */
export const onOneLine = (text: string): string => text.replaceAll(" ", "\u00A0");

/** A number as people of its country write it: `+44 29 2018 0123` becomes `029 2018 0123`. */
export const nationalNumber = (international: string): string =>
  parsePhoneNumberFromString(international)?.formatNational() ?? international;

/** The digits of an international number with its plus sign, as `tel:` wants it (RFC 3966). */
export const e164 = (international: string): string => international.replaceAll(" ", "");

export const addressLines = ({ address }: Business): string[] => [
  address.street,
  `${address.locality} ${onOneLine(address.postalCode)}`,
  address.region,
];

/** Opening hours in words, a line for each run of days that share them, closed days included. */
export function hoursLines(openingHours: OpeningHours): string[] {
  const runs: { days: string[]; hours: string }[] = [];
  for (const day of DAYS) {
    const hours = hoursOf(openingHours, day);
    const last = runs.at(-1);
    if (last?.hours === hours) last.days.push(day);
    else runs.push({ days: [day], hours });
  }
  return runs.map(({ days, hours }) => `${dayRange(days)} ${hours}`);
}

function hoursOf(openingHours: OpeningHours, day: (typeof DAYS)[number]): string {
  const times = openingHours
    .filter(({ days }) => days.includes(day))
    .sort((a, b) => a.opens.localeCompare(b.opens))
    .map(({ opens, closes }) => onOneLine(`${opens} to ${closes}`));
  return times.join(" and ") || "closed";
}

function dayRange(days: string[]): string {
  const [first = "", second] = days;
  if (days.length === 1 || second === undefined) return first;
  return onOneLine(days.length === 2 ? `${first} and ${second}` : `${first} to ${days.at(-1)}`);
}

/** The ways to reach the business, in the order they are shown. */
export const contactFacts = (business: Business): Fact[] => [
  {
    label: "Phone",
    text: onOneLine(nationalNumber(business.phone)),
    link: { href: `tel:${e164(business.phone)}` },
  },
  { label: "Email", text: business.email, link: { href: `mailto:${business.email}` } },
  {
    label: "WhatsApp",
    text: onOneLine(nationalNumber(business.whatsapp)),
    link: { href: whatsappUrl(business), newTab: true },
  },
];

/** WhatsApp's click-to-chat address: digits only, no plus sign, an optional first message. */
export function whatsappUrl({ whatsapp }: Business, message = ""): string {
  const url = `https://wa.me/${whatsapp.replace(/\D/g, "")}`;
  return message ? `${url}?text=${encoded(message)}` : url;
}

/** The business's facts as tokens: `business.phone` and so on. */
export function businessScope(business: Business): Map<string, TokenValue> {
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
  for (const [key, value] of Object.entries(business.address)) add(`address.${key}`, value);
  addUnbroken("address.postalCode", onOneLine(business.address.postalCode));
  addUnbroken("address", addressLines(business).join(", "));
  add("geo", `${business.geo.latitude},${business.geo.longitude}`);
  addUnbroken("openingHours", hoursLines(business.openingHours)[0] ?? "");
  addUnbroken("phone", onOneLine(nationalNumber(business.phone)));
  addUnbroken("whatsapp", onOneLine(nationalNumber(business.whatsapp)));
  return scope;
}
