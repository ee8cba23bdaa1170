import { afterEach, describe, expect, it, vi } from "vitest";
import { hoursData } from "../../site/head/hours-data.ts";
import { findingsOf } from "../../testing/check.ts";
import { type Config, compile, compiled, makeConfig, wrong } from "../../testing/site.ts";
import { type OpenNow, statusAt } from "./open-now.ts";

afterEach(() => void vi.useRealTimers());

type Facts = Partial<Config["business"]>;
type Entry = NonNullable<Facts["openingHours"]>[number];

const WEEK: Entry = { days: ["Monday", "Saturday"], opens: "08:00", closes: "18:00" };
const MONTHLY: Entry = { every: "month", on: "first Saturday", opens: "09:00", closes: "12:00" };

const withFacts = (facts: Facts, language = "en-GB"): Config =>
  makeConfig({ language, business: { ...makeConfig().business, ...facts } });

/** The hours in text, browsers and structured data on a day. */
async function outputOn(facts: Facts, day: string, language?: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T12:00Z`) });
  const { model, config } = await compiled(withFacts(facts, language));
  const { lines, openNow } = model.footer.hours;
  const data: OpenNow = JSON.parse(openNow?.data ?? "{}");
  const hours = hoursData(wrong(config.business), () => false);
  const robots = [...JSON.stringify(hours).matchAll(/validFrom\W+([\d-]+)/g)];
  return {
    words: lines.map(({ text }) => text.replace(/\s/g, " ")),
    at: (moment: string) => statusAt(data, Date.parse(`${moment}Z`)),
    robots: robots.map(([, date]) => date),
  };
}

describe("a monthly period", () => {
  it("is described as monthly, and has dates", async () => {
    const { words, at, robots } = await outputOn({ openingHours: [WEEK, MONTHLY] }, "2026-11-26");
    expect(words).toContain("First Saturday of the month: 09:00 to 12:00");
    expect(at("2026-12-05T11:00")).toContain("12:00");
    expect(at("2026-12-05T15:00")).toContain("Closed");
    expect(at("2026-12-12T15:00")).toContain("18:00");
    expect(robots).toHaveLength(12);
    expect(robots.slice(0, 3)).toEqual(["2026-12-05", "2027-01-02", "2027-02-06"]);
  });

  it.each([
    ["first Monday", "2026-06-01", ["2026-06-01", "2026-07-06"]],
    ["fourth Thursday", "2026-11-27", ["2026-12-24", "2027-01-28"]],
    ["last Friday", "2026-11-27", ["2026-11-27", "2026-12-25"]],
    ["last Monday", "2027-01-26", ["2027-02-22", "2027-03-29"]],
  ] as const)("has the right days: %s from %s on", async (on, today, dates) => {
    const { robots } = await outputOn({ openingHours: [WEEK, { ...MONTHLY, on }] }, today);
    expect(robots.slice(0, 2)).toEqual(dates);
  });

  it("yields to a closure, begins and ends", async () => {
    const openingHours = [WEEK, { ...MONTHLY, from: "2027-01-01", until: "2027-04-30" }];
    const closures = [{ from: "2027-01-30", until: "2027-02-10" }];
    const { robots } = await outputOn({ openingHours, closures }, "2026-11-26");
    expect(robots).toEqual(["2027-01-02", "2027-03-06", "2027-04-03", "2027-01-30"]);
  });

  it.each([
    [
      "to come",
      { from: "2027-04-01" },
      "en-GB",
      "First Saturday of the month (from 3 April 2027): 09:00 to 12:00",
    ],
    [
      "to come, by its own date",
      { from: "2027-04-03" },
      "en-GB",
      "First Saturday of the month (from 3 April 2027): 09:00 to 12:00",
    ],
    ["begun", { from: "2026-01-01" }, "en-GB", "First Saturday of the month: 09:00 to 12:00"],
    ["next", { from: "2026-12-05" }, "en-GB", "First Saturday of the month: 09:00 to 12:00"],
    [
      "to end",
      { until: "2027-04-30" },
      "en-GB",
      "First Saturday of the month (until 30 April 2027): 09:00 to 12:00",
    ],
    [
      "to come and to end",
      { from: "2027-02-01", until: "2027-04-30" },
      "en-GB",
      "First Saturday of the month (6 February – 30 April 2027): 09:00 to 12:00",
    ],
    [
      "to come, in German",
      { from: "2027-04-01" },
      "de-DE",
      "Erster Samstag im Monat (ab 3. April 2027): 09:00 bis 12:00 Uhr",
    ],
    [
      "to end, in Polish",
      { until: "2027-04-30" },
      "pl-PL",
      "Pierwsza sobota miesiąca (do 30 kwietnia 2027): 09:00–12:00",
    ],
    [
      "to end, in weeks",
      { every: "2 weeks", on: undefined, from: "2026-01-03", until: "2027-04-30" },
      "en-GB",
      "Saturday every two weeks from 5 December 2026 (until 30 April 2027): 09:00 to 12:00",
    ],
  ] as const)("has its first and last day: %s", async (_, dates, language, words) => {
    const found = await outputOn(
      { openingHours: [WEEK, { ...MONTHLY, ...dates }] },
      "2026-11-26",
      language,
    );
    expect(found.words).toContain(words);
  });

  it("may be a closure", async () => {
    const closures = [{ every: "month", on: "second Monday", note: "training" } as const];
    const { words, at } = await outputOn({ openingHours: [WEEK], closures }, "2026-11-26");
    expect(words).toContain("Second Monday of the month: closed (training)");
    expect(at("2026-12-14T10:00")).toContain("Closed");
    expect(at("2026-12-07T10:00")).toContain("Open");
  });

  it.each([
    ["de-DE", "Erster Samstag im Monat: 09:00 bis 12:00 Uhr"],
    ["fr-FR", "Premier samedi du mois : de 09:00 à 12:00"],
    ["es-ES", "Primer sábado del mes: de 9:00 a 12:00"],
    ["pl-PL", "Pierwsza sobota miesiąca: 09:00–12:00"],
    ["cy-GB", "Dydd Sadwrn cyntaf y mis: 09:00–12:00"],
    ["ar-EG", /السبت الأول من كل شهر/],
  ])("is described in %s", async (language, words) => {
    const found = await outputOn({ openingHours: [WEEK, MONTHLY] }, "2026-11-26", language);
    expect(found.words).toContainEqual(
      typeof words === "string" ? words : expect.stringMatching(words),
    );
  });
});

describe("hours with a restrictive note", () => {
  const limited: Entry = {
    days: ["Saturday"],
    opens: "09:00",
    closes: "12:00",
    note: "first Saturday only",
  };
  const monday: Entry = { days: ["Monday"], opens: "08:00", closes: "18:00" };

  it("are neither open nor closed now", async () => {
    const { at } = await outputOn({ openingHours: [monday, limited] }, "2026-11-26");
    expect(at("2026-12-12T10:00")).toBe("");
    expect(at("2026-12-12T08:00")).toBe("Closed · opens Monday 08:00");
    expect(at("2026-12-14T10:00")).toBe("Open now · until 18:00");
  });

  it("do not affect other entries of the day, and harmless notes do not restrict", async () => {
    const always: Entry = {
      days: ["Saturday"],
      opens: "11:00",
      closes: "14:00",
      note: "by the back door",
    };
    const { at } = await outputOn({ openingHours: [limited, always] }, "2026-11-26");
    expect(at("2026-12-12T10:00")).toBe("");
    expect(at("2026-12-12T11:30")).toBe("Open now · until 14:00");
  });

  it("may be the only hours", async () => {
    const { at } = await outputOn(
      { openingHours: [{ ...limited, note: "nur in der Saison" }] },
      "2026-11-26",
    );
    expect(at("2026-12-12T10:00")).toBe("");
    expect(at("2026-12-14T10:00")).toBe("Closed");
  });
});

describe("a period every few weeks", () => {
  const entry: Entry = { every: "2 weeks", from: "2026-01-05", opens: "09:00", closes: "12:00" };

  it("counts from its first day", async () => {
    const { words, at, robots } = await outputOn({ openingHours: [entry] }, "2026-11-26");
    expect(words).toContain("Monday every two weeks from 7 December 2026: 09:00 to 12:00");
    expect(robots.slice(0, 2)).toEqual(["2026-12-07", "2026-12-21"]);
    expect(at("2026-12-07T10:00")).toContain("Open");
    expect(at("2026-12-14T10:00")).toContain("Closed");
  });

  it("may have several days in these weeks", async () => {
    const days: Entry["days"] = ["Tuesday", "Wednesday", "Thursday"];
    const { words, at } = await outputOn(
      { openingHours: [WEEK, { ...entry, days }] },
      "2026-11-26",
    );
    expect(words).toContain(
      "Tuesday to Thursday every two weeks from 24 November 2026: 09:00 to 12:00",
    );
    expect(at("2026-11-26T10:00")).toContain("Open");
    expect(at("2026-12-03T10:00")).toContain("Closed");
    expect(at("2026-12-10T10:00")).toContain("Open");
  });
});

describe("the config", () => {
  const messages = async (...openingHours: unknown[]) => {
    const given: Entry[] = wrong([WEEK, ...openingHours]);
    const { diagnostics } = await compile(withFacts({ openingHours: given }));
    return diagnostics.map(({ message, hint }) => `${message} ${hint}`);
  };

  it.each([
    [{ ...MONTHLY, on: undefined }, /field "on" is missing/],
    [{ ...MONTHLY, on: "1st saturday of the month" }, /Did you mean "first Saturday"/],
    [{ ...MONTHLY, days: ["Saturday"] }, /remove this/],
    [{ ...MONTHLY, every: "fortnight" }, /"2 weeks"/],
    [{ ...MONTHLY, every: undefined, days: ["Saturday"] }, /add "every": "month"/],
    [{ ...MONTHLY, every: "2 weeks", on: undefined }, /field "from" is missing/],
  ])("is invalid without required keys: %o", async (entry, message) => {
    expect(await messages(JSON.parse(JSON.stringify(entry)))).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it("may have a monthly day beside the usual week", async () => {
    const facts = { openingHours: [WEEK, MONTHLY] };
    expect(await findingsOf("opening-hours", withFacts(facts))).toEqual([]);
  });
});
