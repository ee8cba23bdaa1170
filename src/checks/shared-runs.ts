import { mix, numberOf } from "./shingles.ts";

/** Of each run, in how many texts it stands, and a hash of which they are. */
export interface Holders {
  count: number[];
  which: number[];
}

export function holdersOf(runs: readonly Int32Array[]): Holders {
  const [count, which, last]: [number[], number[], number[]] = [[], [], []];
  runs.forEach((ids, text) => {
    for (const id of ids) {
      if (last[id] === text) continue;
      last[id] = text;
      count[id] = (count[id] ?? 0) + 1;
      which[id] = mix(which[id] ?? 0, text);
    }
  });
  return { count, which };
}

export interface Groups {
  /** Of each text, how many different runs it has. */
  sizes: number[];
  /** Of each group, the number of its runs. */
  weights: number[];
  /** The groups that most texts have: it is quicker to note which texts lack them. */
  usual: ReadonlySet<number>;
  /** Of each text, the usual groups it lacks and the others it has. */
  byText: number[][];
  /** Of each group, the texts it is noted for, in order. */
  texts: number[][];
}

export function groupRuns(runs: readonly Int32Array[], { count, which }: Holders): Groups {
  const numbers = new Map<number, number>();
  const usual = new Set<number>();
  const groups: Groups = { sizes: [], weights: [], usual, byText: [], texts: [] };
  const groupOf = count.map((holders, id) => {
    if (holders < 2) return undefined;
    const group = numberOf(holders * 2 ** 32 + ((which[id] ?? 0) >>> 0), numbers);
    groups.weights[group] = (groups.weights[group] ?? 0) + 1;
    if (holders > runs.length / 2) usual.add(group);
    return group;
  });
  for (const group of groups.weights.keys()) groups.texts[group] = [];
  runs.forEach((ids, text) => {
    const own = new Set(ids);
    const held = new Set<number>();
    for (const id of own) {
      const group = groupOf[id];
      if (group !== undefined) held.add(group);
    }
    groups.sizes.push(own.size);
    groups.byText.push(difference(held, usual).concat(difference(usual, held)));
    for (const group of groups.byText[text] ?? []) groups.texts[group]?.push(text);
  });
  return groups;
}

const difference = (all: ReadonlySet<number>, without: ReadonlySet<number>): number[] =>
  [...all].filter((each) => !without.has(each));
