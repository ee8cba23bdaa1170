import type { LanguageFixtures } from "../../model/language-definition.ts";

export const fixtures: LanguageFixtures = {
  site: {
    country: "PL",
    name: "Pod Łosiem",
    trade: "Piekarnia",
    town: "Poznań",
    places: ["Luboń", "Gniezno", "Tarnowo Podgórne"],
  },
  quotes: "„”",
  asInEnglish: ["facts.whatsapp", "layout.menu"],
};
