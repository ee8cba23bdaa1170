import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { BUSINESS_TYPES } from "./business-types.ts";

/** The types of schema.org that are a given type or a subtype of it, from the installed schema-dts. */
function typesOf(type: string): string[] {
  const text = readFileSync(
    fileURLToPath(import.meta.resolve("schema-dts/dist/schema.d.ts")),
    "utf8",
  );
  const parts = new Map(
    [...text.matchAll(/^export type (\w+) = ([^;]+);$/gm)].map(([, name = "", union = ""]) => [
      name,
      union.split(" | "),
    ]),
  );
  const found = new Set<string>();
  const add = (name: string) => {
    // A leaf has no subtypes, and an address may be of any type.
    if (found.has(name) || !parts.has(name)) return;
    found.add(name);
    for (const part of parts.get(name) ?? []) add(part);
  };
  add(type);
  return [...found].sort();
}

it("include all types of the vocabulary, sorted", () => {
  expect(typesOf("LocalBusiness").length).toBeGreaterThan(100);
  expect(BUSINESS_TYPES).toEqual(typesOf("LocalBusiness"));
});
