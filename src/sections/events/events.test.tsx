import { describe, expect, it } from "vitest";
import { siteWith } from "../../testing/fixtures.ts";
import { compile, compiled, withSections, wrong } from "../../testing/site.ts";
import { dateOf, periodsFrom } from "./dates.ts";

const hero = { type: "hero", heading: "What’s on" } as const;

const sectionOf = async (events: object, table?: string) => {
  const section = { type: "events" as const, events: wrong<[]>(events) };
  const config = withSections(hero, section);
  const { site, diagnostics } = await compile(config, table ? { "../../events.csv": table } : {});
  expect(diagnostics).toEqual([]);
  const route = site?.routes[0];
  return { section: Object(route?.sections[1]), data: JSON.stringify(route?.head.jsonLd) };
};

const CSV = [
  "title,start,end,every,days,price,tickets",
  "Gala,2199-10-05 19:00,01:00,,,12.50,https://tickets.example/gala",
  "Market,2199-10-03,2199-10-04,,,free,",
  "Old times,2001-10-03,,,,,",
  "Coffee,2199-09-03 10:00,12:00,week,Tuesday; Thursday,,",
].join("\n");

describe("events", () => {
  it("come from a table, by date, without those that are past", async () => {
    const { section, data } = await sectionOf({ table: "events.csv" }, CSV);
    expect(section.events.map(({ title }: { title: string }) => title)).toEqual([
      "Coffee",
      "Market",
      "Gala",
    ]);
    const [coffee, market, gala] = section.lines;
    expect(coffee.repeats).toBe("Every week: Tuesday and Thursday");
    expect(coffee.dates.map(({ start }: { start: string }) => start)).toEqual([
      "2199-09-05T10:00",
      "2199-09-10T10:00",
      "2199-09-12T10:00",
    ]);
    expect(market.when.replace(/\s/g, " ")).toBe("Thursday 3 October – Friday 4 October 2199");
    expect(market.ends).toBe("2199-10-04T23:00:00.000Z");
    expect(gala.when).toContain("19:00\u00A0–\u2060\u00A001:00");
    expect([gala.price, gala.tickets]).toEqual(["£12.50", "Tickets"]);
    expect(data).toContain('"startDate":"2199-10-05T19:00:00+01:00"');
    expect(data).toContain('"endDate":"2199-10-06T01:00:00+01:00"');
    expect(data).not.toContain("Old times");
  });

  it("say that one is cancelled, moved or online", async () => {
    const { section, data } = await sectionOf(
      [
        { title: "Ball", start: "2199-10-03 19:00", status: "cancelled", tickets: "#t", price: 3 },
        { title: "Play", start: "2199-10-04 19:00", movedFrom: "2199-10-01 19:00" },
        { title: "Talk", start: "2199-10-05 19:00", online: "https://meet.example/talk" },
      ].map(({ tickets: _, ...event }) => event),
    );
    const notes = section.lines.map(({ note }: { note: string | null }) => note);
    expect(notes).toEqual(["Cancelled", "Moved from Tuesday, 1 October 2199", null]);
    expect(data).toContain("EventCancelled");
    expect(data).toContain('"previousStartDate":"2199-10-01T19:00:00+01:00"');
    expect(data).toContain("OnlineEventAttendanceMode");
    expect(data).not.toContain('"offers"');
  });

  it("have pages from the same table, to which the list links", async () => {
    const list = { type: "events" as const, events: wrong<[]>({ table: "events.csv" }) };
    const about = { title: "{title} in Mockham", description: "{seo}", label: "{title}" };
    const single = { type: "events" as const, layout: "single", events: wrong<[]>(["{event}"]) };
    const { pages, ...config } = withSections(hero, list);
    const params = {
      title: { type: "text" as const, description: "Its name" },
      seo: { type: "text" as const, description: "Its description" },
      event: { type: "row" as const, description: "All of it" },
    };
    const template = { ...about, params, sections: [hero, single] };
    const entry = { path: "/on/{title}", template: "event", params: wrong<object>("events.csv") };
    const site = { ...config, templates: { event: template }, pages: [...pages, entry] };
    const table =
      "title,start,price,seo\nGala,2199-10-05 19:00,12.50,A gala.\nMarket,2199-10-03,,Stalls.";
    const found = await compile(wrong(site), { "../../events.csv": table });
    expect(found.diagnostics).toEqual([]);
    const [home, gala] = found.site?.routes ?? [];
    expect(Object(home?.sections[1]).events[0].link).toEqual({ href: "/on/market" });
    expect(gala?.path).toBe("/on/gala");
    expect(Object(gala?.sections[1]).events).toMatchObject([{ title: "Gala", price: 12.5 }]);
    expect(JSON.stringify(gala?.head.jsonLd)).toContain('"startDate":"2199-10-05T19:00:00+01:00"');
    const wrongTable = table.replace("2199-10-03", "2199-13-03");
    const { diagnostics } = await compile(wrong(site), { "../../events.csv": wrongTable });
    expect(diagnostics.map(({ range }) => [range.line, range.column])).toEqual([[3, 8]]);
  });

  it("have calendars, in local time if they repeat", async () => {
    const events = [
      {
        title: "Kaffeerunde; mit Kuchen, Tee und sehr vielen Gästen aus Mühldorf, Görlitz und Köln",
        start: "2026-01-07 10:00",
        every: "2 weeks",
        days: ["Wednesday", "Monday"],
        until: "2199-06-30",
        except: ["2026-01-12"],
      },
      { title: "Ball", start: "2199-07-04", end: "2199-07-05", movedFrom: "2199-06-27" },
    ];
    const section = { type: "events" as const, id: "dates", events: wrong<[]>(events) };
    const { pages } = await compiled(withSections(hero, section));
    const [feed, ...others] = pages[0]?.files ?? [];
    expect(feed?.url).toBe("/dates.ics");
    expect(others.map(({ url }) => url)).toContain("/2199-07-04-ball.ics");
    const lines = feed?.content.split("\r\n") ?? [];
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const whole = feed?.content.replaceAll("\r\n ", "") ?? "";
    for (const line of [
      "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
      "DTSTART;TZID=Europe/London:20260107T100000",
      "RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=WE;BYDAY=WE,MO;UNTIL=21990630T225959Z",
      "EXDATE;TZID=Europe/London:20260112T100000",
      "DTEND;VALUE=DATE:21990706",
      "SEQUENCE:1",
    ])
      expect(whole).toContain(`${line}\r\n`);
    expect(whole).toContain("SUMMARY:Kaffeerunde\\; mit Kuchen\\, Tee");
    expect(whole).toMatch(/UID:[\w-]+@[\w.-]+\r\n/);
  });

  it("need the time zone of the business where a country has several", async () => {
    const event = { title: "Supper", start: "2199-10-03 18:30" };
    const reported = async (more: object) => {
      const config = withSections(hero, {
        type: "events",
        events: wrong<[]>([{ ...event, ...more }]),
      });
      const business = { ...config.business, address: { country: "US", locality: "Tulsa" } };
      const { diagnostics } = await compile(wrong({ ...config, business }));
      return diagnostics.filter(({ rule }) => rule === "missing-key");
    };
    expect(await reported({})).toMatchObject([
      { location: "business", message: expect.stringContaining('needs "timeZone" here') },
    ]);
    expect(await reported({ timeZone: "America/Chicago" })).toEqual([]);
  });

  it.each([
    [{ end: "2199-10-02 20:00" }, "ends before it begins"],
    [{ end: "2199-10-04" }, "this has none"],
    [{ start: "2199-10-03", end: "22:00" }, "the start has none"],
    [{ start: "2199-02-30" }, "does not exist"],
    [{ start: "3.10.2199, 18:30 Uhr" }, '"2199-10-03 18:30"'],
    [{ until: "2199-12-01" }, '"every": "week"'],
    [{ every: "month" }, '"on": "first Thursday"'],
    [{ every: "month", on: "first Sunday" }, "The first such day is 2199-10-06"],
    [{ every: "week", days: ["Monday"] }, "The first such day is 2199-10-07"],
    [{ every: "week", except: ["2199-10-09"] }, "does not take place on 2199-10-09 anyway"],
    [{ movedFrom: "2199-10-03 18:30" }, "the date that the event has now"],
    [{ timeZone: "Europe/Carnarvon" }, "no such time zone"],
    [{ price: "£8" }, "8"],
    [{ address: "1 Mill Lane" }, "`place`"],
  ])("report what cannot be: %o", async (parts, words) => {
    const event = { title: "Supper", start: "2199-10-03 18:30", ...parts };
    const { diagnostics } = await compile(siteWith({ type: "events", events: wrong<[]>([event]) }));
    expect(diagnostics).toHaveLength(1);
    expect(`${diagnostics[0]?.message} ${diagnostics[0]?.hint}`).toContain(words);
  });

  it.each([
    [{ every: "2 weeks", start: "2026-10-01" }, ["2026-11-26", "2026-12-10"]],
    [{ every: "month", on: "last Friday", start: "2026-01-30" }, ["2026-11-27", "2026-12-25"]],
    [{ every: "day", start: "2026-12-01", except: ["2026-12-02"] }, ["2026-12-01", "2026-12-03"]],
    [{ every: "year", start: "2024-02-29" }, ["2028-02-29", "2032-02-29"]],
    [{ every: "week", start: "2026-11-05", until: "2026-11-30" }, ["2026-11-26"]],
    // Late at night, it is still the event of the day before.
    [{ start: "2026-11-25 20:00", end: "02:00" }, ["2026-11-25"]],
    [{ start: "2026-11-24", end: "2026-11-25" }, []],
  ])("take place on the next dates of %o", (event, expected) => {
    const found = periodsFrom(event, "2026-11-26", 2).map(([start]) => dateOf(start));
    expect(found).toEqual(expected);
  });
});
