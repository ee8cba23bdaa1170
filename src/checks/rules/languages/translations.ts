import {
  reasonWords,
  type Unpublished,
  unpublishedPage,
} from "../../../config/expand/published.ts";
import { didYouMean, suggestion } from "../../../diagnostics/suggest.ts";
import { NOT_FOUND } from "../../../model/addresses.ts";
import { languagesOf, namedLanguages } from "../../../site/languages.ts";
import { draftPages } from "../../engine/draft-pages.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { PageSummary, SiteSummary } from "../../engine/summary.ts";

export const translationPair = defineCheck({
  id: "translation-pair",
  severity: "error",
  summary: "Every translation belongs to one page in the main language.",
  explanation:
    "The links between languages, for visitors and search engines, follow from `language` and " +
    "`translationOf`. A page in another language names the page in the main language that it " +
    "translates. Each language has at most one translation of a page.",
  *checkSite(site) {
    for (const { finding } of brokenPairs(site)) yield finding;
  },
});

/** Pages whose `translationOf` is wrong, and why. */
function* brokenPairs(site: SiteSummary): Generator<{ page: PageSummary; finding: Finding }> {
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  const taken = new Map<string, PageSummary>();
  for (const page of site.pages) {
    const { language, translationOf } = page;
    const name = `${language} ${translationOf}`;
    const original = translationOf === undefined ? undefined : byPath.get(translationOf);
    const finding = pairFinding(page, original, taken.get(name), site);
    if (finding) yield { page, finding };
    if (translationOf !== undefined) taken.set(name, page);
  }
}

/** The problem of a page with its original and an earlier translation. */
function pairFinding(
  page: PageSummary,
  original: PageSummary | undefined,
  other: PageSummary | undefined,
  site: SiteSummary,
): Finding | undefined {
  const { language, translationOf } = page;
  const { config } = site;
  if (!languagesOf(config).includes(language)) return strangeLanguage(page, config);
  if (translationOf === undefined) return undefined;
  const awaited = original ? undefined : unpublishedPage(translationOf, site);
  // A page with dates appears and disappears by itself. Until then its translation has no original.
  if (awaited && isDated(awaited)) return undefined;
  if (awaited) return awaitedOriginal(page, translationOf, awaited);
  if (!original) return noOriginal(page, translationOf, free(page, site));
  if (original.language !== config.language || original === page)
    return wrongOriginal(page, original, config.language, free(page, site));
  if (language === config.language) return sameLanguage(page);
  return other && secondTranslation(page, other);
}

const isDated = ({ from, until }: Unpublished): boolean => (from ?? until) !== undefined;

const at = ({ at }: PageSummary, field: string) => ({ path: [...at.page, field] });

function strangeLanguage(
  { path, language, at, ...page }: PageSummary,
  config: SiteSummary["config"],
): Finding {
  const { hint } = suggestion(language, languagesOf(config), `Add "${language}" under languages.`);
  return {
    path: page.fields.includes("language") ? [...at.page, "language"] : at.page,
    message: `Page ${path} is in "${language}", which is not a language of this site.`,
    hint,
  };
}

/** Paths of pages without a translation into a page's language. */
function free({ language }: PageSummary, { pages, config }: SiteSummary): string[] {
  const taken = new Set(
    pages.flatMap((page) => (page.language === language ? (page.translationOf ?? []) : [])),
  );
  const originals = pages.filter((page) => page.language === config.language);
  return originals.map(({ path }) => path).filter((path) => !taken.has(path));
}

function noOriginal(page: PageSummary, original: string, paths: string[]): Finding {
  const { hint } = suggestion(original, paths, "Name the path of a page in the main language.");
  const message = `There is no page ${original} that this page could translate.`;
  return { ...at(page, "translationOf"), message, hint };
}

const awaitedOriginal = (page: PageSummary, original: string, awaited: Unpublished): Finding => ({
  ...at(page, "translationOf"),
  message: `Page ${original}, which this page translates, ${reasonWords(awaited)}.`,
  hint: sameDays(awaited),
});

function sameDays({ at, from, until }: Unpublished): string {
  if (until !== undefined) return `Give this page the same "until": "${until}".`;
  return from === undefined
    ? 'Write "draft": true here as well, or remove it there.'
    : `Give this page the same "${at.at(-1)}": "${from}".`;
}

const wrongOriginal = (
  page: PageSummary,
  original: PageSummary,
  main: string,
  free: readonly string[],
): Finding => ({
  ...at(page, "translationOf"),
  message: `${original.path} is in "${original.language}". A translation must name a page in the main language, "${main}".`,
  hint:
    original.translationOf !== undefined && free.includes(original.translationOf)
      ? didYouMean(original.translationOf)
      : "Name the path of a page in the main language.",
});

const sameLanguage = (page: PageSummary): Finding => ({
  ...at(page, "translationOf"),
  message: `Page ${page.path} is in the main language, so it cannot be a translation.`,
  hint: 'Add its "language", or remove "translationOf".',
});

