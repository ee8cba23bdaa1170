import type { SearchRules } from "../../model/search-words.ts";

export const search: SearchRules = {
  spellings: { ae: "a", oe: "o", ue: "u" },
  endings: [["", "e", "em", "en", "er", "ern", "es", "n", "s", "in", "innen"]],
  compounds: true,
};
