import type { PageKind, StarterWords } from "../../../model/kit/starter-words.ts";
import type { Answers } from "./answers.ts";
import {
  closing,
  mainButton,
  PARTS,
  type StarterPage,
  type StarterSection,
  stepsSection,
  tradeInTown,
} from "./parts.ts";
import { placePages } from "./places.ts";
import { snippetOf } from "./snippet.ts";
import { usualPages } from "./usual-pages.ts";

/** The parts on the home page: of a site with this page alone, and of other sites. */
const ALONE = ["services", "questions", "contact"] as const;
const AMONG_OTHERS = ["services", "contact"] as const;

/** The parts without a separate page. */
export const sectionsOnHome = ({ pages }: Answers): PageKind[] =>
  (pages.length === 0 ? ALONE : AMONG_OTHERS).filter((kind) => !pages.includes(kind));

/** The name by which links jump to a part of the home page. */
export const idOf = (kind: PageKind, { parts }: StarterWords): string => parts[kind].path.slice(1);

export function pagesOf(
  answers: Answers,
  words: StarterWords,
): (StarterPage | typeof placePages)[] {
  return [
    homePage(answers, words),
    ...answers.pages.map((kind) => ownPage(kind, answers, words)),
    ...usualPages(answers, words),
    ...(answers.places.length > 0 ? [placePages] : []),
  ];
}

function homePage(answers: Answers, words: StarterWords): StarterPage {
  const trade = tradeInTown(answers.town, answers, words);
  const onHome = sectionsOnHome(answers);
  const part = (kind: PageKind): StarterSection[] =>
    onHome.includes(kind)
      ? [{ ...PARTS[kind](answers, words, words.parts[kind].heading), id: idOf(kind, words) }]
      : [];
  return {
    path: "/",
    ...snippetOf(
      [{ "{business.name}": answers.name }],
      [`${trade} · {business.name}`, trade, "{business.name}"],
      [`{business.name} · ${trade}. ${words.snippet}`, words.snippet],
    ),
    structuredData: "business",
    sections: [
      {
        type: "hero",
        eyebrow: "{business.name}",
        heading: trade,
        text: words.summary,
        actions: [mainButton(answers, words)],
      },
      ...part("services"),
      stepsSection(answers, words),
      ...part("questions"),
      ...(answers.places.length > 0 ? [placesOf(words)] : []),
      onHome.includes("contact")
        ? { ...closing(answers, words), text: words.contact, id: idOf("contact", words) }
        : closing(answers, words),
    ],
  };
}

/** All pages of places, including those that the owner adds later. */
const placesOf = (words: StarterWords): StarterSection => ({
  type: "nearbyAreas",
  heading: words.places.heading,
  pages: "place",
});

export function ownPage(kind: PageKind, answers: Answers, words: StarterWords): StarterPage {
  const { path, label, heading } = words.parts[kind];
  const trade = tradeInTown(answers.town, answers, words);
  return {
    path,
    label,
    ...snippetOf(
      [{ "{business.name}": answers.name }],
      [
        `${label} · ${trade} · {business.name}`,
        `${label} · ${trade}`,
        `${label} · {business.name}`,
      ],
      [`${heading} · {business.name} · ${trade}. ${words.snippet}`, `${heading}. ${words.snippet}`],
    ),
    sections: [
      { type: "pageHeader", heading },
      PARTS[kind](answers, words, label),
      ...(kind === "contact" ? [] : [closing(answers, words)]),
    ],
  };
}
