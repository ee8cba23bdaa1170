import type { LanguageFixtures } from "../../model/language-definition.ts";

export const fixtures: LanguageFixtures = {
  site: {
    country: "ES",
    name: "Casa Muñoz",
    trade: "Panadería",
    town: "Sevilla",
    places: ["Dos Hermanas", "Écija", "Alcalá de Guadaíra"],
  },
  quotes: "«»",
  asInEnglish: ["facts.whatsapp"],
};
