import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useEntryKeys } from "./use-entry-keys.ts";

const A = { title: "Board" };
const B = { title: "Sail" };
const C = { title: "Land" };

test.each([
  ["a move down", [A, B, C], [B, A, C], [1, 0, 2]],
  ["a move to the end", [A, B, C], [B, C, A], [1, 2, 0]],
  ["an entry that is removed", [A, B, C], [A, C], [0, 2]],
  ["an entry that is added", [A, B], [A, C, B], [0, 2, 1]],
  ["a change of an entry", [A, B], [A, C], [0, 1]],
  ["equal entries", [A, A, B], [A, B, A], [0, 2, 1]],
  ["a list that is empty", [A], [], []],
])("the key of an entry goes with it: %s", (_, before, after, keys) => {
  const seen: (readonly number[])[] = [];
  function List({ entries }: { entries: readonly unknown[] }) {
    seen.push(useEntryKeys(entries));
    return null;
  }
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<List entries={before} />));
  flushSync(() => root.render(<List entries={after} />));
  expect(seen.at(-1)).toEqual(keys);
});
