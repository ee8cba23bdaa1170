import type { Business } from "../../schema/business.ts";
import type { Link } from "../model/values.ts";
import { e164, whatsappUrl } from "./facts.ts";

/** The forms a link may take, for messages. */
export const LINK_FORMS =
  "Write /path, #section, /path#section, whatsapp:, email:, phone: or an address with https://.";

const PATH = /^\/(?!\/)[^\s\\]*$/;
const ANCHOR = /^#[a-z][a-z0-9-]*$/;

/** Turns a link as the owner writes it into an address; undefined if it has none of the forms. */
export function resolveLink(target: string, business: Business): Link | undefined {
  if (PATH.test(target) || ANCHOR.test(target)) return { href: target };
  if (target === "phone:") return { href: `tel:${e164(business.phone)}` };
  if (target.startsWith("email:")) return { href: mailto(business.email, target.slice(6)) };
  if (target.startsWith("whatsapp:")) {
    return { href: whatsappUrl(business, target.slice(9)), newTab: true };
  }
  if (/^https:\/\/[^\s/]/.test(target) && URL.canParse(target)) {
    return { href: new URL(target).href, newTab: true };
  }
  return undefined;
}

/** What follows `email:` is the subject of the new message. */
const mailto = (email: string, subject: string) =>
  subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