const secondTranslation = (page: PageSummary, other: PageSummary): Finding => ({
  ...at(page, "translationOf"),
  message: `${other.path} is already the translation of this page into "${page.language}".`,
  hint: 'Remove "translationOf" from one of the two.',
});

export const missingTranslation = defineCheck({
  id: "missing-translation",
  severity: "warning",
  summary: "Every page is in each language of the site.",
  explanation:
    "A visitor who switches the language expects the same page. Translate the page, with " +
    "`language` and `translationOf`. A page for readers of one language has " +
    "`oneLanguage`. Its link to the other language then leads to that language's home page.",
  *checkSite(site) {
    const { config, pages } = site;
    const [main, ...others] = namedLanguages(config);
    if (!main) return;
    const known = languagesOf(config);
    const unclear = new Set(
      [...brokenPairs(site)].map(({ page }) =>
        known.includes(page.language) ? page.language : main.language,
      ),
    );
    // A draft is translated when it is finished.
    const drafts = draftPages(site);
    for (const { language, name } of others) {
      const own = pages.filter((page) => page.language === language);
      if (own.length === 0 && !unclear.has(main.language)) {
        yield noPages(language, name, awaitedIn(language, site));
        continue;
      }
      // A page with an unclear original may translate any page, so nothing is missing until it is
      // fixed.
      if (unclear.has(language) || unclear.has(main.language)) continue;
      const translated = new Set(own.map(({ translationOf }) => translationOf));
      for (const page of pages) {
        if (page.oneLanguage || NOT_FOUND.includes(page.path) || drafts.has(page.path)) continue;
        if (page.language === main.language && !translated.has(page.path)) {
          const awaited = awaitedIn(language, site, page.path);
          yield awaited
            ? awaitedTranslation(page, name, awaited)
            : noTranslation(page, name, language);
        }
      }
      for (const page of own) {
        if (!page.oneLanguage && page.translationOf === undefined) yield noPair(page, main.name);
        yield* alone(page, site);
      }
    }
    yield* halfPut(site);
  },
});

/** A translation while its original is not published. */
function* alone(page: PageSummary, site: SiteSummary): Generator<Finding> {
  const { translationOf, oneLanguage } = page;
  if (translationOf === undefined || oneLanguage) return;
  const awaited = unpublishedPage(translationOf, site);
  if (awaited && isDated(awaited)) yield awaitedOriginal(page, translationOf, awaited);
}

/** An unpublished page in a language: the translation of this page, or any page. */
const awaitedIn = (language: string, { unpublished }: SiteSummary, original?: string) =>
  unpublished.find(
    ({ translation }) =>
      translation?.language === language && (translation.of === original || original === undefined),
  );

const noPages = (language: string, name: string, awaited: Unpublished | undefined): Finding => ({
  path: ["languages", language],
  at: "key",
  message: awaited
    ? `No page is in ${name} ${yet(awaited)}: ${awaited.pages[0]} ${reasonWords(awaited)}.`
    : `No page is in ${name}.`,
  hint: awaited
    ? publishHint(awaited)
    : `Give a page "language": "${language}" and "translationOf", or remove the language.`,
});

const awaitedTranslation = (page: PageSummary, name: string, awaited: Unpublished): Finding => ({
  path: page.at.page,
  message: `Page ${page.path} has no translation into ${name} ${yet(awaited)}: ${awaited.pages[0]} ${reasonWords(awaited)}.`,
  hint: publishHint(awaited),
});

const yet = ({ until }: Unpublished) => (until === undefined ? "yet" : "any more");

const publishHint = ({ from, until }: Unpublished) =>
  until !== undefined
    ? 'Remove this page, too, give both the same "until", or write "oneLanguage": true here.'
    : from === undefined
      ? 'Remove "draft" there when it is finished.'
      : "Build and publish the site on that day or later.";

const noTranslation = (page: PageSummary, name: string, language: string): Finding => ({
  path: page.at.page,
  message: `Page ${page.path} has no translation into ${name}.`,
  hint: `Add a page with "language": "${language}" and "translationOf": "${page.path}", or write "oneLanguage": true here.`,
});

const noPair = (page: PageSummary, main: string): Finding => ({
  path: page.at.page,
  message: `Page ${page.path} does not say which page in ${main} it translates.`,
  hint: 'Add "translationOf", or write "oneLanguage": true.',
});

/** The header, footer or the like that a language inherits from the main one. */
function* halfPut({ config }: SiteSummary): Generator<Finding> {
  for (const { language, name } of namedLanguages(config).slice(1)) {
    const other = config.languages?.[language];
    const missing = PARTS.filter((part) => config[part] && !other?.[part]);
    if (missing.length === 0) continue;
    const named = missing.map((part) => `"${part}"`).join(" and ");
    yield {
      path: ["languages", language],
      at: "key",
      message: `The pages in ${name} use the ${missing.join(" and ")} of the main language.`,
      hint: `Add ${named} in ${name} here.`,
    };
  }
}

const PARTS = ["header", "footer"] as const;
