import { describe, expect, it } from "vitest";
import { dropAt } from "./dragging.ts";

const areas = [
  { section: 0, top: 0, bottom: 100 },
  { section: 1, top: 100, bottom: 300 },
  // Section 2 comes from elsewhere, so that nothing takes its place.
  { section: 3, top: 400, bottom: 500 },
];

describe("a dragged section", () => {
  it.each([
    [0, 50, undefined],
    [0, 199, undefined],
    [0, 201, { section: 1, line: 300 }],
    [0, 460, { section: 3, line: 500 }],
    [3, 451, undefined],
    [3, 250, undefined],
    [3, 150, { section: 1, line: 100 }],
    [3, -20, { section: 0, line: 0 }],
    [2, 50, undefined],
  ])("%i at %i px is dropped at %j", (dragged, y, expected) => {
    expect(dropAt(areas, dragged, y)).toEqual(expected);
  });
});
