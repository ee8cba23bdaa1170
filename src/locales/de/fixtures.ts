import type { LanguageFixtures } from "../../model/language-definition.ts";

export const fixtures: LanguageFixtures = {
  site: {
    country: "DE",
    name: "Groß & Söhne",
    trade: "Bäckerei",
    town: "Köln",
    places: ["Bonn", "Brühl", "Bergisch Gladbach"],
  },
  quotes: "„“",
  asInEnglish: ["facts.whatsapp", "form.name"],
};
