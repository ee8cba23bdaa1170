import { pick } from "./random.ts";

type Random = () => number;
type Damage = (text: string, random: Random) => string | Uint8Array;

const below = (random: Random, limit: number) => Math.floor(random() * limit);

/** Replaces some letters of a text. */
const put = (text: string, at: number, what: string, length = 0) =>
  text.slice(0, at) + what + text.slice(at + length);

const anywhere = (text: string, random: Random) => below(random, text.length);

const byLine =
  (change: (lines: string[], random: Random) => void): Damage =>
  (text, random) => {
    const lines = text.trimEnd().split("\n");
    change(lines, random);
    return `${lines.join("\n")}\n`;
  };

/** Changes the cells of a line like a person who counts commas. The first line has the names. */
const byCell = (change: (cells: string[], random: Random) => void, line?: number) =>
  byLine((lines, random) => {
    const at = line ?? below(random, lines.length);
    const cells = (lines[at] ?? "").split(",");
    change(cells, random);
    lines[at] = cells.join(",");
  });

function swap(list: string[], random: Random) {
  const [one, other] = [below(random, list.length), below(random, list.length)];
  [list[one], list[other]] = [list[other] ?? "", list[one] ?? ""];
}

const SIGNS = [
  ...['"', ",", ";", "\n", "\r", "\t", "|", "'", "{", "}", "<", "*", "0", "."],
  ...["\u00a0", "\u200b", "\ufeff", "\u0000", "“"],
];

/** Typical damage to a CSV file by people, editors, spreadsheets and disks. */
export const CSV_DAMAGE: Record<string, Damage> = {
  "a flipped bit": (text, random) => {
    const bytes = Buffer.from(text);
    const at = below(random, bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(random, 8));
    return bytes;
  },
  "an end that is cut off": (text, random) => text.slice(0, anywhere(text, random)),
  "a letter less": (text, random) => put(text, anywhere(text, random), "", 1),
  "some letters less": (text, random) =>
    put(text, anywhere(text, random), "", 1 + below(random, 30)),
  "a sign more": (text, random) => put(text, anywhere(text, random), pick(random, SIGNS)),
  "very much more": (text, random) => {
    const what = pick(random, ["a", "ab ", "{", '""', "- ", "9", ",", "; "]);
    return put(text, anywhere(text, random), what.repeat(pick(random, [300, 3_000, 60_000])));
  },
  "two cells in each other's place": byCell(swap),
  "two names in each other's place": byCell(swap, 0),
  "a cell less": byCell((cells, random) => cells.splice(below(random, cells.length), 1)),
  "a cell more": byCell((cells, random) => {
    cells.splice(below(random, cells.length), 0, pick(random, ["", "x", "12", '"a b"']));
  }),
  "a line less": byLine((lines, random) => lines.splice(below(random, lines.length), 1)),
  "a line twice": byLine((lines, random) => {
    const line = lines[below(random, lines.length)] ?? "";
    lines.splice(below(random, lines.length), 0, line);
  }),
  "two lines in one": byLine((lines, random) => {
    const at = below(random, lines.length - 1);
    lines.splice(at, 2, lines.slice(at, at + 2).join(""));
  }),
  "another encoding": (text, random) => {
    const umlaut = text.replace("Barry", "Bärry");
    return pick<() => string | Uint8Array>(random, [
      () => Buffer.from(text, "utf16le"),
      () => Buffer.from(umlaut, "latin1"),
      () => `\ufeff${umlaut}`,
      () => text.replaceAll("\n", "\r"),
      () => text.replaceAll("\n", "\r\n"),
      () => text.replaceAll(",", ";"),
      () => Buffer.from(umlaut).subarray(below(random, 40)),
    ])();
  },
};
