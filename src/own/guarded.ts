import { writtenAt } from "../checks/engine/page-place.ts";
import type { Finding, Rule } from "../checks/engine/rule.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import type { OwnText } from "../model/own-code.ts";
import { placeIn } from "./run.ts";
import { placeWords } from "./source-place.ts";

/** A check of a site's own that reports what it throws, in the place of stopping all. */
export function guarded(check: Rule, own: OwnText): Rule {
  const { checkText, checkPage, checkSite, compareWords } = check;
  const stopped = (error: unknown, path: Path): Finding => {
    const message = `The check "${check.id}" stops with an error: ${error instanceof Error ? error.message : error}`;
    const place = placeIn(own, error);
    return { path, message, hint: place && `It is thrown at ${placeWords(place)}.` };
  };
  function* guard(found: () => Iterable<Finding>, path: Path) {
    try {
      for (const each of found()) {
        if (!Array.isArray(each.path)) throw new Error("it reports something without a path");
        yield each;
      }
    } catch (error) {
      yield stopped(error, path);
    }
  }
  return {
    ...check,
    ...(checkText && { checkText: (text, site) => guard(() => checkText(text, site), text.path) }),
    ...(checkPage && {
      checkPage: (page, site) =>
        guard(() => checkPage(page, site), writtenAt(page.page.title, page.page.scope)),
    }),
    ...(checkSite && { checkSite: (site) => guard(() => checkSite(site), []) }),
    ...(compareWords && { compareWords: (pages) => guard(() => compareWords(pages), []) }),
  };
}
