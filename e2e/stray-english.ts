import { ourKit } from "../src/kit/our-kit.ts";
import { isMoreLikely } from "../src/locales/words/small-words.ts";
import { type LanguageDefinition, languageFor } from "../src/model/kit/language-definition.ts";

/** Elements that contain sentences, and attributes that are read aloud, displayed or indexed. */
const BLOCKS = "p, li, h1, h2, h3, dt, dd, label, legend, figcaption, summary, button, a, option";
const ATTRIBUTES = ["aria-label", "alt", "title", "placeholder", "content"];

const STRUCTURED_DATA = 'script[type="application/ld+json"]';

/** The texts of a page that people see or hear, or that search engines read. */
export function saidOn(document: Document): string[] {
  const { lang } = document.documentElement;
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      // A link to another language is labelled in that language.
      (element) => element.closest("[lang]")?.getAttribute("lang") === lang,
    );
  const attributes = ATTRIBUTES.flatMap((name) =>
    all(`[${name}]`).map((element) => element.getAttribute(name)),
  );
  const nodes = all("body *:not(script, style)").flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === document.TEXT_NODE),
  );
  const texts = [...all(BLOCKS), ...nodes].map(({ textContent }) => textContent);
  const data = all(STRUCTURED_DATA).flatMap(({ textContent }) => stringsIn(parsed(textContent)));
  return [document.title, ...attributes, ...texts, ...data].flatMap((text) => text ?? []);
}

const parsed = (json: string | null): unknown => JSON.parse(json ?? "null");

/** All texts within a value, at any depth, except those under some keys. */
export function stringsIn(value: unknown, without: readonly string[] = []): string[] {
  if (typeof value === "string") return [value];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    without.includes(key) ? [] : stringsIn(inner, without),
  );
}

/**
 * Finds English texts on a page in another language: texts that its catalogue translates, names of days, and
 * sentences. Ignores the owner's texts.
 */
export function strayEnglish(
  said: readonly string[],
  language: string,
  written: readonly string[],
): string[] {
  const spoken = (tag: string) => languageFor(ourKit().languages, tag);
  const patterns = [...patternsFor(spoken(language)), A_DAY];
  const isEnglish = (text: string) =>
    patterns.some((pattern) => pattern.test(text)) ||
    isMoreLikely(spoken("en"), spoken(language), text);
  const isOwners = (text: string) => written.some((own) => own.includes(text));
  return [...new Set(said.map((text) => text.trim()))].filter(
    (text) => isEnglish(text) && !isOwners(text),
  );
}

const DAY = "(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";

/** Alone, it is a term of schema.org. */
const A_DAY = new RegExp(`[^/]\\b${DAY}\\b|\\b${DAY}\\b.`);

/**
 * The complete texts of the English catalogue that this language translates. Any text matches a placeholder.
 */
function patternsFor({ texts }: LanguageDefinition): RegExp[] {
  const own: Record<string, Record<string, string>> = texts;
  const english = Object.entries(languageFor(ourKit().languages, "en").texts).flatMap(
    ([group, texts]) => Object.entries(texts).filter(([key, text]) => text !== own[group]?.[key]),
  );
  return english
    .map(([, text]) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+"))
    .filter((pattern) => /\p{L}/u.test(pattern))
    .map((pattern) => new RegExp(`^${pattern}$`, "i"));
}
