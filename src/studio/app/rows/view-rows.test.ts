import { expect, it } from "vitest";
import { followingView } from "./view-rows.ts";

const rows = (names: string) => [...names].map((name) => ({ cells: [name] }));

it.each([
  ["a row at the end", "abc", [2, 0], "abcd", [2, 0, 3]],
  ["the copy of a row", "abc", [2, 1, 0], "abbc", [3, 1, 2, 0]],
  ["a row that is deleted", "abc", [2, 1, 0], "ac", [1, 0]],
  ["a cell that changes", "abc", [2, 1, 0], "axc", [2, 1, 0]],
  ["a cell that changes with a row at the end", "abc", [2, 1, 0], "axcd", [2, 1, 0, 3]],
  ["the first row", "", [], "a", [0]],
  ["a row before all others", "ab", [1, 0], "xab", [0, 2, 1]],
  ["all rows", "ab", [1, 0], "", []],
])("rows stay where they are in view: %s", (_, before, view, after, expected) => {
  expect(followingView({ rows: rows(before), view }, rows(after))).toEqual(expected);
});

it.each([
  ["above a row", "abc", [2, 0, 1], 1, "axbc", [3, 1, 0, 2]],
  ["below the last row", "abc", [2, 0, 1], 1, "abcx", [2, 3, 0, 1]],
])("a row is added at its place in view: %s", (_, before, view, newAt, after, expected) => {
  expect(followingView({ rows: rows(before), view, newAt }, rows(after))).toEqual(expected);
});
