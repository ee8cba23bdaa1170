import type { Business } from "../../../schema/business.ts";
import { forms, map } from "../../../schema/forms.ts";
import { addressLines } from "../../business/facts/address.ts";
import { e164, mailUrl, nationalNumber, whatsappUrl } from "../../business/facts/facts.ts";
import { businessHours } from "../../business/facts/locations.ts";
import { displayHours } from "../../business/hours/display-hours.ts";
import type { Unpublished } from "../../config/expand/published.ts";
import { aboutField } from "../../config/parse/about-field.ts";
import { type Diagnostic, type Path, problem } from "../../diagnostics/diagnostic.ts";
import { suggestion } from "../../diagnostics/suggest.ts";
import { addAll } from "../../lib/lists.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import { encodedPath, fileUrl } from "../../model/addresses.ts";
import type { SectionContext } from "../../model/kit/section-context.ts";
import type { SectionKit } from "../../model/kit/section-kit.ts";
import type { FeedEntry, PageQuery } from "../../model/page-list.ts";
import { counterOf } from "../analytics.ts";
import { businessEntity } from "../head/business-data.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";
import { displayIn } from "../resolve/own-direction.ts";
import { resolveFields } from "../resolve/resolve.ts";
import { type PageOutline, pageCalled, pagesOf, type SiteIndex } from "../site-index.ts";
import type { LanguageSurroundings } from "../site-model.ts";
import { displayFacts, displayLocation, locationMap } from "../site-model.ts";
import { authorsOf } from "./authors.ts";
import {
  emptyList,
  entryOf,
  feedEntries,
  unknownCriterion,
  unlistedPages,
} from "./page-entries.ts";
import type { Lister } from "./page-lists.ts";

/** The part of the section context that is the same for all sections. */
export type SharedContext = Omit<
  SectionContext,
  | "pageUrl"
  | "fileUrl"
  | "hoursElsewhere"
  | "precedingOfType"
  | "firstWith"
  | "services"
  | "pageCalled"
  | "pagesOf"
  | "listed"
  | "today"
  | "fault"
  | "missing"
>;

export function sharedContext(surroundings: LanguageSurroundings): SharedContext {
  const { config, at, localeTexts, amountWords, env, searchIndex, locations, limits } =
    surroundings;
  const { business, theme } = config;
  const display = displayIn(env);
  return {
    business,
    self: businessEntity(business, locations),
    theme,
    ...localeTexts,
    amountWords,
    searchIndex,
    forms: resolveFields(forms, config.forms, at("forms"), env),
    map: config.map && resolveFields(map, config.map, at("map"), env),
    display,
    facts: displayFacts(business, localeTexts, env),
    address: addressLines(business.address).map(display),
    hours: displayHours(businessHours(config), localeTexts, limits),
    openingHours: (name) =>
      name === undefined ? businessHours(config) : locations.find(({ key }) => key === name),
    locations: locations.map((location) => displayLocation(location, localeTexts, limits, env)),
    locationMap: (name) =>
      locationMap(
        locations.find(({ key }) => key === name),
        localeTexts,
      ),
    help: helpFor(business, localeTexts, display),
    counter: counterOf(config),
    authors: authorsOf(surroundings),
    absoluteUrl: (path) => business.url + encodedPath(path),
  };
}

/** WhatsApp and email, or the phone if the business has neither. */
function helpFor(
  { whatsapp, email, phone }: Business,
  { texts }: LocaleTexts,
  display: SharedContext["display"],
): SharedContext["help"] {
  const help: SharedContext["help"] = [];
  if (whatsapp)
    help.push({ label: texts.facts.whatsapp, link: { href: whatsappUrl(whatsapp), newTab: true } });
  if (email) help.push({ label: display(email), link: { href: mailUrl(email) } });
  if (help.length === 0 && phone) {
    help.push({ label: display(nationalNumber(phone)), link: { href: `tel:${e164(phone)}` } });
  }
  return help;
}

