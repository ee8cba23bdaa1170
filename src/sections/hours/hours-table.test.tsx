import { afterEach, describe, expect, it, vi } from "vitest";
import { siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/pages/section.tsx";
import { compile, wrong } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";
import "../../client/open-now.ts";

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function rowsAt(moment: string) {
  vi.useFakeTimers({ now: Date.parse(moment) });
  const { main } = await openSection(siteWith(fixtures.full));
  return [...main.querySelectorAll("tr")]
    .filter((row) => !row.closest("[hidden]"))
    .map((row) => {
      const cells = [...row.cells].map(({ textContent }) => textContent?.replace(/\s/g, " "));
      return `${row.hasAttribute("aria-current") ? "> " : ""}${cells.join(": ")}`;
    });
}

describe("the table of hours", () => {
  it("has a row for each day, then the exceptions by date", async () => {
    expect(await rowsAt("2030-01-07T12:00Z")).toEqual([
      "> Monday: Closed",
      "Tuesday: Closed",
      "Wednesday: Closed",
      "Thursday: Closed",
      "Friday: 07:00 to 12:00",
      "Saturday: 07:00 to 12:00",
      "Sunday: Closed",
      "1 – 31 May 2030: Saturday open 24 hours",
      "24 December 2030: Closed (Christmas)",
    ]);
  });

  it("begins with the country's first day of the week", async () => {
    const { main } = await openSection({ ...siteWith(fixtures.full), language: "en-US" });
    expect(main.querySelector("th")?.textContent).toBe("Sunday");
  });

  it.each([
    ["2030-05-04T12:00Z", "> 1 – 31 May 2030: Saturday open 24 hours"],
    ["2030-05-05T12:00Z", "> Sunday: Closed"],
    ["2030-12-24T12:00Z", "> 24 December 2030: Closed (Christmas)"],
  ])("highlights the row that applies on %s", async (moment, row) => {
    expect((await rowsAt(moment)).filter((one) => one.startsWith("> "))).toEqual([row]);
  });

  it("omits past dates", async () => {
    expect(await rowsAt("2031-01-07T12:00Z")).toHaveLength(7);
    expect(document.querySelector("h3")?.closest("[hidden]")).not.toBeNull();
  });
});

describe("missing hours", () => {
  const problemsOf = async (...args: Parameters<typeof siteWith>) =>
    (await compile(siteWith(...args))).diagnostics.map(({ location, message }) => [
      location,
      message,
    ]);

  it("are reported if a location has none", async () => {
    expect(await problemsOf({ ...fixtures.minimal, location: wrong("pier") })).toEqual([
      ["/ › section 1, hours › location", 'There is no location "pier" in the file.'],
    ]);
  });

  it("are reported if the business has none", async () => {
    const config = siteWith(fixtures.minimal);
    const { diagnostics } = await compile({
      ...config,
      business: { ...config.business, openingHours: undefined },
    });
    expect(diagnostics).toMatchObject([
      { message: 'This section needs "business.openingHours", which is not in the file.' },
    ]);
  });
});
