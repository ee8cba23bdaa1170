import type { SharedModel } from "../model/shared.ts";
import type { Change } from "./change.ts";
import { modelChanges } from "./model-changes.ts";
import { withoutDerived } from "./page-changes.ts";

/** What is different around the pages of a language: header, footer, colours, fonts. */
export function sharedChanges(before: SharedModel, after: SharedModel, language: string): Change[] {
  const partsOf = ({ theme, icons, languages }: SharedModel) => ({
    theme,
    icons,
    ...languages[language],
  });
  return withoutDerived(modelChanges(partsOf(before), partsOf(after), []));
}
