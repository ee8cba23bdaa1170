import { SNIPPET_LENGTHS } from "../../../../schema/fields/fields.ts";
import type { Site } from "../../../../schema/site.ts";
import { tokensIn } from "../../../lib/token.ts";
import type { SectionKit } from "../../../model/kit/section-kit.ts";
import { textPath } from "../../engine/page-position.ts";
import { defineCheck, type Rule, type RuleInfo } from "../../engine/rule.ts";
import type { PageSummary } from "../../engine/summary.ts";
import { isSamePage } from "../pages/duplicate-path.ts";
import { wordPatterns } from "../shared/check-words.ts";
import { placeholdersIn } from "../shared/leftovers.ts";
import { repeats } from "../shared/repeats.ts";

/** The parts of a search result: each has a rule about length and one about repetition. */
type SnippetField = "title" | "description";

interface LengthWords extends Pick<RuleInfo, "id" | "explanation"> {
  tooShort: string;
  hint: string;
}

/**
 * Reports texts that are too short or too long for search results. The length is in the hint, so
 * that a mistake of a template is one problem for all its pages.
 */
function lengthRule(field: SnippetField, { id, explanation, tooShort, hint }: LengthWords): Rule {
  const { min, max } = SNIPPET_LENGTHS[field];
  const tooLong = `is too long: search results truncate it after about ${max} characters.`;
  return defineCheck({
    id,
    severity: "warning",
    summary: `A page's ${field} is ${min} to ${max} characters long.`,
    explanation,
    *checkPage({ page, [field]: text }, { config, kit }) {
      const { length } = [...text];
      const isShort = length < min;
      if (!page.index || hasGap(text) || (!isShort && length <= max)) return;
      if (isShort && isUnwritten(text, page.language ?? config.language, kit)) return;
      if (isShort && isSmallPrint(page.path, config)) return;
      yield {
        path: textPath(page[field], page.scope),
        weight: Math.max(min - length, length - max),
        message: `This ${field} ${isShort ? tooShort : tooLong}`,
        hint: `On ${page.path} it has ${length} characters. ${hint}`,
      };
    },
  });
}

export const titleLength = lengthRule("title", {
  id: "title-length",
  explanation:
    "The title is the blue line that people tap in search results. They truncate it after about " +
    "65 characters, and under 15 it cannot say both what you do and where. Name the job and the place " +
    "first, and leave out the rest.",
  tooShort: "is too short to say what the page offers, and where.",
  hint: "Name the job and the place, in 30 to 60 characters.",
});

export const descriptionLength = lengthRule("description", {
  id: "description-length",
  explanation:
    "The description is the grey text under the title in search results, and the reason to tap your result " +
    "and not the next. Long ones are truncated in the middle of a sentence; very short ones waste the " +
    "space. Write one or two sentences on what visitors get, where, and from whom.",
  tooShort: "is too short to give people a reason to visit.",
  hint: "Write one or two sentences, 110 to 155 characters in all.",
});

/** Nobody searches for the pages linked beside the copyright notice, such as a privacy notice. */
const isSmallPrint = (path: string, { footer, languages = {} }: Site): boolean =>
  [footer, ...Object.values(languages).map((other) => other.footer)].some((each) =>
    each?.smallLinks.some(({ link }) => link === path),
  );

interface RepeatWords extends Omit<RuleInfo, "summary"> {
  so: string;
  hint: string;
}

/** Reports texts that two listed pages share, at the later page. */
const repeatRule = (field: SnippetField, { so, hint, ...info }: RepeatWords) =>
  defineCheck({
    ...info,
    summary: `No two pages in one language have the same ${field}.`,
    *checkSite({ pages, kit }) {
      // People search in one language, so equal texts in two languages are fine.
      const keyOf = (page: PageSummary) => `${page.language} ${normal(page[field])}`;
      const listed = pages.filter((page) => page.listed && !hasGap(page[field]));
      for (const { item, first } of repeats(listed, keyOf)) {
        if (isUnwritten(item[field], item.language, kit)) continue;
        if (isSamePage(item, first)) continue;
        const message = `This ${field} is the same as that of ${first.path}: ${so}`;
        yield { path: item.at[field], page: item.path, message, hint };
      }
    },
  });

export const duplicateTitle = repeatRule("title", {
  id: "duplicate-title",
  severity: "error",
  explanation:
    "Two pages with one title look the same in search results and in browser tabs, and search engines " +
    "often list only one of them. Say in each title what is unique to the page, such as its service " +
    "or its town. If both pages are about the same topic, one of them is enough.",
  so: "nobody can tell the two pages apart in search results.",
  hint: "Say in the title what is unique to this page.",
});

export const duplicateDescription = repeatRule("description", {
  id: "duplicate-description",
  severity: "warning",
  explanation:
    "Search results show the description under the title. If two pages share one, search engines " +
    "treat it as filler and show other text from the page. Write for each page what only that " +
    "page offers.",
  so: "it cannot say what is special here.",
  hint: "Write one or two sentences that are true of this page only.",
});

/** Whether it has an unknown token, so that its final text is unknown. */
const hasGap = (text: string) => tokensIn(text).length > 0;

/** Whether it has placeholders, which another rule reports. */
const isUnwritten = (text: string, language: string, { languages }: SectionKit) =>
  placeholdersIn(text, wordPatterns(languages, language)).length > 0;

const normal = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();
