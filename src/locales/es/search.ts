import type { SearchRules } from "../../model/search-words.ts";

export const search: SearchRules = {
  endings: [
    ["", "s", "es"],
    ["o", "a", "os", "as"],
    ["z", "ces"],
    ["ar", "ando", "ado", "ada", "ados", "adas"],
  ],
};
