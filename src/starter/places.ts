import type { z } from "zod";
import type { page, template } from "../../schema/page.ts";
import type { Answers } from "./answers.ts";
import { closing, tradeIn } from "./parts.ts";
import { slug } from "./slug.ts";
import { snippetOf } from "./snippet.ts";
import type { StarterWords } from "./words.ts";

/** The page that those of all places are made from. */
export function placeTemplate(answers: Answers, words: StarterWords): z.input<typeof template> {
  const { places, name } = answers;
  const trade = tradeInEach(answers, words);
  return {
    params: {
      location: { type: "text", description: "The name of the place" },
      text: { type: "markdown", description: "What is true of this place only" },
    },
    label: "{location}",
    ...snippetOf(
      places.map((place) => ({ "{business.name}": name, "{location}": place })),
      [`${trade} · {business.name}`, trade, "{location} · {business.name}"],
      [`{business.name} · ${trade}. ${words.snippet}`, `{location} · ${words.snippet}`],
    ),
    sections: [{ type: "hero", heading: trade }, { type: "prose", text: "{text}" }, closing(words)],
  };
}

/** The trade and the token of a place, apart where a place's name changes the words before it. */
function tradeInEach(answers: Answers, words: StarterWords): string {
  const trade = tradeIn("{location}", answers, words);
  const isAlike = (place: string) =>
    tradeIn(place, answers, words) === trade.replace("{location}", place);
  return answers.places.every(isAlike) ? trade : `${answers.trade ?? words.yourTrade}, {location}`;
}

export const placePage = (
  place: string,
  { places: { text }, spelling }: StarterWords,
): z.input<typeof page> => ({
  path: `/${slug(place, spelling)}`,
  template: "place",
  params: { location: place, text },
});
