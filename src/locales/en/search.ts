import type { SearchRules } from "../../model/search-words.ts";

export const search: SearchRules = {
  endings: [
    ["", "s", "es", "ed", "ing"],
    ["e", "es", "ed", "ing"],
    ["y", "ies", "ied", "ying"],
    ...[..."bdglmnprt"].map((letter) => [letter, `${letter}${letter}ing`, `${letter}${letter}ed`]),
  ],
};
