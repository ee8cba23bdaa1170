import type { SharedSiteModel } from "../../model/shared.ts";
import type { ModelChange } from "./change.ts";
import { modelChanges } from "./model-changes.ts";
import { withoutDerived } from "./page-changes.ts";

/** What surrounds pages in a language: header, footer, colours, fonts. */
const sharedParts = ({ theme, icons, languages }: SharedSiteModel, language: string) => {
  const { home, ...rest } = languages[language] ?? {};
  return { theme, "the site's icon": icons, "link of the name in the header": home, ...rest };
};

/** The changes around the pages of a language, whose tag may have changed. */
export const sharedChanges = (
  [before, was]: [SharedSiteModel, string],
  [after, is]: [SharedSiteModel, string],
): ModelChange[] =>
  withoutDerived(modelChanges(sharedParts(before, was), sharedParts(after, is), []));
