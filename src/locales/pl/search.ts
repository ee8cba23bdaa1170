import type { SearchRules } from "../../model/search-words.ts";

export const search: SearchRules = {
  endings: [
    ["", "a", "ach", "ami", "e", "em", "i", "ie", "iem", "om", "ow", "u", "y"],
    ["a", "ach", "ami", "e", "i", "ie", "o", "om", "u", "y"],
    ["ek", "ka", "ki", "kiem", "kow", "ku"],
    ["ka", "ki", "ce", "ke", "ko", "ek", "kami"],
    ["y", "a", "e", "ego", "ej", "ych", "ym", "ymi"],
    ["ie", "ia", "iu", "iem", "iach", "iami"],
  ],
};
