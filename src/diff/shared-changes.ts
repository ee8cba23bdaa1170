import type { SharedSiteModel } from "../model/shared.ts";
import type { ModelChange } from "./change.ts";
import { modelChanges } from "./model-changes.ts";
import { withoutDerived } from "./page-changes.ts";

/** What is around pages, in a language that a page had or has: header, footer, colours, fonts. */
const sharedParts = ({ theme, icons, languages }: SharedSiteModel, language: string) => {
  const { home, ...rest } = languages[language] ?? {};
  return { theme, "the site's icon": icons, "link of the name in the header": home, ...rest };
};

/** What is different around the pages of a language, which may be called otherwise than it was. */
export const sharedChanges = (
  [before, was]: [SharedSiteModel, string],
  [after, is]: [SharedSiteModel, string],
): ModelChange[] =>
  withoutDerived(modelChanges(sharedParts(before, was), sharedParts(after, is), []));
