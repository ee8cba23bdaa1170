import type { LanguageFixtures } from "../../model/language-definition.ts";

export const fixtures: LanguageFixtures = {
  site: {
    country: "EG",
    name: "ركن النيل",
    trade: "مخبز",
    town: "القاهرة",
    places: ["الجيزة", "حلوان", "مدينة نصر"],
  },
  quotes: "«»",
  asInEnglish: [],
};
