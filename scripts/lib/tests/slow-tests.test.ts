import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { SLOW_TESTS } from "./slow-tests.ts";

it("names tests that exist, so that a renamed one is not fast by mistake", () => {
  const { unit, e2e } = SLOW_TESTS;
  for (const file of [...unit, ...e2e]) expect(existsSync(file), file).toBe(true);
});
