import { e164, mailUrl, whatsappUrl } from "../../business/facts/facts.ts";
import type { Facts } from "../../business/facts/locations.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import { encodeUrlPart } from "../../lib/url.ts";
import type { Link } from "../../model/values.ts";

/** A link to a contact fact: `phone:`, `email:Subject`, `whatsapp:penryn:Hello`. */
export interface ContactLink {
  fact: "phone" | "email" | "whatsapp";
  /** The location's key; undefined for the business. */
  location: string | undefined;
  /** The first message of a chat, or the subject of an email. */
  message: string;
}

/** Undefined for any other link, and for an unknown location. */
export function parseContactLink(target: string, { locations }: Facts): ContactLink | undefined {
  const [, fact, rest = ""] = /^(phone|email|whatsapp):(.*)$/s.exec(target) ?? [];
  if (fact === undefined) return undefined;
  if (OTHER_RECIPIENT.test(rest)) return undefined;
  const link = { fact: fact as ContactLink["fact"] };
  const [, key = "", message = ""] = /^(\w+)(?::(.*))?$/s.exec(rest) ?? [];
  if (Object.hasOwn(locations, key)) return { ...link, location: key, message };
  const isLocation = fact === "phone" ? rest !== "" : suggest(rest, Object.keys(locations));
  return isLocation ? undefined : { ...link, location: undefined, message: rest };
}

/** A recipient in a link of another form, which is not a message: `email:tess@…`, `whatsapp://send?phone=…`. */
const OTHER_RECIPIENT = /^\/\/|^\s*[^\s@:]+@[^\s@]+\.[^\s@]+$|^\s*\+?\d[\d ()/-]{5,}$/;

/** Undefined if the fact is missing. */
export function contactAddress(
  { fact, location, message }: ContactLink,
  { business, locations }: Facts,
): Link | undefined {
  const value = (location === undefined ? business : locations[location])?.[fact];
  if (value === undefined) return undefined;
  if (fact === "phone") return { href: `tel:${e164(value)}` };
  if (fact === "whatsapp") return { href: whatsappUrl(value, message), newTab: true };
  return { href: `${mailUrl(value)}${message ? `?subject=${encodeUrlPart(message)}` : ""}` };
}
