import { isCountry } from "../../../../schema/fields/country.ts";
import { nationalNumber } from "../../../business/facts/facts.ts";
import type { Facts } from "../../../business/facts/locations.ts";
import { countryCode } from "../../../config/parse/readings/codes.ts";
import { inWords, upperFirst } from "../../../lib/text.ts";
import { contactAddress, parseContactLink } from "../../../site/resolve/contact-links.ts";
import type { ContactWay, Suggestion } from "../../protocol/fields.ts";
import type { MediaModel } from "../../protocol/media.ts";
import type { PageSummary } from "../../protocol/pages.ts";
import { numberIn, type Target, typedLink } from "./typed-target.ts";

interface Known {
  /** The config, as plain JSON, with any mistakes. */
  config: unknown;
  /** The open page. */
  page: string;
  pages: readonly PageSummary[];
  media: readonly MediaModel[];
}

/** What a text may name, by the kind of names: `link`, or the kinds of schema/fields/names.ts. */
export function suggestionsFor(names: string, known: Known): Suggestion[] {
  const of = Object.hasOwn(SOURCES, names) ? SOURCES[names] : undefined;
  return of ? of(known) : [];
}

/** The target of a link that somebody types: a fact that the site has, rather than its number or address. */
export function typedTarget(text: string, known: Known): Target | undefined {
  const found = typedLink(text, countryOf(known), [...pages(known), ...files(known)]);
  const fact = contacts(known).find(({ href }) => href === found?.value);
  if (fact) return { value: fact.value, name: fact.name };
  const isNumber = found?.value === text && /^(tel:|https:\/\/wa\.me\/\d)/.test(text);
  return isNumber ? { value: text, name: readable(text, countryOf(known)) } : found;
}

function countryOf({ config }: Known): string {
  const { country } = Object(Object(Object(config).business).address);
  return isCountry(country) ? country : (countryCode(String(country)) ?? "");
}

const SOURCES: Record<string, (known: Known) => Suggestion[]> = {
  link: (known) => [
    ...contacts(known).map(({ href: _, ...contact }) => contact),
    ...pages(known),
    ...anchors(known),
    ...files(known),
  ],
  page: pages,
  section: ({ config }) =>
    pagesOf(config)
      .flatMap(withIds)
      .map(({ id }) => named(id)),
  shared: ({ config }) => keysOf(config, "shared"),
  template: ({ config }) => keysOf(config, "templates"),
  location: ({ config }) => keysOf(config, "locations"),
  language: ({ config }) => [
    named(String(Object(config).language)),
    ...keysOf(config, "languages"),
  ],
  author: ({ config }) => [...keysOf(config, "authors"), ...used(config, "author")],
  tag: ({ config }) => used(config, "tags"),
  series: ({ config }) => used(config, "series"),
  form: ({ config }) => keysOf(Object(config).forms, "more"),
};

const named = (value: string, name = value, more: Partial<Suggestion> = {}): Suggestion => ({
  value,
  label: name,
  name,
  group: undefined,
  ...more,
});

const keysOf = (owner: unknown, key: string) =>
  Object.keys(Object(Object(owner)[key])).map((name) => named(name));

function pagesOf(config: unknown): Record<string, unknown>[] {
  const { pages: all } = Object(config);
  return Array.isArray(all) ? all.map(Object) : [];
}

/** The values that pages already have, such as their tags. */
const used = (config: unknown, key: string): Suggestion[] =>
  [...new Set(pagesOf(config).flatMap((page) => page[key] ?? []))]
    .filter((value) => typeof value === "string")
    .map((value) => named(value));

/** Those in the language of the open page are first, and then those in the menu. */
function pages({ pages: all, page }: Known): Suggestion[] {
  const { language } = all.find(({ path }) => path === page) ?? {};
  const order = (each: PageSummary) =>
    (language === undefined || each.language === language ? 0 : 2) + (each.inMenu ? 0 : 1);
  return all
    .toSorted((one, other) => order(one) - order(other))
    .map(({ path, label }) => named(path, label, { group: "pages" }));
}

function withIds({ sections }: Record<string, unknown>): { id: string; heading: string }[] {
  const all: unknown[] = Array.isArray(sections) ? sections : [];
  return all.map(Object).flatMap(({ id, heading }) => {
    if (typeof id !== "string") return [];
    const isPlain = typeof heading === "string" && !heading.includes("{");
    return { id, heading: isPlain ? heading : upperFirst(inWords(id)) };
  });
}

/** Sections with an id: those of the open page by the id alone. */
const anchors = ({ config, page, pages: all }: Known): Suggestion[] =>
  pagesOf(config).flatMap((each) =>
    withIds(each).map(({ id, heading }) => {
      if (each.path === page) return named(`#${id}`, heading, { group: "sections" });
      const outer = all.find(({ path }) => path === each.path)?.label ?? each.path;
      return named(`${each.path}#${id}`, heading, {
        label: `${outer}: ${heading}`,
        group: "sections",
      });
    }),
  );

/** The links to facts of the business and its locations that it has. */
function contacts(known: Known): (Suggestion & { href: string })[] {
  const { business, locations } = Object(known.config);
  const facts = { business: { phones: {}, ...Object(business) }, locations: Object(locations) };
  const owners = ["", ...Object.keys(facts.locations), ...Object.keys(facts.business.phones)];
  const ways: ContactWay[] = ["phone", "email", "whatsapp"];
  return ways.flatMap((contact) =>
    owners.flatMap((owner) => {
      const value = `${contact}:${owner}`;
      const href = addressOf(value, facts);
      if (href === undefined) return [];
      const words = readable(href, countryOf(known));
      const { name = owner, label: called = name } = {
        ...Object(facts.locations[owner] ?? facts.business.phones[owner]),
      };
      const label = owner === "" ? words : `${words} (${called})`;
      const ofLink = wordsFor(value, words, facts.business);
      return [{ ...named(value, ofLink, { label, group: "contacts", contact }), href }];
    }),
  );
}

/** Undefined without such a fact, and for one that is wrong. */
function addressOf(link: string, facts: Facts): string | undefined {
  try {
    const contact = parseContactLink(link, facts);
    const isNamed = link.endsWith(":") || contact?.owner !== undefined;
    return contact && isNamed ? contactAddress(contact, facts)?.href : undefined;
  } catch {
    return undefined;
  }
}

/** The words of a link to a fact: its token, so that they follow when it changes. */
function wordsFor(link: string, words: string, business: Facts["business"]): string {
  if (link === "whatsapp:") return "WhatsApp";
  const [fact = "", owner] = link.split(":");
  const isOwn = owner === "" && typeof Object(business)[fact] === "string";
  return isOwn ? `{business.${fact}}` : words;
}

/** An address or a number, as people of a country write it. */
function readable(href: string, country: string): string {
  const rest = href.replace(/^(tel|mailto):|^https:\/\/wa\.me\/(?=\d)/, (start) =>
    start.startsWith("https") ? "+" : "",
  );
  if (!rest.startsWith("+")) return rest;
  const national = nationalNumber(rest);
  return numberIn(national, country) === rest ? national : rest;
}

const files = ({ media }: Known): Suggestion[] =>
  media
    .filter(({ kind }) => kind === "document")
    .map(({ name }) => named(`/media/${name}`, name, { group: "files" }));
