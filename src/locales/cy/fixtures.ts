import type { LanguageFixtures } from "../../model/language-definition.ts";

export const fixtures: LanguageFixtures = {
  site: {
    country: "GB",
    name: "Siop y Bont",
    trade: "Becws",
    town: "Caerdydd",
    places: ["Y Barri", "Penarth", "Dinas Powys"],
  },
  quotes: "“”‘’",
  asInEnglish: ["facts.whatsapp", "privacy.fadp", "privacy.gdpr"],
};
