import { writtenAt } from "../../engine/page-place.ts";
import type { Rule } from "../../engine/rule.ts";
import { tokensIn } from "../../engine/written-words.ts";

/** What search results show of a page: its snippet. */
type SnippetField = "title" | "description";

interface Limits {
  min: number;
  max: number;
  tooShort: string;
  tooLong: string;
  hint: string;
}

/**
 * Reports texts that are too short or too long for search results. The length is in the hint,
 * so that one mistake of a template stays one problem however many pages it shows on.
 */
export const lengthCheck =
  (
    key: SnippetField,
    { min, max, tooShort, tooLong, hint }: Limits,
  ): NonNullable<Rule["checkPage"]> =>
  ({ page, [key]: text }, _, report) => {
    const { length } = [...text];
    if (!page.index || hasGap(text) || (length >= min && length <= max)) return;
    report({
      path: writtenAt(page[key], page.scope),
      page: page.path,
      weight: Math.max(min - length, length - max),
      message: length < min ? tooShort : tooLong,
      hint: `On ${page.path} it has ${length} characters. ${hint}`,
    });
  };

/** Reports texts that another listed page has as well, at the later of the two. */
export const repeatCheck =
  (
    key: SnippetField,
    message: (first: string) => string,
    hint: string,
  ): NonNullable<Rule["checkSite"]> =>
  ({ pages }, report) => {
    const firsts = new Map<string, string>();
    for (const { path, at, [key]: text } of pages.filter(({ listed }) => listed)) {
      if (hasGap(text)) continue;
      const first = firsts.get(normal(text));
      if (first === undefined) firsts.set(normal(text), path);
      else report({ path: at[key], page: path, message: message(first), hint });
    }
  };

/** Whether a token is left in it that names nothing: what it will say is not known yet. */
const hasGap = (text: string) => tokensIn(text).length > 0;

const normal = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();
