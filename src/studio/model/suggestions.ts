import type { Facts } from "../../business/facts/locations.ts";
import { contactAddress, parseContactLink } from "../../site/resolve/contact-links.ts";
import type { Suggestion, SuggestionGroup } from "../protocol/fields.ts";
import type { MediaModel } from "../protocol/media.ts";

interface Known {
  /** The config, as plain JSON, with any mistakes. */
  config: unknown;
  /** The open page. */
  page: string;
  media: readonly MediaModel[];
}

/** What a text may name, by the kind of names: `link`, or the kinds of schema/fields/names.ts. */
export function suggestionsFor(names: string, known: Known): Suggestion[] {
  const of = Object.hasOwn(SOURCES, names) ? SOURCES[names] : undefined;
  return of ? of(known) : [];
}

const SOURCES: Record<string, (known: Known) => Suggestion[]> = {
  link: (known) => [...pages(known), ...anchors(known), ...contacts(known), ...files(known)],
  page: pages,
  section: ({ config }) =>
    pagesOf(config)
      .flatMap(idsOf)
      .map((id) => named(id)),
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

const named = (value: string, label = value, group?: SuggestionGroup): Suggestion => ({
  value,
  label,
  group,
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

function pages({ config }: Known): Suggestion[] {
  return pagesOf(config).flatMap(({ path, label, title }) =>
    typeof path === "string" ? [named(path, String(label ?? title ?? path), "pages")] : [],
  );
}

function idsOf({ sections }: Record<string, unknown>): string[] {
  const all: unknown[] = Array.isArray(sections) ? sections : [];
  return all.map((section) => Object(section).id).filter((id) => typeof id === "string");
}

/** Sections with an id: those of the open page by the id alone. */
const anchors = ({ config, page }: Known): Suggestion[] =>
  pagesOf(config).flatMap((each) =>
    idsOf(each).map((id) => {
      const link = each.path === page ? `#${id}` : `${each.path}#${id}`;
      return named(link, link, "sections");
    }),
  );

/** The links to facts of the business and its locations that it has. */
function contacts({ config }: Known): Suggestion[] {
  const { business, locations } = Object(config);
  const facts = { business: { phones: {}, ...Object(business) }, locations: Object(locations) };
  const owners = ["", ...Object.keys(facts.locations), ...Object.keys(facts.business.phones)];
  const links = ["phone", "email", "whatsapp"].flatMap((fact) =>
    owners.map((owner) => `${fact}:${owner}`),
  );
  return links.flatMap((link) => {
    const href = addressOf(link, facts);
    return href === undefined ? [] : [named(link, `${link} (${readable(href)})`, "contacts")];
  });
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

const readable = (href: string) => href.replace(/^(tel|mailto):/, "").replace(/^https:\/\//, "");

const files = ({ media }: Known): Suggestion[] =>
  media
    .filter(({ kind }) => kind === "document")
    .map(({ name }) => named(`/media/${name}`, name, "files"));
