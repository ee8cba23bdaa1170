import { describe, expect, it, vi } from "vitest";
import { siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/pages/section.tsx";
import { compile, wrong } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";

type Quote = (typeof fixtures.minimal.quotes)[number];

/** The smallest quote, with more fields. */
const said = (fields: object) =>
  siteWith({
    ...fixtures.minimal,
    quotes: fixtures.minimal.quotes.map((each) => wrong<Quote>({ ...each, ...fields })),
  });

async function open(language: string) {
  const config = { ...siteWith(fixtures.full), language };
  const { main, route } = await openSection(config);
  return { main, data: JSON.stringify(route.head.jsonLd) };
}

describe("testimonials", () => {
  it("show source and date, for people and machines", async () => {
    const { main } = await open("en-GB");
    const [quote, other] = main.querySelectorAll("blockquote");
    expect(quote?.cite).toBe("https://guild.example/reviews/7");
    expect(other?.hasAttribute("cite")).toBe(false);
    const source = { name: "A letter", link: "email:" };
    const quotes = fixtures.minimal.quotes.map((each) => ({ ...each, source }));
    const written = await openSection(siteWith({ ...fixtures.minimal, quotes }));
    expect(written.main.querySelector("blockquote")?.hasAttribute("cite")).toBe(false);
    const [time] = main.querySelectorAll("time");
    expect([time?.dateTime, time?.textContent]).toEqual(["2025-11-02", "2 November 2025"]);
  });

  it("write the date in the language of the page", async () => {
    const { main } = await open("fr");
    expect(main.querySelector("time")?.textContent).toBe("2 novembre 2025");
  });

  it("have the written date in any time zone of the build", async () => {
    vi.stubEnv("TZ", "America/Lima");
    const { main } = await open("en-GB");
    vi.unstubAllEnvs();
    expect(main.querySelector("time")?.textContent).toBe("2 November 2025");
  });

  it("are no reviews for search engines", async () => {
    expect((await open("en-GB")).data).not.toMatch(/review|rating/i);
  });

  it.each([
    ["2025", "2025"],
    ["2025-06", "June 2025"],
    ["2025-06-09", "9 June 2025"],
    [undefined, undefined],
  ])("have the date %s with its precision", async (date, words) => {
    const { main } = await openSection(said({ date }));
    const time = main.querySelector("time");
    expect([time?.dateTime, time?.textContent]).toEqual([date, words]);
  });

  it("need neither source nor date, and then have no empty line", async () => {
    const { main } = await openSection(said({}));
    expect(main.querySelector("figcaption")?.textContent).toBe("Gwen P.");
    const named = await openSection(said({ source: { name: "A letter" } }));
    expect(named.main.querySelector("figcaption")?.textContent).toBe("Gwen P.A letter");
  });

  it("describe the stars that they draw", async () => {
    const { main } = await openSection(said({ stars: 3.5 }));
    expect(main.querySelector("blockquote p")?.textContent).toBe("3.5 of 5 stars");
    const stars = [...main.querySelectorAll("blockquote svg")];
    expect(stars.map((star) => star.getAttribute("aria-hidden"))).toEqual(Array(5).fill("true"));
    const drawn = stars.map(({ innerHTML }) =>
      stars.findIndex((one) => one.innerHTML === innerHTML),
    );
    expect(drawn).toEqual([0, 0, 0, 3, 4]);
    const german = await openSection({ ...said({ stars: 4.5 }), language: "de" });
    expect(german.main.textContent).toContain("4,5 von 5 Sternen");
  });

  it.each([
    [{ date: "2026-02-30" }, /this date does not exist/],
    [{ date: "2026-13" }, /this date does not exist/],
    [{ date: "14.3.2026" }, /year, month and day, or as 2026-12 or 2026 where you know no more/],
    [{ date: "two years ago" }, /as 2026-12 or 2026/],
    [{ stars: 4.3 }, /write whole or half stars/],
    [{ stars: 6 }, /at most 5/],
    [{ stars: 0 }, /at least 1/],
  ])("reject %o", async (fields, message) => {
    const { diagnostics } = await compile(said(fields));
    expect(diagnostics).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  it.each([
    ["2026-11-22", true],
    ["2026-12", true],
    ["2027", true],
    // The day has already begun in the east.
    ["2026-11-21", false],
    ["2026-11-20", false],
    ["2026-11", false],
    ["2026", false],
  ])("reject a date in the future: %s", async (date, isRefused) => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00Z"), toFake: ["Date"] });
    const { diagnostics } = await compile(said({ date }));
    vi.useRealTimers();
    const refused = { location: expect.stringContaining("› date"), severity: "error" };
    expect(diagnostics).toMatchObject(isRefused ? [refused] : []);
  });
});
