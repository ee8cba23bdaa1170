import type { z } from "zod";
import type { action } from "../../../../schema/fields/parts.ts";
import type { SectionInput } from "../../../../schema/fields/section.ts";
import type { PageInput } from "../../../../schema/site.ts";
import { interpolate } from "../../../lib/text.ts";
import type { PageKind, StarterWords } from "../../../model/kit/starter-words.ts";
import type { TradeKind } from "../../../model/kit/trade-names.ts";
import type { Answers } from "./answers.ts";
import { tradeKind } from "./trade-kinds.ts";

export type StarterPage = PageInput;

export type StarterSection = SectionInput;

/** The trade and its town, in a phrase. */
export function tradeInTown(
  town: string,
  { trade: called }: Answers,
  { inTown, contractions = {}, yourTrade }: StarterWords,
): string {
  const trade = called ?? yourTrade;
  if (typeof inTown === "function") return inTown(trade, town);
  const place = Object.entries(contractions).reduce(
    (words, [long, short]) => words.replace(long, short),
    interpolate(inTown, { town }),
  );
  return interpolate(place, { trade });
}

/** The primary button: to call if there is a number, otherwise to write. */
export const mainButton = ({ phone }: Answers, words: StarterWords): z.input<typeof action> =>
  phone
    ? { label: words.call, link: "phone:", style: "primary" }
    : { label: words.write, link: "email:", style: "primary" };

/** An invitation to make contact, at the end of other pages. */
export const closing = (answers: Answers, words: StarterWords) =>
  ({
    type: "ctaBand",
    heading: words.parts.contact.heading,
    actions: [mainButton(answers, words)],
  }) as const satisfies StarterSection;

type MakePart = (answers: Answers, words: StarterWords, heading: string) => StarterSection;

/** The parts that can be on a separate page, each with its heading. */
export const PARTS: Record<PageKind, MakePart> = {
  services: (_, { services: { titles, text } }, heading) => ({
    type: "featureGrid",
    heading,
    cards: titles.map((title) => ({ title, text })),
  }),
  prices: (_, { services: { titles }, price }, heading) => ({
    type: "priceList",
    heading,
    groups: [{ items: titles.map((name) => ({ name, price })) }],
  }),
  about: (_, { about }) => ({ type: "prose", text: about }),
  questions: ({ phone }, { questions: { reach, byPhone, byEmail, others } }, heading) => ({
    type: "faq",
    heading,
    questions: [
      { question: reach, answer: phone ? byPhone : byEmail },
      ...others.map(([question = "", answer = ""]) => ({ question, answer })),
    ],
  }),
  contact: (_, { contact }, heading) => ({ type: "contact", heading, text: contact }),
};

/** Trades with walk-in customers get advice for the visit; others get steps. */
const HOW: Record<TradeKind, keyof StarterWords["how"]> = {
  any: "any",
  practice: "practice",
  course: "course",
  shop: "visit",
  table: "visit",
  visit: "visit",
};

export function stepsSection(answers: Answers, { how }: StarterWords): StarterSection {
  const kind = HOW[tradeKind(answers)];
  const { heading, points } = how[kind];
  const entries = points.map(([title = "", text = ""]) => ({ title, text }));
  return kind === "visit"
    ? { type: "checklist", background: "card", heading, columns: 1, items: entries }
    : { type: "steps", background: "card", heading, steps: entries };
}
