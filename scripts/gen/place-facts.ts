import type { Slots } from "./grammar.ts";
import { namesNearby, villageName } from "./names.ts";
import * as parts from "./place-parts.ts";
import { pick, pickSome, type Random } from "./random.ts";
import { type Trade, trades } from "./trades.ts";

/** What the texts of one page say about its village: the same wherever the page speaks of it. */
export function placeFacts(index: number, random: Random): Slots {
  return {
    place: villageName(index),
    ...numbered("near", pickSome(random, namesNearby(index), 4)),
    ...numbered("street", pickSome(random, parts.streetFirst, 3).map(asStreet(random))),
    ...numbered("houses", pickSome(random, parts.houses, 2)),
    ...numbered("landmark", pickSome(random, parts.landmarks, 2)),
    ...numbered("month", pickSome(random, parts.months, 2)),
    ...numbered("day", pickSome(random, parts.days, 2)),
    ...numbered("person", pickSome(random, parts.people, 2)),
    ...numbered("number", pickSome(random, parts.numbers, 2)),
    stream: pick(random, parts.streams),
    hill: pick(random, parts.hills),
    minutes: pick(random, parts.minutes),
    ...Object.fromEntries(pickSome(random, trades, 3).flatMap(tradeSlots)),
  };
}

const asStreet = (random: Random) => (first: string) =>
  `${first} ${pick(random, parts.streetSecond)}`;

/** `near`, `near2`, `near3` for three values. */
const numbered = (name: string, values: readonly string[]): Slots =>
  Object.fromEntries(values.map((value, at) => [slotName(name, at), value]));

const slotName = (name: string, at: number) => (at === 0 ? name : `${name}${at + 1}`);

function tradeSlots({ one, ...more }: Trade, at: number): [string, string][] {
  const heading = `“${more.service.charAt(0).toUpperCase()}${more.service.slice(1)}”`;
  const slots = { trade: one, trades: `${one}s`, heading, ...more };
  return Object.entries(slots).map(([name, value]) => [slotName(name, at), value]);
}
