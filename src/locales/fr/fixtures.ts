import type { LanguageFixtures } from "../../model/language-definition.ts";

export const fixtures: LanguageFixtures = {
  site: {
    country: "FR",
    name: "Chez l’Écureuil",
    trade: "Boulangerie",
    town: "Le Havre",
    places: ["Étretat", "Fécamp", "Saint-Jouin-Bruneval"],
  },
  quotes: "«»’",
  spaced: ":;!?»",
  asInEnglish: ["facts.whatsapp", "form.message", "layout.menu", "siteData.pages"],
};
