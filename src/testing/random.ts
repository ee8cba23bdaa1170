/** Numbers from 0 to 1 that look like chance and are the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of some things, by chance. */
export function pick<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

/** What people and machines write that is easily taken for something else. */
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
