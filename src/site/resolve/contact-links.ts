import { e164, mailUrl, whatsappUrl } from "../../business/facts/facts.ts";
import type { Facts } from "../../business/facts/locations.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import { ownProperty } from "../../lib/objects.ts";
import { encodeUrlPart } from "../../lib/url.ts";
import type { Link } from "../../model/values.ts";

/** A link to a contact fact: `phone:`, `email:Subject`, `whatsapp:penryn:Hello`. */
export interface ContactLink {
  fact: "phone" | "email" | "whatsapp";
  /** The key of a location or of another phone number; undefined for the business. */
  owner: string | undefined;
  /** The first message of a chat, or the subject of an email. */
  message: string;
}

/** Undefined for any other link, and for an unknown location or number. */
export function parseContactLink(
  target: string,
  { business: { phones }, locations }: Facts,
): ContactLink | undefined {
  const [, fact, rest = ""] = /^(phone|email|whatsapp):(.*)$/s.exec(target) ?? [];
  if (fact === undefined) return undefined;
  if (OTHER_RECIPIENT.test(rest)) return undefined;
  const link = { fact: fact as ContactLink["fact"] };
  const [, key = "", message = ""] = /^(\w+)(?::(.*))?$/s.exec(rest) ?? [];
  const isPhone = fact === "phone" && Object.hasOwn(phones, key);
  if (isPhone || Object.hasOwn(locations, key)) return { ...link, owner: key, message };
  const isLocation = fact === "phone" ? rest !== "" : suggest(rest, Object.keys(locations));
  return isLocation ? undefined : { ...link, owner: undefined, message: rest };
}

/** A recipient in a link of another form, which is not a message: `email:tess@…`, `whatsapp://send?phone=…`. */
const OTHER_RECIPIENT = /^\/\/|^\s*[^\s@:]+@[^\s@]+\.[^\s@]+$|^\s*\+?\d[\d ()/-]{5,}$/;

/** Undefined if the fact is missing. */
export function contactAddress(
  { fact, owner, message }: ContactLink,
  { business, locations }: Facts,
): Link | undefined {
  const number = fact === "phone" ? ownProperty(business.phones, owner ?? "")?.number : undefined;
  const value = number ?? (owner === undefined ? business : locations[owner])?.[fact];
  if (value === undefined) return undefined;
  if (fact === "phone") return { href: `tel:${e164(value)}` };
  if (fact === "whatsapp") return { href: whatsappUrl(value, message), newTab: true };
  return { href: `${mailUrl(value)}${message ? `?subject=${encodeUrlPart(message)}` : ""}` };
}
