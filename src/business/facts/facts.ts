import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Business } from "../../../schema/business.ts";
import { nonBreaking } from "../../lib/text.ts";
import { encodeUrlPart } from "../../lib/url.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import type { Fact, Link } from "../../model/values.ts";

/** A phone number in its national format: `+44 29 2018 0123` becomes `029 2018 0123`. */
export const nationalNumber = (international: string): string =>
  parsePhoneNumberFromString(international)?.formatNational() ?? international;

/** An international number without spaces, for `tel:` (RFC 3966). */
export const e164 = (international: string): string => international.replaceAll(" ", "");

/** The contact methods of a business or a location. */
type ContactMethods = Partial<Record<"phone" | "email" | "whatsapp", string | undefined>> & {
  phones?: Business["phones"];
};

/** The contact facts in display order. */
export function contactFacts(
  { phone, phones = {}, email, whatsapp }: ContactMethods,
  { texts }: LocaleTexts,
): Fact[] {
  const facts: Fact[] = [];
  const add = (label: string, text: string, link: Link) => facts.push({ label, text, link });
  const addPhone = (label: string, number: string) =>
    add(label, nonBreaking(nationalNumber(number)), { href: `tel:${e164(number)}` });
  if (phone) addPhone(texts.facts.phone, phone);
  for (const { label, number } of Object.values(phones)) addPhone(label, number);
  if (email) add(texts.facts.email, email, { href: mailUrl(email) });
  if (whatsapp) {
    const link: Link = { href: whatsappUrl(whatsapp), newTab: true };
    add(texts.facts.whatsapp, nonBreaking(nationalNumber(whatsapp)), link);
  }
  return facts;
}

/** A `mailto:` address with its domain in ASCII, as mail programs need it. */
export const mailUrl = (email: string): string => `mailto:${email.replace(/[^@]+$/, asciiDomain)}`;

const asciiDomain = (domain: string): string =>
  /^[a-z\d.-]+$/.test(domain) ? domain : new URL(`http://${domain}`).hostname;

/** WhatsApp's click-to-chat address: digits only, no plus sign, an optional first message. */
export function whatsappUrl(whatsapp: string, message = ""): string {
  const url = `https://wa.me/${whatsapp.replace(/\D/g, "")}`;
  return message ? `${url}?text=${encodeUrlPart(message)}` : url;
}
