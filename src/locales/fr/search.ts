import type { SearchRules } from "../../model/search-words.ts";

export const search: SearchRules = {
  endings: [
    ["", "s", "x", "e", "es"],
    ["al", "ale", "ales", "aux"],
    ["er", "e", "ee", "es", "ees", "ent", "ant"],
    ["eur", "eurs", "euse", "euses"],
  ],
};
