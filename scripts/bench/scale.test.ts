import { expect, it } from "vitest";
import { decades, logScale, spread } from "./scale.ts";

it("makes equal factors equal lengths", () => {
  const scale = logScale([1, 10_000], [100, 500]);
  expect([1, 10, 100, 10_000].map(scale)).toEqual([100, 200, 300, 500]);
  expect(logScale([1, 100], [400, 0])(10)).toBe(200);
});

it("finds the powers of ten within a range", () => {
  expect(decades(0.05, 600)).toEqual([0.1, 1, 10, 100]);
});

it("leaves labels that have room where they are", () => {
  expect(spread([300, 10, 100], 20)).toEqual([300, 10, 100]);
});

it("moves labels apart that have none, around their middle and in their order", () => {
  expect(spread([100, 104], 20)).toEqual([92, 112]);
  expect(spread([104, 100, 130], 20)).toEqual([111.333, 91.333, 131.333].map(near));
});

const near = (value: number) => expect.closeTo(value, 2);
