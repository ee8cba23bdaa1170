import type { LanguageFixtures } from "../../model/language-definition.ts";

export const fixtures: LanguageFixtures = {
  site: {
    country: "GB",
    name: "Oak & Iron",
    trade: "Bakery",
    town: "Cardiff",
    places: ["Barry", "Penarth", "Dinas Powys"],
  },
  quotes: "“”‘’",
  asInEnglish: [],
};
