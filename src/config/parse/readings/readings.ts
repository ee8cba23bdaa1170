import { colorsNamed, formatHex, parse } from "culori";
import { isCountry } from "../../../../schema/fields/country.ts";
import type { Spelling } from "../../../../schema/fields/spellings.ts";
import { readUrl } from "../../../../schema/fields/urls.ts";
import { synonymsOf } from "../../../diagnostics/synonyms.ts";
import { countryCode, currencyCode, languageCode } from "./codes.ts";
import { fromAbroad, international, mailbox, mendedMailbox } from "./contact-readings.ts";
import { clock, day, isOneDay, isWholeTime, weekday, weekdayOfMonth } from "./dates-and-times.ts";
import { profileOf } from "./profiles.ts";

/** What a value is read by that its text does not say. */
export interface ReadingPlace {
  /** The country of what it is about. */
  country: string;
  /** The language of the site. */
  language: string;
  /** The currency of the business, if it says one. */
  currency: string;
  /** The address of the site. */
  url: string;
}

export interface Reading {
  read(text: string, place: ReadingPlace): unknown;
  /** Whether it is the same value, and no other could be meant. */
  isSure?: (text: string, value: unknown) => boolean;
}

const always = () => true;

const isSameWord = (text: string, value: unknown) =>
  text.toLowerCase() === String(value).toLowerCase();

/** Whether a tag only has other signs or capitals, or a country by another code: `en_GB`, `en-UK`. */
const isSameTag = (text: string, value: unknown) =>
  isSameWord(text.slice(0, 3).replace("_", "-"), String(value).slice(0, 3));

/** How people and other tools write what a field takes in one spelling, the likeliest first. */
export const READINGS: Record<Spelling, readonly Reading[]> = {
  address: [
    { read: secure, isSure: (text) => /^(https?:\/\/)?www\./i.test(text) || /^https:/i.test(text) },
    { read: (text) => (text.includes("@") ? `mailto:${mailbox(text)}` : undefined) },
  ],
  anchor: [{ read: (text) => ownName(text) }, { read: asciiName }],
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
  email: [{ read: mailbox, isSure: always }, { read: mendedMailbox }],
  endings: [{ read: endings, isSure: always }],
  fieldName: [{ read: asciiName }],
  formerAddress: [
    { read: (text) => pattern(text) },
    { read: (text, { url }) => withoutHost(text, url), isSure: always },
    { read: (text) => (/^\w[^:]*$/.test(text) ? `/${text}` : undefined), isSure: always },
  ],
  host: [{ read: (text) => /^(?:\w+:\/\/)?(?:[^@/]+@)?([\w.-]+)/.exec(text)?.[1] }],
  language: [{ read: languageCode, isSure: isSameTag }],
  origin: [
    { read: secure },
    { read: (text) => secure(text)?.replace(/(?<=:\/\/[^/?#]+)[/?#].*$/, "") },
  ],
  pagePath: [
    { read: (text, { url }) => withoutHost(text, url) },
    { read: (text) => `/${ownName(text)}` },
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
  time: [{ read: clock, isSure: isWholeTime }],
  weekday: [{ read: (text, place) => weekday(text, localeOf(place)), isSure: always }],
  weekdayOfMonth: [
    { read: (text, place) => weekdayOfMonth(text, localeOf(place)), isSure: always },
  ],
};

/** The language, with the country whose way to write dates it is. */
const localeOf = ({ language, country }: ReadingPlace): string =>
  language.includes("-") || !isCountry(country) ? language : `${language}-${country}`;

const COLOUR_NAMES = Object.keys(colorsNamed);

/** A colour as style sheets write it, if nothing shines through; six digits or three also without their #. */
function colour(text: string): string | undefined {
  const found = parse(text.replace(/^0x/i, "#").toLowerCase());
  return found && (found.alpha ?? 1) === 1 ? formatHex(found) : undefined;
}

/** An address with its scheme, however little of that is there; what only the browser's bar shows. */
function secure(text: string): string | undefined {
  const [, scheme, host, rest = ""] =
    /^(h[tps]{2,5}[:;]?[/\\]*|\/\/)?([^/?#\\@\s]+)(\S*)$/i.exec(text) ?? [];
  if (scheme === undefined && IS_FILE.test(host ?? "")) return undefined;
  return host?.includes(".") || /^localhost/.test(host ?? "")
    ? `https://${host?.toLowerCase()}${rest}`
    : undefined;
}

/** No host ends like this: `send.php`. */
const IS_FILE = /\.(aspx?|cgi|csv|docx?|gif|html?|jpe?g|js|json|pdf|php\d?|png|svg|txt|webp|xml)$/i;

/** What follows the site's own domain in an address. */
function withoutHost(text: string, url: string): string | undefined {
  const site = readUrl(url);
  if (!site) return undefined;
  const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, "");
  const [own, rest] = [site.host.replace(/^www\./, ""), bare(text)];
  return rest.toLowerCase().startsWith(`${own}/`) ? rest.slice(own.length) : undefined;
}

/** All addresses below one, as the rules of other tools name them: `/blog/:slug`, `^/blog/(.*)$`. */
const pattern = (text: string): string =>
  `/${text.replace(/^[\^/]+|\$$/g, "")}`.replace(/\/(?::[\w-]+[*+]?|\(?\.[*+]\??\)?|\*\*)$/, "/*");

/** Endings of files, `jpg, pdf`, with their dots. */
function endings(text: string): string {
  const kinds = text.split(/[\s,;]+/);
  return kinds.map((kind) => (/^\w+$/.test(kind) ? `.${kind}` : kind)).join(",");
}

/** Words that say nothing without what is between them: a query, a fragment. */
const PARTS = /[?#=&%:\\]/;

/** A text as paths are written: small letters of any script, digits and hyphens. */
export function ownName(text: string): string {
  return PARTS.test(text.replace(/^#/, "")) && !/ & /.test(text)
    ? ""
    : text
        .normalize("NFC")
        .toLowerCase()
        .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}./]+/gu, "-")
        .replace(/^[-/]+|[-/]+$/g, "");
}

/** A text as names are written that only computers read: small letters, digits and hyphens. */
function asciiName(text: string): string {
  return ownName(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9./]+/g, "-")
    .replace(/^[-/]+|[-/]+$/g, "");
}
