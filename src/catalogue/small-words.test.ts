import { expect, it } from "vitest";
import { es } from "../languages/es/language.ts";
import { fr } from "../languages/fr/language.ts";
import { isRatherIn } from "./small-words.ts";

const FRENCH =
  "Nous réparons les toits de toutes les maisons de la ville et nous répondons le jour même.";
const SPANISH =
  "Reparamos los tejados de todas las casas de la ciudad y respondemos en el mismo día.";

it("the small words of a language tell it from one that has many of them too", () => {
  expect(isRatherIn(fr, es, FRENCH)).toBe(true);
  expect(isRatherIn(es, fr, SPANISH)).toBe(true);
  expect(isRatherIn(es, fr, FRENCH)).toBe(false);
  expect(isRatherIn(fr, es, SPANISH)).toBe(false);
});
