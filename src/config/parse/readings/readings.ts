import { colorsNamed, formatHex, parse } from "culori";
import { isCountry } from "../../../../schema/fields/country.ts";
import type { Spelling } from "../../../../schema/fields/spellings.ts";
import { readUrl } from "../../../../schema/fields/urls.ts";
import { synonymsOf } from "../../../diagnostics/synonyms.ts";
import { countryCode, currencyCode, languageCode } from "./codes.ts";
import { correctMailbox, fromAbroad, international, mailbox } from "./contact-readings.ts";
import {
  clock,
  day,
  isOneDay,
  isWholeTime,
  moment,
  weekday,
  weekdayOfMonth,
} from "./dates-and-times.ts";
import { profileOf } from "./profiles.ts";
import { stars } from "./stars.ts";

/** The context for reading a value. */
export interface ReadingContext {
  /** The country of the business or the location. */
  country: string;
  /** The language of the site. */
  language: string;
  /** The currency of the business; empty if it has none. */
  currency: string;
  /** The address of the site. */
  url: string;
}

export interface Reading {
  read(text: string, place: ReadingContext): unknown;
  /** Whether the result is certainly the same value. */
  isSure?: (text: string, value: unknown) => boolean;
}

const always = () => true;

const isSameWord = (text: string, value: unknown) =>
  text.toLowerCase() === String(value).toLowerCase();

/**
 * Whether a tag only differs in separators or capitals, or has another code for the same country: `en_GB`,
 * `en-UK`.
 */
const isSameTag = (text: string, value: unknown) =>
  isSameWord(text.slice(0, 3).replace("_", "-"), String(value).slice(0, 3));

