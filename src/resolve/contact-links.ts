import { suggest } from "../diagnostics/suggest.ts";
import { e164, mailUrl, whatsappUrl } from "../facts/facts.ts";
import type { Facts } from "../facts/locations.ts";
import type { Link } from "../model/values.ts";
import { encodeUrlPart } from "../util/encode-url-part.ts";

/** A link that is made of a fact: `phone:`, `email:Subject`, `whatsapp:penryn:Hello`. */
export interface ContactLink {
  fact: "phone" | "email" | "whatsapp";
  /** Whose fact it is; undefined for that of the business. */
  location: string | undefined;
  /** The first message, or its subject. */
  message: string;
}

/** Undefined for any other link, and where a location is named that is not there. */
export function contactLink(target: string, { locations }: Facts): ContactLink | undefined {
  const [, fact, rest = ""] = /^(phone|email|whatsapp):(.*)$/s.exec(target) ?? [];
  if (fact === undefined) return undefined;
  if (SOMEBODY.test(rest)) return undefined;
  const link = { fact: fact as ContactLink["fact"] };
  const [, key = "", message = ""] = /^(\w+)(?::(.*))?$/s.exec(rest) ?? [];
  if (Object.hasOwn(locations, key)) return { ...link, location: key, message };
  const isLocation = fact === "phone" ? rest !== "" : suggest(rest, Object.keys(locations));
  return isLocation ? undefined : { ...link, location: undefined, message: rest };
}

/** Whom a link of another form names, which is no first message: `email:tess@…`, `whatsapp://send?phone=…`. */
const SOMEBODY = /^\/\/|^\s*[^\s@:]+@[^\s@]+\.[^\s@]+$|^\s*\+?\d[\d ()/-]{5,}$/;

/** Undefined where the fact is not given. */
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
