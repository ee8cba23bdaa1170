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
  const trade = tradeIn("{location}", answers, words);
  const [longest = ""] = [...places].sort((a, b) => b.length - a.length);
  return {
    params: {
      location: { type: "text", description: "The name of the place" },
      text: {
        type: "markdown",
        description: "Your words on it; then take out index",
      },
    },
    label: "{location}",
    ...snippetOf(
      { "{business.name}": name, "{location}": longest },
      [`${trade} · {business.name}`, trade, "{location} · {business.name}"],
      [`{business.name}: ${trade}. ${words.snippet}`, `{location}: ${words.snippet}`],
    ),
    sections: [{ type: "hero", heading: trade }, { type: "prose", text: "{text}" }, closing(words)],
  };
}

/** A page that search engines are not to list before it says something of its own. */
export const placePage = (
  place: string,
  { places: { text } }: StarterWords,
): z.input<typeof page> => ({
  path: `/${slug(place)}`,
  template: "place",
  index: false,
  params: { location: place, text },
});
