import { expect, it } from "vitest";
import { ourDefinitions } from "../our-kit.ts";
import { DEFINITION_SCHEMAS, findingSchema } from "./definition-schemas.ts";
import { schemaFaults } from "./schema-faults.ts";

const { sections, looks, languages, checks } = ourDefinitions;

it("Plumbline's own definitions meet the requirements for extensions", () => {
  const all = [...sections, ...looks, ...languages, ...checks];
  expect(
    all.flatMap((each) => schemaFaults(DEFINITION_SCHEMAS[each.kind], each, each.kind)),
  ).toEqual([]);
});

const [section] = sections;
const [look] = looks;
const [check] = checks;

it.each([
  [section, { background: 1 }, '"background" of a section has to be a text.'],
  [
    section,
    { texts: ["form", "maps"] },
    '"texts › 1" of a section cannot be "maps". Did you mean "map"?',
  ],
  [
    section,
    { uses: { feature: {} } },
    '"uses › feature" is not a key of a section. Did you mean "features"?',
  ],
  [
    section,
    { describe: () => [] },
    '"describe" is not a key of a section. Did you mean "structuredData"?',
  ],
  [section, { uses: { features: { maps: "always" } } }, '"uses › features › maps" is not a key'],
  [
    section,
    { uses: { features: { map: true } } },
    '"uses › features › map" of a section has to be "always" or a function.',
  ],
  [section, { words: { en: { send: "Send" }, de: {} } }, 'This section lacks "words › de › send".'],
  [section, { words: [] }, '"words" of a section has to be an object.'],
  [section, { schema: {} }, '"schema" of a section has to be made by defineSection.'],
  [look, { fonts: {} }, 'This look lacks "fonts › Latn".'],
  [look, { fonts: undefined, ground: undefined }, 'This look lacks "fonts" and "ground".'],
  [look, { ground: { paper: "#fff", ink: 0 } }, '"ground › ink" of a look has to be a text.'],
  [
    look,
    { suits: ["Backery"] },
    '"suits › 0" of a look cannot be "Backery". Did you mean "Bakery"?',
  ],
  [check, { severity: "warn" }, '"severity" of a check cannot be "warn".'],
  [
    check,
    { checkText: undefined, checkPage: undefined, checkSite: undefined },
    "A check has to have one of checkText, checkPage",
  ],
])("an invalid definition is reported %#", (definition, change, expected) => {
  if (!definition) throw new Error("There are no definitions.");
  const faults = schemaFaults(
    DEFINITION_SCHEMAS[definition.kind],
    { ...definition, ...change },
    definition.kind,
  );
  expect(faults.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    expect.stringContaining(expected),
  ]);
});

it("each mistake of a finding is reported", () => {
  const finding = { path: "pages", fix: { kind: "replace" }, at: "value" };
  expect(schemaFaults(findingSchema, finding, "finding").map(({ message }) => message)).toEqual([
    'This finding lacks "message".',
    '"path" of a finding has to be a list of keys.',
    '"at" of a finding cannot be "value".',
  ]);
});
