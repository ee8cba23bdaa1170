import { seeded } from "./seeded.ts";

/** A random entry. */
export function pick<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("The list is empty.");
  return item;
}

/** Words that are easily mistaken for something else, as people and machines write them. */
export const NASTY_WORDS: readonly string[] = [
  ..."< & > \" ' $& $1 $$ \\ \\n {location} __proto__ constructor toString hasOwnProperty".split(
    " ",
  ),
  ..."Location Barry 0 42 007 1e3 -1 +44 javascript:alert(1) JavaScript:alert(1) p-1abc".split(" "),
  ..."_R_1l_ /a //b #c tel:1 https://a.example/?a=1&b=2 data:x Note:".split(" "),
  "Barry & Sons <b>",
  '</script><!--"> class="p-1abc">',
  " ",
  "\u00a0",
  "\n",
  "\nbegins with a line",
  "ends with a line\n",
  " \t\r\n ",
  " j\navascript:alert(1)",
  "\u2028\u2029",
  "👷🏽‍♀️",
  "\ud83d",
  "שלום עולם",
  "İI\u0301",
  "\ue000",
  "A \ue001 in \uf8ff words",
  "X",
  "Words ".repeat(400),
];

/** Returns the same numbers on every machine for the same seed. */
export interface Random {
  /** An integer below the limit. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Different random words. */
  words(): string;
}

const WORDS = "slate tile ridge gutter lead valley eaves batten flashing chimney".split(" ");

export function randomChoices(seed: number): Random {
  const next = seeded(seed);
  let said = 0;
  const below = (limit: number) => Math.floor(next() * limit);
  function shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    return list.flatMap(() => left.splice(below(left.length), 1));
  }
  const words = () => {
    said += 1;
    return `${[1, 2, 3].map(() => pick(next, WORDS)).join(" ")} ${said}`;
  };
  return { below, pick: (from) => pick(next, from), shuffled, words };
}
