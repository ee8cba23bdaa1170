import { BUSINESS_TYPES } from "../../../../schema/business-types.ts";
import { NOT_FOUND } from "../../../model/addresses.ts";
import type { StarterWords } from "../../../model/kit/starter-words.ts";
import { type Answers, PAGE_KINDS } from "./answers.ts";
import { ownPage } from "./pages.ts";
import type { StarterPage } from "./parts.ts";
import { usualPages } from "./usual-pages.ts";

/** The pages of a new site that an existing site can add, with their usual paths. */
export function pagePresets(
  config: unknown,
  language: string,
  words: StarterWords,
): readonly StarterPage[] {
  const answers = answersOf(config, language);
  const parts = PAGE_KINDS.map((kind) => ({
    ...ownPage(kind, answers, words),
    description: `${words.parts[kind].heading}. ${words.snippet}`,
  }));
  return [...parts, ...usualPages(answers, words)].map((page) => ({
    ...page,
    title: pageTitle(page.label ?? ""),
  }));
}

/** A page with a heading alone. */
export const emptyPage = (label: string, { snippet }: StarterWords): Omit<StarterPage, "path"> => ({
  label,
  title: pageTitle(label),
  description: `${label}. ${snippet}`,
  sections: [{ type: "pageHeader", heading: label }],
});

/** The page for missing addresses has one path for all sites. */
export const isFixedPath = (path: string): boolean => NOT_FOUND.includes(path);

export const pageTitle = (label: string): string => `${label} · {business.name}`;

/** What the answers about a new site would have been. */
function answersOf(config: unknown, language: string): Answers {
  const { business } = Object(config);
  const { name, type, phone, address } = Object(business);
  const { locality = "", country = "" } = Object(address);
  return {
    name: String(name),
    trade: undefined,
    type: BUSINESS_TYPES.find((each) => each === type) ?? "LocalBusiness",
    town: String(locality),
    country: String(country),
    language,
    look: "",
    accent: "",
    pages: PAGE_KINDS,
    places: [],
    phone: typeof phone === "string" ? phone : undefined,
  };
}
