import { dataProtectionOf } from "../../../business/regulators.ts";
import type { StarterWords } from "../../../model/kit/starter-words.ts";
import type { Answers } from "./answers.ts";
import { imprintOf, imprintText } from "./imprint.ts";
import { closing, type StarterPage, type StarterSection } from "./parts.ts";

/** The pages that every site should have, and that are not in menus. */
export function usualPages(answers: Answers, words: StarterWords): StarterPage[] {
  const items = imprintOf(answers);
  return [
    ...(items ? [imprintPage(imprintText(items, answers, words), words)] : []),
    privacyPage(answers, words),
    lostPage(answers, words),
  ];
}

/** The targets of the small links at the end of each page. */
export const smallLinks = (answers: Answers, { imprint, privacy }: StarterWords) =>
  [...(imprintOf(answers) ? [imprint] : []), privacy].map(({ label, path }) => ({
    label,
    link: path,
  }));

const imprintPage = (text: string, { imprint }: StarterWords): StarterPage =>
  unlistedPage(imprint, `${imprint.heading}: {business.name}.`, [
    { type: "pageHeader", heading: imprint.label },
    { type: "prose", heading: imprint.heading, text },
  ]);

function privacyPage({ country }: Answers, { privacy }: StarterWords): StarterPage {
  const { heading, retention, hosting, law } = privacy;
  return unlistedPage(privacy, `${heading}. {business.name}.`, [
    { type: "pageHeader", heading },
    { type: "privacy", retention, hosting, ...(dataProtectionOf(country) ? {} : { law }) },
  ]);
}

function lostPage(answers: Answers, words: StarterWords): StarterPage {
  const { label, heading, text, home } = words.lost;
  return unlistedPage({ path: "/404.html", label }, text, [
    { type: "hero", heading, text, actions: [{ label: home, link: "/", style: "primary" }] },
    closing(answers, words),
  ]);
}

/** A page that search engines must not list. */
const unlistedPage = (
  { path, label }: { path: string; label: string },
  description: string,
  sections: StarterSection[],
): StarterPage => ({
  ...{ path, label, title: `${label} · {business.name}`, description },
  index: false,
  sections,
});
