import { languagesOf } from "../../../site/languages.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";

export const unusedForm = defineCheck({
  id: "unused-form",
  severity: "warning",
  summary: "Every form in `forms.more` is on a page.",
  explanation:
    'A form in "more" is on no page until a section names it: "form": "its-name". Name it where it should be, ' +
    "or remove it.",
  *checkSite(site) {
    const { config, pages } = site;
    const others = languagesOf(config).filter((each) => config.languages?.[each]?.forms);
    const formsOf = (isOfForms: (language: string) => boolean) =>
      new Set(pages.flatMap(({ language, forms }) => (isOfForms(language) ? forms : [])));
    yield* unused(
      site,
      undefined,
      formsOf((language) => !others.includes(language)),
    );
    for (const other of others)
      yield* unused(
        site,
        other,
        formsOf((each) => each === other),
      );
  },
});

/** Reports the forms of the main language, or of another one with forms of its own, that no page shows. */
function* unused(
  { config }: SiteSummary,
  language: string | undefined,
  used: ReadonlySet<string>,
): Generator<Finding> {
  const forms = language === undefined ? config.forms : config.languages?.[language]?.forms;
  const at = language === undefined ? [] : ["languages", language];
  for (const name of Object.keys(forms?.more ?? {})) {
    if (used.has(name)) continue;
    yield {
      path: [...at, "forms", "more", name],
      at: "key",
      message: `No page shows the form "${name}".`,
      hint: `Give a section with a form "form": "${name}", or remove the form.`,
    };
  }
}
