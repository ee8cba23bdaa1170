import type { LanguageFixtures } from "plumbline/kit";

export const fixtures: LanguageFixtures = {
  site: {
    country: "IT",
    name: "Forno Noè",
    trade: "Panificio",
    town: "Bologna",
    places: ["Imola", "Cittanova", "San Lazzaro di Savena"],
  },
  quotes: "«»’",
  asInEnglish: ["facts.whatsapp", "layout.menu", "privacy.gdpr"],
};
