import { describe, expect, it } from "vitest";
import { findingsOfAll } from "../../testing/check.ts";
import { startOf } from "../../testing/position.ts";
import { compile, makeConfig, makePage, wrong } from "../../testing/site.ts";

const columns = {
  key: "Store code",
  "address.street": "Address line 1",
  "address.locality": "Locality",
  "address.country": "Country / Region",
  phone: "Primary phone",
  "openingHours.Monday": "Monday hours",
  "openingHours.Sunday": "Sunday hours",
  "openingHours.dates": "Special hours",
};
const head = [...Object.values(columns), "Labels"].join(",");
const barry = '1001,2 High Street,Barry,GB,01446 496001,"9:00 AM-12:00PM, 13:00–17:30",x,,blue';
const dublin =
  'IE-01,12 Dame Street,Dublin,Ireland,01 525 4012,00:00-24:00,10-24,"2099-12-24: 9:00-13:00, 2099-12-25: x",';

const shops = (csv: string, reference: object = {}, parts: object = {}) =>
  compile(
    makeConfig(wrong({ locations: { table: "shops.csv", columns, ...reference }, ...parts })),
    { "../../shops.csv": csv },
  );

const errorsOf = async (csv: string, reference: object = {}) => {
  const { diagnostics } = await shops(csv, reference);
  return diagnostics.filter(({ severity }) => severity === "error");
};

describe("locations from a table", () => {
  it("have keys, hours of weekdays and dates, and phone numbers of their country", async () => {
    const csv = `${head}\n${barry}\n${dublin.replace("10-24", "x")}\n`;
    const { site, diagnostics } = await shops(csv);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(site?.config.locations).toMatchObject({
      id1001: {
        address: { street: "2 High Street", locality: "Barry" },
        phone: "+44 1446 496001",
        openingHours: [
          { days: ["Monday"], opens: "09:00", closes: "12:00" },
          { days: ["Monday"], opens: "13:00", closes: "17:30" },
        ],
      },
      IE_01: {
        phone: "+353 1 525 4012",
        openingHours: [
          { days: ["Monday"], allDay: true },
          { from: "2099-12-24", opens: "09:00", closes: "13:00" },
        ],
        closures: [{ from: "2099-12-25" }],
      },
    });
  });

  it.each([
    ["hours without minutes", `${barry}\n${dublin}`, "10-24"],
    [
      "two codes with the same key",
      `${barry}\n${dublin.replace("IE-01", "id1001").replace("10-24", "x")}`,
      "id1001",
    ],
    ["a date without hours", barry.replace(",,blue", ",25 Dec closed,"), "25 Dec closed"],
    ["a date that can be two", barry.replace(",,blue", ",02/03/2099: x,"), "02/03/2099: x"],
    ["a day that does not exist", barry.replace(",,blue", ",2099-02-30: x,"), "2099-02-30: x"],
    ["a phone number with a letter", barry.replace("01446 496001", "01446 O96001"), "01446 O96001"],
  ])("report %s at its cell", async (_, rows, cell) => {
    const csv = `${head}\n${rows}\n`;
    const found = await errorsOf(csv);
    expect(found).toMatchObject([{ range: startOf(csv, cell) }]);
  });

  it("have hints for cells, also for hours", async () => {
    const night = barry.replace("9:00 AM-12:00PM", "09:00-09:00").replace("GB,01446 496001", "AU,");
    const config = makeConfig(wrong({ locations: { table: "shops.csv", columns } }));
    const found = await findingsOfAll(config, { "../../shops.csv": `${head}\n${night}\n` });
    const hints = new Map(found.map(({ rule, location, hint }) => [rule, `${location}: ${hint}`]));
    const where = 'locations › row 2, column "Monday hours"';
    expect(hints.get("opening-hours")).toContain("For 24 hours, write 24h instead");
    expect(hints.get("no-time-zone")).toContain(`${where}: Add Australia/Sydney in the column`);
  });

  it("need a column for their keys", async () => {
    const { key: _, ...others } = columns;
    const found = await errorsOf(`${head}\n${barry}\n`, { columns: others });
    expect(found).toMatchObject([{ hint: expect.stringContaining('"key": "Store code"') }]);
  });

  it("report a column of hours that is no day", async () => {
    const named = { ...columns, "openingHours.Montag": "Monday hours" };
    const rows = `${barry}\n${barry.replace("1001", "1002")}`;
    const found = await errorsOf(`${head}\n${rows}\n`, { columns: named });
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain('"openingHours.Montag" is not a day');
  });

  it("can have a page each from the same file, which takes them by their keys", async () => {
    const own = { shop: "Store code", town: "Locality", tel: "Primary phone" };
    const params = { table: "shops.csv", columns: own };
    const template = {
      params: {
        shop: { type: "text", description: "The key" },
        town: { type: "text", description: "The town" },
        tel: { type: "text", description: "The phone number" },
      },
      title: "Roofs in {town}",
      description: "Dry roofs.",
      sections: [
        { type: "hero", heading: "{town}", text: "Ring {tel}." },
        { type: "hours", location: "{shop}" },
      ],
    };
    const { site, diagnostics } = await shops(
      `${head}\n${barry}\n`,
      {},
      {
        templates: { shop: template },
        pages: [makePage(), { path: "/{town}", template: "shop", params }],
      },
    );
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    // The number is one cell, though it is a fact, too.
    expect(diagnostics.map(({ rule }) => rule)).not.toContain("hard-coded-fact");
    expect(site?.routes.map(({ path }) => path)).toContain("/barry");
    expect(site?.config.locations.id1001?.page).toBe("/barry");
  });

  it("are proposed for the name of a file alone", async () => {
    const { diagnostics } = await shops("", {}, { locations: "shops.csv" });
    expect(diagnostics[0]?.hint).toContain('Write { "table": "shops.csv" }');
  });
});
