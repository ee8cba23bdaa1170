import { expect, test } from "vitest";
import { type Box, choiceAt } from "./choice-at.ts";

const boxAt = (left: number, top: number, height = 80): Box => ({
  left,
  right: left + 90,
  top,
  bottom: top + height,
});

/** Two rows of three and one of two; entries of a row differ in height. */
const GRID = [
  boxAt(0, 0),
  boxAt(100, 0, 60),
  boxAt(200, 0),
  boxAt(0, 100),
  boxAt(100, 100),
  boxAt(200, 100),
  boxAt(0, 200),
  boxAt(100, 200),
];
const LIST = [boxAt(0, 0), boxAt(0, 80), boxAt(0, 160)];

test.each([
  ["right", "ArrowRight", GRID, 2, 3],
  ["right at the end", "ArrowRight", GRID, 7, 7],
  ["left", "ArrowLeft", GRID, 3, 2],
  ["left at the start", "ArrowLeft", GRID, 0, 0],
  ["down", "ArrowDown", GRID, 1, 4],
  ["down to a shorter row", "ArrowDown", GRID, 5, 7],
  ["down from the last row", "ArrowDown", GRID, 7, 7],
  ["up", "ArrowUp", GRID, 7, 4],
  ["up from the first row", "ArrowUp", GRID, 2, "before"],
  ["down in a list", "ArrowDown", LIST, 0, 1],
  ["up in a list", "ArrowUp", LIST, 2, 1],
  ["to the first", "Home", GRID, 5, 0],
  ["to the last", "End", GRID, 0, 7],
  ["another key", "Enter", GRID, 0, undefined],
] as const)("goes %s", (_, key, boxes, at, next) => {
  expect(choiceAt(key, boxes, at, false)).toBe(next);
});

test("goes right to the one before where words go from right to left", () => {
  expect(choiceAt("ArrowRight", GRID, 4, true)).toBe(3);
  expect(choiceAt("ArrowLeft", GRID, 4, true)).toBe(5);
});
