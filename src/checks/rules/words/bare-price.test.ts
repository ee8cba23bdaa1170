import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { withSections } from "../../../testing/site.ts";

const listOf = (price: string) =>
  withSections({
    type: "priceList",
    heading: "What it costs",
    groups: [{ items: [{ name: "A lesson", price }] }],
  });

const tableOf = (...cells: string[]) =>
  withSections({
    type: "table",
    heading: "What it costs",
    columns: ["Lesson", "Price"],
    rows: cells.map((cell, at) => [`Lesson ${at}`, cell]),
  });

describe("bare-price", () => {
  it.each([
    ["45 on Sundays", "£45 on Sundays"],
    ["400 for 10 lessons", "£400 for 10 lessons"],
    ["45 per child, 60 per adult", "£45 per child, 60 per adult"],
    ["ab 45", "ab £45"],
  ])("reports text of a price with an ambiguous number: %s", async (price, hint) => {
    const found = await findingsOf("bare-price", listOf(price));
    expect(found).toMatchObject([{ severity: "warning", hint: expect.stringContaining(hint) }]);
  });

  it.each([
    "about 45",
    "45 per hour",
    "3 for 2",
    "10% less",
    "free from the 11th visit",
    "$45 or so",
  ])("accepts %s", async (price) => {
    expect(await findingsOf("bare-price", listOf(price))).toEqual([]);
  });

  it.each([
    ["EGP", "LE 250 a lesson"],
    ["INR", "Rs. 900 and materials"],
    ["SAR", "250 SR or so"],
    ["XOF", "25 000 FCFA or so"],
    ["VND", "250.000đ or so"],
  ])("finds the currency %s in: %s", async (currency, price) => {
    const config = listOf(price);
    const business = { ...config.business, currency };
    expect(await findingsOf("bare-price", { ...config, business })).toEqual([]);
  });

  it("reports a cell without a currency in a column of prices", async () => {
    const found = await findingsOf("bare-price", tableOf("£45", "60", "£80.50"));
    expect(found).toMatchObject([
      { hint: "Write £60.", path: expect.arrayContaining(["rows", 1]) },
    ]);
    expect(await findingsOf("bare-price", tableOf("45", "60", "£80"))).toEqual([]);
  });

  const plansOf = (...rows: string[][]) =>
    withSections({
      type: "table",
      heading: "Plans",
      columns: ["Plan", "Small", "Large", "All"],
      rows,
    });

  it.each([
    [
      "one price without a currency",
      [
        ["A month", "£45", "60", "£80"],
        ["Visits", "2", "4", "daily"],
      ],
      ["£60"],
    ],
    [
      "one price alone in its column",
      [
        ["A month", "£45", "60", "£80"],
        ["Visits", "two", "four", "daily"],
      ],
      ["£60"],
    ],
    [
      "minutes",
      [
        ["Short", "£45", "30", "£40"],
        ["Long", "£60", "45", "£50"],
      ],
      [],
    ],
    ["Arabic figures", [["A month", "٤٥ £", "٦٠", "٨٠ £"]], ["£"]],
  ])("checks the prices of a row: %s", async (_, rows, hints) => {
    const found = await findingsOf("bare-price", plansOf(...rows));
    expect(found.map(({ hint }) => hint)).toEqual(
      hints.map((hint) => expect.stringContaining(hint)),
    );
  });
});
