import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { readUrl } from "../../../schema/fields/urls.ts";
import { e164, whatsappUrl } from "../../business/facts/facts.ts";
import type { Facts } from "../../business/facts/locations.ts";
import { isNumber } from "../../config/parse/readings/contact-readings.ts";
import { pathName } from "../../config/parse/readings/readings.ts";
import { nearestWord } from "../../diagnostics/suggest.ts";

/** The targets of links: the site's pages and files, and the contact facts of the business. */
export interface LinkTargets extends Facts {
  hasPage(path: string): boolean;
  media: ReadonlyMap<string, unknown>;
}

type LinkReading = (text: string, targets: LinkTargets) => (string | undefined)[];

/**
 * Common notations of links in other tools: with a space, without the slash or the colon, as a bare number,
 * as a path of the folder.
 */
const READINGS: readonly LinkReading[] = [
  (text) => [text.replace(/^\w+:/, (scheme) => scheme.toLowerCase())],
  (text) => [
    /^(whatsapp|email|phone):?$/i.test(text)
      ? `${text.toLowerCase().replace(":", "")}:`
      : undefined,
  ],
  businessContact,
  (text, { business }) =>
    [withoutOwnHost(text, business.url)].flatMap((path) => path && pathsIn(path)),
  (text) => (/^\w+:|@|^[?#]/.test(text) ? [] : pathsIn(text)),
  (text) => [webAddress(text)],
];

/** The probable correction of an invalid link: a page, a file or a contact of the site, or a web address. */
export function suggestLink(
  target: string,
  targets: LinkTargets,
  isLink: (link: string) => boolean,
): string | undefined {
  const text = target.trim().replace(/^["'“”„«]+|["'“”»]+$/g, "");
  if (text === "") return undefined;
  const isThere = (link: string | undefined): link is string =>
    link !== undefined && isLink(link) && (!link.startsWith("/") || leadsSomewhere(link, targets));
  return READINGS.flatMap((read) => read(text, targets)).find(isThere);
}

function leadsSomewhere(link: string, { hasPage, media }: LinkTargets): boolean {
  const [path = ""] = link.split(/[?#]/);
  return hasPage(path) || (path.startsWith("/media/") && media.has(path.slice("/media/".length)));
}

/**
 * A contact of a location with a similar key, or a number or an email address. The business's own become
 * `phone:`, `email:` and so on.
 */
function businessContact(
  text: string,
  { business, locations }: LinkTargets,
): (string | undefined)[] {
  const [, fact, rest = text] = /^(phone|email|whatsapp|tel|mailto):(.*)$/i.exec(text) ?? [];
  const phones = fact === "phone" ? Object.keys(business.phones) : [];
  const location = fact && nearestWord(rest, [...Object.keys(locations), ...phones]);
  if (location) return [`${fact.toLowerCase()}:${location}`];
  const { country } = business.address;
  const known = isSupportedCountry(country) ? country : undefined;
  const chat = /^whatsapp:/i.test(text)
    ? rest.replace(/^\/\/.*[?&]phone=\+?(\d+).*$/, "+$1")
    : undefined;
  const number = parsePhoneNumberFromString(chat ?? rest, known);
  if (number && isNumber(number) && chat !== undefined) {
    const isOwn = business.whatsapp !== undefined && e164(business.whatsapp) === number.number;
    return [isOwn ? "whatsapp:" : whatsappUrl(number.number, "")];
  }
  if (number && isNumber(number)) {
    const isOwn = business.phone !== undefined && e164(business.phone) === number.number;
    return [isOwn ? "phone:" : `tel:${number.number}`];
  }
  const mail = rest.trim();
  return [mail === business.email ? "email:" : `mailto:${mail}`];
}

/** Possible paths of a page or a file, the likeliest first. */
function pathsIn(text: string): string[] {
  const [, before = "", after = ""] = /^([^?#]*)(.*)$/s.exec(text.replaceAll("\\", "/")) ?? [];
  const path = `/${before.replace(/^[./]+/, "")}`;
  const file = path.replace(/^\/public\//, "/");
  const page = path.replace(/(\/|(\/?index)?\.(html?|php))$/, "") || "/";
  const plain = pathName(page);
  const names = [path, file, `/media${file}`, page, ...(plain ? [`/${plain}`] : [])];
  return names.map((name) => name + after);
}

/** The path after the site's own domain. */
function withoutOwnHost(text: string, url: string): string | undefined {
  const own = readUrl(url)?.host.replace(/^www\./, "");
  const rest = text.replace(/^(https?:\/\/)?(www\.)?/i, "");
  return own && rest.startsWith(`${own}/`) ? rest.slice(own.length) : undefined;
}

/** A web address without its scheme, or with a typo in it. File names have no slash. */
function webAddress(text: string): string | undefined {
  const [, scheme, host = "", rest] =
    /^(h[tps]{2,5}[:;]?\/+)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)(\/\S*)?$/iu.exec(text) ?? [];
  const isHost = scheme !== undefined || rest !== undefined || /^www\./i.test(host);
  return isHost ? `https://${host}${rest ?? ""}` : undefined;
}
