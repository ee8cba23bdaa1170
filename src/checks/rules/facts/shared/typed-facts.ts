import { e164, nationalNumber } from "../../../../business/facts/facts.ts";
import {
  type Facts,
  locationsOf,
  type NamedLocation,
} from "../../../../business/facts/locations.ts";
import type { Path } from "../../../../diagnostics/diagnostic.ts";
import { isPostcode } from "./postcodes.ts";

/** A fact of the business as people type it into texts. */
export interface TypedFact {
  name: string;
  /** The token that replaces it. */
  token: string;
  origin: Path;
  /** Also matches the whole address of a Markdown link, in which facts are not searched. */
  pattern: RegExp;
}

/** Contact details as an address that a link may contain instead of `email:` and so on. */
export interface TypedAddress extends Omit<TypedFact, "pattern"> {
  /** A whole link; the group is its query. */
  asLink: RegExp;
  /** The address of a Markdown link; groups for the address and for the following text. */
  inText: RegExp;
  /** The name of the query parameter for a first message. */
  message: string;
}

/** The owner of the fact: the business or one of its locations. */
type FactOwner = Pick<NamedLocation, "address" | "phone" | "whatsapp" | "email"> & {
  key?: string;
  phones?: Facts["business"]["phones"];
};

/** The business comes first, unless a text is about one of its locations. */
function ownersOf(facts: Facts, location: string): FactOwner[] {
  const locations = locationsOf(facts);
  const own = locations.filter(({ key }) => key === location);
  return [...own, facts.business, ...locations];
}

const pathOf = (owner: FactOwner, fact: string): string[] => [
  ...(owner.key === undefined ? ["business"] : ["locations", owner.key]),
  ...fact.split("."),
];

export const typedFacts = (facts: Facts, location = ""): TypedFact[] =>
  firstOf(ownersOf(facts, location).flatMap(factsOf), ({ pattern }) => pattern.source);

function factsOf(owner: FactOwner): TypedFact[] {
  const { phone, whatsapp, email, address } = owner;
  const { street, postalCode, country } = address;
  const facts: TypedFact[] = [];
  const add = (name: string, key: string, pattern: string) =>
    facts.push(fact(name, pathOf(owner, key), pattern));
  if (email) add("email address", "email", emailPattern(email));
  if (phone) add("phone number", "phone", phonePattern(phone));
  for (const [name, { number }] of Object.entries(owner.phones ?? {}))
    add("phone number", `phones.${name}`, phonePattern(number));
  const isOneNumber = phone && whatsapp && e164(phone) === e164(whatsapp);
  if (whatsapp && !isOneNumber) add("WhatsApp number", "whatsapp", phonePattern(whatsapp));
  // A street without a number may have other meanings than the business's address.
  if (street && /\d/.test(street)) add("street address", "address.street", wholeWords(street));
  // Half a postcode is the name of a district, which texts may contain.
  if (postalCode && isPostcode(country, postalCode))
    add("postcode", "address.postalCode", wholeWords(postalCode));
  return facts;
}

const fact = (name: string, origin: string[], pattern: string): TypedFact => ({
  name,
  token: `{${origin.join(".")}}`,
  origin,
  pattern: new RegExp(`${IN_LINK}|${pattern}`, "giu"),
});

export const typedAddresses = (facts: Facts, location = ""): TypedAddress[] =>
  firstOf(ownersOf(facts, location).flatMap(addressesOf), ({ asLink }) => asLink.source);

/** The first owner of a fact that several owners share. */
const firstOf = <T>(facts: T[], keyOf: (fact: T) => string): T[] =>
  [...new Map(facts.toReversed().map((fact) => [keyOf(fact), fact])).values()].toReversed();

function addressesOf(owner: FactOwner): TypedAddress[] {
  const { email, phone, whatsapp } = owner;
  const addresses: TypedAddress[] = [];
  const add = (name: string, key: string, pattern: string, message: string) =>
    addresses.push({
      name,
      token: `${key}:${owner.key ?? ""}`,
      origin: pathOf(owner, key),
      asLink: new RegExp(`^${pattern}(\\?.*)?$`, "iu"),
      inText: new RegExp(`(?<=\\]\\()(${pattern})(\\?[^)]*)?(?=\\))`, "giu"),
      message,
    });
  if (email) add("email address", "email", `mailto:${emailPattern(email)}`, "subject");
  if (phone) add("phone number", "phone", `tel:${phonePattern(phone)}`, "");
  if (whatsapp) {
    const chat = `https?://wa\\.me/\\+?${whatsapp.replace(/\D/g, "")}`;
    add("WhatsApp number", "whatsapp", chat, "text");
  }
  return addresses;
}

const IN_LINK = "\\]\\([^)]*\\)";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

const emailPattern = (email: string) => `(?<![\\w.+%-])${escaped(email)}(?![\\w-]|\\.\\w)`;

const wholeWords = (text: string) =>
  `(?<![\\p{L}\\d])${text.trim().split(/\s+/).map(escaped).join("\\s*")}(?![\\p{L}\\d])`;

const GAP = "[\\s./()\u2010-\u2013-]{0,3}";

/** `029 2018 0123`, `029/2018 0123`, `(029) 20180123`, `+44 (0)29 2018 0123`, `0044 29 2018 0123`. */
function phonePattern(international: string): string {
  const digits = international.replace(/\D/g, "");
  const national = nationalNumber(international).replace(/\D/g, "");
  const inside = national.replace(/^0/, "");
  const country = digits.endsWith(inside) ? digits.slice(0, -inside.length) : "";
  const spaced = (text: string) => [...text].join(GAP);
  const abroad = `(?:\\+|00)${GAP}${spaced(country)}${GAP}(?:0${GAP})?${spaced(inside)}`;
  return `(?<![\\d+])(?:${abroad}|(?:\\((?=\\d+\\)${GAP}\\d))?${spaced(national)})(?!\\d)`;
}
