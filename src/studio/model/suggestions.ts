import type { Facts } from "../../business/facts/locations.ts";
import { inWords, upperFirst } from "../../lib/text.ts";
import { contactAddress, parseContactLink } from "../../site/resolve/contact-links.ts";
import type { Suggestion } from "../protocol/fields.ts";
import type { MediaModel } from "../protocol/media.ts";
import type { PageSummary } from "../protocol/pages.ts";

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

const SOURCES: Record<string, (known: Known) => Suggestion[]> = {
  link: (known) => [...pages(known), ...anchors(known), ...contacts(known), ...files(known)],
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

function pages({ pages: all }: Known): Suggestion[] {
  return all.map(({ path, label }) => named(path, label, { group: "pages" }));
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
function contacts({ config }: Known): Suggestion[] {
  const { business, locations } = Object(config);
  const facts = { business: { phones: {}, ...Object(business) }, locations: Object(locations) };
  const owners = ["", ...Object.keys(facts.locations), ...Object.keys(facts.business.phones)];
  const links = ["phone", "email", "whatsapp"].flatMap((fact) =>
    owners.map((owner) => `${fact}:${owner}`),
  );
  return links.flatMap((link) => {
    const href = addressOf(link, facts);
    if (href === undefined) return [];
    const label = `${link} (${readable(href)})`;
    return [named(link, wordsFor(link, href, facts.business), { label, group: "contacts" })];
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

/** The words of a link to a fact: its token, so that they follow when it changes. */
function wordsFor(link: string, href: string, business: Facts["business"]): string {
  if (link === "whatsapp:") return "WhatsApp";
  const [fact = "", owner] = link.split(":");
  const isOwn = owner === "" && typeof Object(business)[fact] === "string";
  return isOwn ? `{business.${fact}}` : readable(href);
}

const readable = (href: string) => href.replace(/^(tel|mailto):/, "").replace(/^https:\/\//, "");

const files = ({ media }: Known): Suggestion[] =>
  media
    .filter(({ kind }) => kind === "document")
    .map(({ name }) => named(`/media/${name}`, name, { group: "files" }));
