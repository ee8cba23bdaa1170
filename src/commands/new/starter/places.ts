import type { TemplateInput } from "../../../../schema/site.ts";
import { csvCell } from "../../../config/tables/csv.ts";
import type { StarterWords } from "../../../model/kit/starter-words.ts";
import type { Answers } from "./answers.ts";
import { closing, tradeInTown } from "./parts.ts";
import { slug } from "./slug.ts";
import { snippetOf } from "./snippet.ts";

/** The page that the pages of all places come from. */
export function placeTemplate(answers: Answers, words: StarterWords): TemplateInput {
  const { places, name } = answers;
  const trade = tradeInEach(answers, words);
  return {
    params: {
      place: { type: "text", description: "The name of the place" },
      text: { type: "markdown", description: "What is true of this place only" },
    },
    label: "{place}",
    ...snippetOf(
      places.map((place) => ({ "{business.name}": name, "{place}": place })),
      [`${trade} · {business.name}`, trade, "{place} · {business.name}"],
      [`{business.name} · ${trade}. ${words.snippet}`, `{place} · ${words.snippet}`],
    ),
    sections: [
      { type: "hero", heading: trade },
      { type: "prose", text: "{text}" },
      closing(answers, words),
    ],
  };
}

/** The trade and the token of a place, separated if a place's name changes the words before it. */
function tradeInEach(answers: Answers, words: StarterWords): string {
  const trade = tradeInTown("{place}", answers, words);
  const isAlike = (place: string) =>
    tradeInTown(place, answers, words) === trade.replace("{place}", place);
  return answers.places.every(isAlike) ? trade : `${answers.trade ?? words.yourTrade}, {place}`;
}

/** The file beside the config, with a row for each place. */
export const PLACES_FILE = "places.csv";

/** The entry of `pages` that becomes a page for each row of that file. */
export const placePages = {
  path: "/{path}",
  template: "place",
  params: PLACES_FILE,
};

export const placesCsv = ({ places }: Answers, { places: { text }, spelling }: StarterWords) =>
  [["path", "place", "text"], ...places.map((place) => [slug(place, spelling), place, text])]
    .map((row) => `${row.map(csvCell).join(",")}\n`)
    .join("");
