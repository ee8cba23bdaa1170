// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/section.tsx";
import { compile, wrong } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";

async function open(language: string) {
  const config = { ...siteWith(fixtures.full), language };
  const { main, route } = await openSection(config);
  return { main, data: JSON.stringify(route.head.jsonLd) };
}

describe("testimonials", () => {
  it("say where and when, for people and for programs", async () => {
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

  it("write the day as the language of the page does", async () => {
    const { main } = await open("fr");
    expect(main.querySelector("time")?.textContent).toBe("2 novembre 2025");
  });

  it("have the day that is written, wherever the site is made", async () => {
    vi.stubEnv("TZ", "America/Lima");
    const { main } = await open("en-GB");
    vi.unstubAllEnvs();
    expect(main.querySelector("time")?.textContent).toBe("2 November 2025");
  });

  it("are no reviews in the eyes of search engines", async () => {
    expect((await open("en-GB")).data).not.toMatch(/review|rating/i);
  });

  it("need their source, and a date that is in the calendar", async () => {
    const [{ source, ...quote }] = fixtures.minimal.quotes as [
      (typeof fixtures.minimal.quotes)[number],
    ];
    for (const [entry, message] of [
      [quote, /source/],
      [{ ...quote, source, date: "2026-02-30" }, /no calendar has this day/],
      [{ ...quote, source, date: "14.3.2026" }, /year, month and day/],
    ] as const) {
      const section = {
        ...fixtures.minimal,
        quotes: [wrong<typeof quote & { source: typeof source }>(entry)],
      };
      const { diagnostics } = await compile(siteWith(section));
      expect(diagnostics).toMatchObject([{ message: expect.stringMatching(message) }]);
    }
  });
});
