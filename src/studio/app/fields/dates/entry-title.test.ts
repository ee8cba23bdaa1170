import { expect, it } from "vitest";
import type { Control, FieldModel } from "../../../protocol/fields.ts";
import { entryTitle, withWordsFirst } from "./entry-title.ts";

const CLOSURE = { first: ["from"], last: ["until"], repeats: "every" };
const EVENT = { first: ["start"], last: ["until", "end"], repeats: "every" };

/** Dates as they are. */
const PLAIN = {
  day: (date: string) => `day ${date}`,
  period: (first: string, last: string, isYearly: boolean) =>
    `${isYearly ? "yearly " : ""}${first === last ? first : `${first} to ${last}`}`,
  time: (time: string) => time,
  repeats: (every: string) => `each ${every}`,
};

it.each([
  [
    { from: "2026-12-24", until: "2026-12-26", note: "Christmas" },
    CLOSURE,
    "2026-12-24 to 2026-12-26: Christmas",
  ],
  [{ from: "2026-12-24" }, CLOSURE, "2026-12-24"],
  [{ from: "2026-12-24", every: "year" }, CLOSURE, "yearly 2026-12-24, each year"],
  [
    { from: "2026-01-05", until: "2026-06-30", every: "2 weeks" },
    CLOSURE,
    "2026-01-05, each 2 weeks",
  ],
  [{ on: "first Saturday", every: "month" }, CLOSURE, "each month: first Saturday"],
  [{ picture: { file: "roof.jpg", alt: "A roof" } }, undefined, "roof.jpg"],
  [{ from: true, link: { label: "Call us", link: "tel:" } }, undefined, "Call us"],
  [{ days: ["Monday"], count: 2 }, undefined, undefined],
  [
    { from: "2027-07-01", until: "2027-08-31", days: ["Monday"], opens: "17:30", closes: "22:00" },
    CLOSURE,
    "2027-07-01 to 2027-08-31: 17:30 – 22:00",
  ],
  [
    { start: "2027-03-04 18:00", end: "21:30", title: "Oyster night" },
    EVENT,
    "2027-03-04 18:00: Oyster night",
  ],
  [{ days: ["Monday"], opens: "08:00", closes: "18:00" }, CLOSURE, "08:00 – 18:00"],
  [{ title: "Oysters", price: 12 }, undefined, "Oysters"],
  ["2026-12-24", undefined, "day 2026-12-24"],
  ["A word", undefined, "A word"],
  [{ price: 12 }, undefined, undefined],
])("%j is %s", (entry, period, title) => {
  expect(entryTitle(entry, period, PLAIN)).toBe(title);
});

it.each([
  [{ type: "text", name: "tel", label: "Your number" }, "Your number"],
  [{ link: "/about", label: "About us" }, "About us"],
  [{ icon: "Phone", title: "Call" }, "Call"],
  [{ icon: "Phone" }, "Phone"],
])("%j has words for people before all others", (entry, title) => {
  const field = (key: string, control: Control): FieldModel => ({
    key,
    label: key,
    description: "",
    isRequired: false,
    control,
  });
  const item: Control = {
    type: "object",
    fields: [
      field("type", { type: "choice", options: [] }),
      field("name", { type: "text", kind: "line" }),
      field("label", { type: "text", kind: "words" }),
      field("link", { type: "text", kind: "words", names: "link" }),
      field("icon", { type: "text", kind: "icon" }),
      field("title", { type: "alternatives", options: [{ type: "text", kind: "markdown" }] }),
    ],
  };
  expect(entryTitle(withWordsFirst(entry, item), undefined, PLAIN)).toBe(title);
});

it("a form's field has the words of its type", () => {
  const label = { key: "label", label: "", description: "", isRequired: true };
  const fields: FieldModel[] = [{ ...label, control: { type: "text", kind: "words" } }];
  const options = [{ value: "phone", label: "", description: "", fields }];
  const item: Control = { type: "variants", key: "type", keyLabel: "Type", options };
  const entry = withWordsFirst({ type: "phone", label: "Your number" }, item);
  expect(entryTitle(entry, undefined, PLAIN)).toBe("Your number");
});
