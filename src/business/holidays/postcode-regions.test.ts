import { expect, it } from "vitest";
import { postcodeRegion } from "./postcode-regions.ts";

it.each([
  ["DE", "10115", "BE"],
  ["DE", "12529", "BB"],
  ["DE", "51465", "NW"],
  ["DE", "51598", undefined],
  ["DE", "59969", undefined],
  ["DE", "66424", undefined],
  ["DE", "66503", undefined],
  ["DE", "66538", "SL"],
  ["DE", "76726", undefined],
  ["CH", "7000", "GR"],
  ["CH", "7310", "SG"],
  ["AU", "0800", "NT"],
  ["AU", "0872", undefined],
  ["AU", "2620", undefined],
  ["GB", "BF1 3AA", undefined],
  ["GB", "DG16 5AA", undefined],
  ["GB", "SW1A 1AA", "ENG"],
  ["GB", "CH5 1AA", undefined],
  ["CA", "X1A 2N2", undefined],
  ["ES", "51001", "CE"],
  ["FR", "97150", undefined],
  ["US", "10001", undefined],
])("in %s, the postcode %s is in %s", (country, code, part) => {
  expect(postcodeRegion(country, code)).toBe(part);
});
