import type { SearchRules } from "../../model/search-words.ts";

/** Letters are as they are once hamza and vowel signs are taken from them: `أ` is `ا`. */
export const search: SearchRules = {
  letters: { ة: "ه", ى: "ي", ی: "ي", ک: "ك", ٱ: "ا" },
  // The article, and small words that are written with the next one.
  beginnings: { "": ["ال", "وال", "بال", "فال", "كال", "لل", "و", "ب", "ل"] },
  endings: [["", "ه", "ات", "ين", "ون", "ي", "ها", "نا", "هم", "كم"]],
};
