import { act } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { siteWith } from "../../testing/fixtures.ts";
import { hydrate, stubBrowser } from "../../testing/pages/dom.tsx";
import { openSection } from "../../testing/pages/section.tsx";
import { compile, withSections, wrong } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";

beforeEach(stubBrowser);

const CSV = [
  "days,begins,ends,name,who,price",
  "Monday; Thursday,18:30,19:45,Yin,Ann,12",
  "Monday,07:00,,Flow,Ben,9.50",
].join("\n");

const hero = { type: "hero", heading: "Classes" } as const;

describe("a timetable", () => {
  it("comes from a table, by day and time in the country's order and clock", async () => {
    const section = { type: "timetable" as const, classes: wrong<[]>({ table: "week.csv" }) };
    const config = { ...withSections(hero, section), language: "en-US" };
    const { site, diagnostics } = await compile(config, { "../../week.csv": CSV });
    expect(diagnostics).toEqual([]);
    const model = JSON.stringify(site?.routes[0]?.sections[1]).replace(/\s|\u202f/g, " ");
    expect(model).toContain(
      '"week":[{"day":"Monday","lessons":[1,0]},{"day":"Thursday","lessons":[0]}]',
    );
    expect(model).toContain("6:30 PM");
    const data = JSON.stringify(site?.routes[0]?.head);
    expect(data).toContain('"byDay":["https://schema.org/Monday","https://schema.org/Thursday"]');
    expect(data).toContain('"repeatFrequency":"P1W"');
  });

  it.each([
    [{ price: 0 }, '{"@type":"Offer","price":0,"priceCurrency":"GBP"}'],
    [{ price: "8-12" }, '"lowPrice":8,"highPrice":12,"priceCurrency":"GBP"}'],
    [{ price: 79, from: true }, '{"@type":"AggregateOffer","lowPrice":79,'],
    [{ price: 30, per: "per hour" }, '{"@type":"UnitPriceSpecification","unitText":"per hour",'],
    [{ price: "on request" }, undefined],
  ])("gives search engines the price %o", async (price, offer) => {
    const classes = [{ days: ["Monday" as const], begins: "18:00", name: "Yin", ...price }];
    const { site } = await compile(siteWith({ type: "timetable", classes }));
    const data = JSON.stringify(site?.routes[0]?.head.jsonLd);
    if (offer === undefined) expect(data).not.toContain("Offer");
    else expect(data).toContain(offer);
  });

  it("says how many classes a filter leaves", async () => {
    const { main, node } = await openSection(siteWith(fixtures.full));
    await hydrate(main, node);
    const select = main.querySelectorAll("select")[1];
    expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual([
      "All",
      "Ben Beam",
      "Tess Ting",
    ]);
    await act(async () => {
      if (select) select.value = "0";
      select?.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(main.querySelector("[aria-live]")?.textContent).toBe("Shown: 1");
  });

  it.each([
    [{ ends: "18:00" }, "cannot end when it begins"],
    [{ firstDay: "2027-02-01", lastDay: "2027-01-01" }, "before the first day"],
    [{ days: ["Mo"] }, "Monday"],
    [{ begins: "6pm" }, "18:00"],
  ])("reports a class that cannot be: %o", async (parts, words) => {
    const classes = wrong<[]>([{ days: ["Monday"], begins: "18:00", name: "Yin", ...parts }]);
    const { diagnostics } = await compile(siteWith({ type: "timetable", classes }));
    expect(diagnostics).toHaveLength(1);
    expect(`${diagnostics[0]?.message} ${diagnostics[0]?.hint}`).toContain(words);
  });
});
