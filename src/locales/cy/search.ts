import type { SearchRules } from "../../model/search-words.ts";

/** Words change at their beginning after others: y gegin, yng Nghaerdydd, ei thŷ, ei henw. */
export const search: SearchRules = {
  beginnings: {
    b: ["f", "m"],
    c: ["g", "ngh", "ch"],
    d: ["dd", "n"],
    g: ["", "ng"],
    ll: ["l"],
    m: ["f"],
    p: ["b", "mh", "ph"],
    rh: ["r"],
    t: ["d", "nh", "th"],
    ...Object.fromEntries([..."aeiouwy"].map((vowel) => [vowel, [`h${vowel}`]])),
  },
  endings: [["", "au", "iau", "ion", "on", "oedd", "ydd", "edd", "od", "i", "yn", "en"]],
};
