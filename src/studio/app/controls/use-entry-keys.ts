import { useState } from "react";

/** Keys of the entries of a list, which go with them when they move: an open entry stays open, and keeps the focus. */
export function useEntryKeys(entries: readonly unknown[]): readonly number[] {
  const texts = entries.map((entry) => JSON.stringify(entry));
  const [known, setKnown] = useState(() => ({ texts, keys: [...texts.keys()] }));
  if (texts.length === known.texts.length && texts.every((text, at) => text === known.texts[at]))
    return known.keys;
  const keys = keysAfter(known, texts);
  setKnown({ texts, keys });
  return keys;
}

interface Keyed {
  texts: readonly string[];
  keys: readonly number[];
}

/** An entry that is the same as before has its key, and so has one at the position of an entry that is not there any more. */
function keysAfter(before: Keyed, texts: readonly string[]): number[] {
  const left = new Map(before.texts.map((text, at) => [at, text]));
  const take = (at: number | undefined) => {
    if (at === undefined || !left.delete(at)) return undefined;
    return before.keys[at];
  };
  const unmoved = texts.map((text, at) => (left.get(at) === text ? take(at) : undefined));
  const moved = texts.map((text, at) => {
    const found = [...left].find(([, other]) => other === text)?.[0];
    return unmoved[at] ?? take(found);
  });
  let next = Math.max(-1, ...before.keys);
  return moved.map((key, at) => {
    if (key !== undefined) return key;
    const same = take(at);
    if (same !== undefined) return same;
    next += 1;
    return next;
  });
}
