import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { LOCAL_BUSINESS_TYPES } from "./business-types.ts";
import { ORGANISATION_TYPES, PLACE_TYPES, SCHOOL_TYPES } from "./organisation-types.ts";

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

/** Places that nobody runs, or that one rents: towns, mountains, rooms. */
const NOT_RUN = [
  "Place",
  ...["AdministrativeArea", "DefinedRegion", "Accommodation"].flatMap(typesOf),
  ...typesOf("Landform").filter((type) => type !== "Beach"),
];

const businesses = typesOf("LocalBusiness");
const organisations = typesOf("Organization");
const places = typesOf("Place");

it.each<[string, readonly string[], string[]]>([
  ["businesses", LOCAL_BUSINESS_TYPES, businesses],
  [
    "organisations that are places",
    SCHOOL_TYPES,
    organisations.filter((type) => places.includes(type) && !businesses.includes(type)),
  ],
  [
    "organisations that are not",
    ORGANISATION_TYPES,
    organisations.filter((type) => !places.includes(type)),
  ],
  [
    "buildings and sites that are not organisations",
    PLACE_TYPES,
    places.filter((type) => !organisations.includes(type) && !NOT_RUN.includes(type)),
  ],
])("include all %s of the vocabulary, sorted", (_, types, expected) => {
  expect(types.length).toBeGreaterThan(6);
  expect(types).toEqual(expected);
});