/** The common notations of each kind of field, the likeliest first. */
export const READINGS: Record<Spelling, readonly Reading[]> = {
  address: [
    { read: addressInCode },
    { read: secure, isSure: (text) => /^(https?:\/\/)?www\./i.test(text) || /^https:/i.test(text) },
    { read: (text) => (text.includes("@") ? `mailto:${mailbox(text)}` : undefined) },
  ],
  anchor: [{ read: (text) => pathName(text) }, { read: asciiName }],
  colour: [
    { read: (text) => `#${text}`, isSure: always },
    { read: colour, isSure: always },
    { read: (text) => colour(synonymsOf(text, COLOUR_NAMES)[0] ?? "") },
  ],
  country: [{ read: countryCode, isSure: (text) => /^[a-z]{2}$/i.test(text) }],
  currency: [
    {
      read: (text, { country }) => currencyCode(text, country),
      isSure: isSameWord,
    },
  ],
  day: [{ read: (text, place) => day(text, localeOf(place)), isSure: isOneDay }],
  email: [{ read: mailbox, isSure: always }, { read: correctMailbox }],
  endings: [{ read: endings, isSure: always }],
  fieldName: [{ read: asciiName }],
  formerAddress: [
    { read: (text) => pattern(text) },
    { read: (text, { url }) => withoutHost(text, url), isSure: always },
    { read: (text) => (/^\w[^:]*$/.test(text) ? `/${text}` : undefined), isSure: always },
  ],
  host: [{ read: (text) => /^(?:\w+:\/\/)?(?:[^@/]+@)?([\w.-]+)/.exec(text)?.[1] }],
  language: [{ read: languageCode, isSure: isSameTag }],
  moment: [{ read: (text, place) => moment(text, localeOf(place)), isSure: isOneDay }],
  origin: [
    { read: secure },
    { read: (text) => secure(text)?.replace(/(?<=:\/\/[^/?#]+)[/?#].*$/, "") },
  ],
  pagePath: [
    { read: (text, { url }) => withoutHost(text, url) },
    { read: (text) => `/${pathName(text)}` },
    { read: (text) => `/${asciiName(text)}` },
  ],
  phone: [
    { read: fromAbroad, isSure: always },
    { read: (text, { country }) => international(text, country) },
  ],
  profile: [
    { read: profileOf },
    { read: secure, isSure: (text) => /^(https?:\/\/)?www\./i.test(text) || /^https:/i.test(text) },
  ],
  stars: [{ read: stars, isSure: always }],
  time: [{ read: clock, isSure: isWholeTime }],
  weekday: [{ read: (text, place) => weekday(text, localeOf(place)), isSure: always }],
  weekdayOfMonth: [
    { read: (text, place) => weekdayOfMonth(text, localeOf(place)), isSure: always },
  ],
};

/** The language, with the country whose date format it has. */
const localeOf = ({ language, country }: ReadingContext): string =>
  language.includes("-") || !isCountry(country) ? language : `${language}-${country}`;

const COLOUR_NAMES = Object.keys(colorsNamed);

/** A colour in CSS notation, if it is opaque. Three or six digits may lack their #. */
function colour(text: string): string | undefined {
  const found = parse(text.replace(/^0x/i, "#").toLowerCase());
  return found && (found.alpha ?? 1) === 1 ? formatHex(found) : undefined;
}

/** The address that pasted code loads or leads to, but not that of its script. */
function addressInCode(text: string): string | undefined {
  const frame = /<iframe[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(text)?.[1];
  const page = /(?:data-(?:[\w-]*-)?url|href)\s*=\s*["']?(https:[^"'\s>]+)/i.exec(text)?.[1];
  const address = (frame ?? page)?.replaceAll("&amp;", "&");
  return address?.startsWith("//") ? `https:${address}` : address;
}

/**
 * An address with its scheme, even if most of it is missing, or with what only browsers display before it.
 */
function secure(text: string): string | undefined {
  const [, scheme, host, rest = ""] =
    /^(h[tps]{2,5}[:;]?[/\\]*|\/\/)?([^/?#\\@\s]+)(\S*)$/i.exec(text) ?? [];
  if (scheme === undefined && IS_FILE.test(host ?? "")) return undefined;
  return host?.includes(".") || /^localhost/.test(host ?? "")
    ? `https://${host?.toLowerCase()}${rest}`
    : undefined;
}

/** File extensions are not top-level domains: `send.php`. */
const IS_FILE = /\.(aspx?|cgi|csv|docx?|gif|html?|jpe?g|js|json|pdf|php\d?|png|svg|txt|webp|xml)$/i;

/** The part of an address after the site's own domain. */
function withoutHost(text: string, url: string): string | undefined {
  const site = readUrl(url);
  if (!site) return undefined;
  const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, "");
  const [own, rest] = [site.host.replace(/^www\./, ""), bare(text)];
  return rest.toLowerCase().startsWith(`${own}/`) ? rest.slice(own.length) : undefined;
}

/** All addresses below a path, in the notation of other tools: `/blog/:slug`, `^/blog/(.*)$`. */
const pattern = (text: string): string =>
  `/${text.replace(/^[\^/]+|\$$/g, "")}`.replace(/\/(?::[\w-]+[*+]?|\(?\.[*+]\??\)?|\*\*)$/, "/*");

/** File extensions with their dots, from `jpg, pdf`. */
function endings(text: string): string {
  const kinds = text.split(/[\s,;]+/);
  return kinds.map((kind) => (/^\w+$/.test(kind) ? `.${kind}` : kind)).join(",");
}

/** Removing a query or a fragment would change the meaning. */
const PARTS = /[?#=&%:\\]/;

/** A text in the form of paths: lower-case letters of any script, digits and hyphens. */
export function pathName(text: string): string {
  return PARTS.test(text.replace(/^#/, "")) && !/ & /.test(text)
    ? ""
    : text
        .normalize("NFC")
        .toLowerCase()
        .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}./]+/gu, "-")
        .replace(/^[-/]+|[-/]+$/g, "");
}

/** A text in the form of technical names: lower-case letters, digits and hyphens. */
function asciiName(text: string): string {
  return pathName(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9./]+/g, "-")
    .replace(/^[-/]+|[-/]+$/g, "");
}
