import { afterAll, expect, it, vi } from "vitest";
import type { SectionChoice } from "../../protocol/samples.ts";

vi.stubGlobal("navigator", { languages: ["de-AT"] });
const { matching } = await import("./search.ts");
// Others load the words in their own language.
afterAll(() => void vi.resetModules());

const choice = (type: string, more: Partial<SectionChoice> = {}): SectionChoice => ({
  ...{ type, name: type, description: "", alsoCalled: [], says: [], presets: [], isOwn: false },
  ...more,
});

const choices = [
  choice("prose", { description: "Text, such as opening hours in sentences." }),
  choice("hours", { says: ["hours"], alsoCalled: ["openingHours"] }),
  choice("priceList", { says: ["prices"] }),
  choice("lawnCalculator", { isOwn: true, description: "How many rolls of turf a lawn needs." }),
];

it.each([
  ["öffnungszeiten", ["hours"]],
  ["Offnungszeiten", ["hours"]],
  ["opening hours", ["hours", "prose"]],
  ["was kostet", ["priceList"]],
  ["price", ["priceList"]],
  ["turf lawn", ["lawnCalculator"]],
  ["turf for my lawn", ["lawnCalculator"]],
  ["hours please", ["hours", "prose"]],
  ["rice", []],
])("%s finds %j", (typed, types) => {
  expect(matching(choices, typed).map(({ type }) => type)).toEqual(types);
});