/** The context of the section at `path`. */
export const sectionContext = (
  shared: SharedContext,
  siteIndex: SiteIndex,
  page: Lister & Pick<PageOutline, "asks">,
  path: Path,
  {
    kit,
    problems,
    list,
    feed,
    media,
    unpublished,
    day,
    hoursElsewhere,
    precedingOfType,
  }: Pick<ResolveEnvironment, "problems" | "media"> &
    Pick<SectionContext, "hoursElsewhere" | "precedingOfType"> & {
      kit: SectionKit;
      unpublished: readonly Unpublished[];
      day: string;
      /** The list of pages that the section shows. */
      list: PageQuery | undefined;
      /** The entries of the page's feed, if the section adds its list to that. */
      feed: FeedEntry[] | undefined;
    },
): SectionContext => {
  const { asks } = page;
  return {
    ...shared,
    hoursElsewhere,
    precedingOfType,
    pageUrl: shared.absoluteUrl(page.path),
    fileUrl: (name) => fileUrl(page.path, name),
    firstWith: (feature) => {
      const href = siteIndex.languages[page.language]?.firstWith[feature];
      return href === undefined ? undefined : { href };
    },
    today: () => {
      if (!asks.today) throw undeclared("the day", "`today`");
      return day;
    },
    services: siteIndex.languages[page.language]?.foreign ?? [],
    listed: () => {
      if (!list) throw undeclared("a list of pages", "that list");
      const { limit, ...rest } = list;
      if (!siteIndex.isPartial)
        addAll(problems, unlistedPages(list, path, page, siteIndex, unpublished));
      // The feed has more of them than the page.
      const all = siteIndex.lists.listed(feed ? rest : list, page);
      const entries = all.map((each) => {
        const entry = entryOf(each, shared, media);
        if (feed) addAll(feed, feedEntries(entry, each, shared.authors));
        return entry;
      });
      const isEmpty = all.length === 0 && !list.related && !list.pages;
      const isWrong = isEmpty || unknownCriterion(list, page, siteIndex) !== undefined;
      if (isWrong && !siteIndex.isPartial) problems.push(emptyList(list, path, page, siteIndex));
      return entries.slice(0, limit);
    },
    fault: (rule, message, hint, ...field) => {
      if (siteIndex.isPartial) return;
      problems.push(problem(rule, [...path, ...field], message, hint));
    },
    pageCalled: (label) => {
      if (!asks.labels.includes(label)) throw undeclared(`a page called "${label}"`, "its label");
      const found = pageCalled(label, page, siteIndex);
      return found && { href: found.path };
    },
    pagesOf: (template, field) => {
      if (!asks.templates.includes(template))
        throw undeclared(`the pages from the template "${template}"`, "that template");
      const others = pagesOf(template, page, siteIndex);
      if (others.length === 0 && !siteIndex.isPartial)
        problems.push(noPages(template, [...path, field], siteIndex));
      return others.map(({ label, path: href }) => ({
        label: shared.display(label),
        link: { href },
      }));
    },
    missing: (part, ...field) => {
      const name = field.at(-1);
      const [first, key] = part.split(".");
      const names = shared.locations.map((location) => location.key);
      if (first === "locations" && key !== undefined && !names.includes(key)) {
        problems.push(noLocation(key, [...path, ...field], names));
        return;
      }
      const isField = name !== undefined;
      const about = aboutField(part.split("."), {}, kit.schemas.site);
      if (first === "business" && isField) {
        // Reported once for all sections that need it.
        const message = `"${name}" needs "${key}" here, which is not in the file.`;
        problems.push(problem("missing-key", ["business"], message, about, { at: "key" }));
        return;
      }
      const hint = isField ? `Add "${part}" to the file, or remove "${name}". ${about}` : about;
      const message = `This ${isField ? "field" : "section"} needs "${part}", which is not in the file.`;
      problems.push(problem("missing-key", [...path, ...field], message, hint));
    },
  };
};

/** A page is only built again if something that its sections declare has changed. */
const undeclared = (what: string, how: string) =>
  new Error(
    `A section reads ${what} without declaring it, so its page would not be built again when that changes. ` +
      `Declare ${how} under \`uses\` in the definition of its type.`,
  );

/** The problem of a section with an unknown location. */
function noLocation(key: string, at: Path, names: readonly string[]): Diagnostic {
  const message = `There is no location "${key}" in the file.`;
  const others =
    names.length > 0
      ? `The locations are ${names.join(", ")}.`
      : `Add "locations" with "${key}" to the file, or remove this.`;
  const { hint, fix } = suggestion(key, names, others);
  return problem("unknown-location", at, message, hint, { fix });
}

/** The problem of a template without other pages to link to. */
function noPages(template: string, at: Path, { ofTemplate }: SiteIndex): Diagnostic {
  const known = [...ofTemplate.keys()].map((name) => name.split(" ")[1] ?? "");
  const message = `There is no other page from the template "${template}" to link to.`;
  const { hint, fix } = suggestion(
    template,
    new Set(known),
    "Add a page with this template, or name another template.",
  );
  return problem("unknown-template", at, message, hint, { fix });
}
