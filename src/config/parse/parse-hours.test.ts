import { describe, expect, it } from "vitest";
import { type Config, compile, makeConfig, wrong } from "../../testing/site.ts";

type Business = Config["business"];

async function mistakes(facts: Partial<Business>) {
  const { business } = makeConfig();
  const { diagnostics } = await compile(makeConfig({ business: { ...business, ...facts } }));
  return diagnostics.map(({ location, message, hint }) => ({ location, message, hint }));
}

const entry = (fields: object): Partial<Business> => ({ openingHours: wrong([fields]) });
const closure = (fields: object): Partial<Business> => ({ closures: wrong([fields]) });

const days = ["Monday"];
const times = { opens: "08:00", closes: "12:00" };

describe("impossible opening hours", () => {
  it.each([
    ["no end", entry({ days, opens: "08:00" }), "closes", 'The field "closes" is missing here.'],
    ["no start", entry({ days, closes: "18:00" }), "opens", 'The field "opens" is missing here.'],
    ["no days", entry(times), "days", 'The field "days" is missing here.'],
    [
      "times beside all day",
      entry({ days, ...times, allDay: true }),
      "allDay",
      'With "allDay" there are no times: remove "opens" and "closes", or remove this.',
    ],
    [
      "half of the times beside an appointment",
      entry({ days, opens: "08:00", byAppointment: true }),
      "closes",
      'The field "closes" is missing here.',
    ],
    [
      "a season that ends before it begins",
      entry({ days, ...times, from: "2026-06-01", until: "2026-05-31" }),
      "until",
      "The period ends on 2026-05-31, before it begins on 2026-06-01: correct one of the two.",
    ],
    [
      "a season without a beginning",
      entry({ days, ...times, until: "2026-05-31" }),
      "until",
      'A period also needs its first day: add "from", or remove this.',
    ],
    [
      "a date that does not exist",
      entry({ ...times, from: "2026-02-30" }),
      "from",
      '"2026-02-30" is not valid here: this date does not exist; correct the day or the month.',
    ],
    [
      "a word instead of the last day",
      entry({ days, ...times, from: "June", until: "2026-05-01" }),
      "from",
      '"June" is not valid here: write it as year, month and day, such as 2026-12-24.',
    ],
    [
      "a date in another format",
      entry({ ...times, from: "24.12.2026" }),
      "from",
      '"24.12.2026" is not valid here: write it as year, month and day, such as 2026-12-24.',
    ],
  ])("are reported once: %s", async (_, facts, field, message) => {
    expect(await mistakes(facts)).toMatchObject([
      { location: `business › openingHours › entry 1 › ${field}`, message },
    ]);
  });

  it("are reported in a closure", async () => {
    expect(await mistakes(closure({ from: "2026-12-26", until: "2026-12-24" }))).toMatchObject([
      {
        location: "business › closures › entry 1 › until",
        message:
          "The period ends on 2026-12-24, before it begins on 2026-12-26: correct one of the two.",
      },
    ]);
    expect(await mistakes(closure({ until: "2026-12-24" }))).toMatchObject([
      {
        location: "business › closures › entry 1 › from",
        message: 'The field "from" is missing here.',
      },
    ]);
  });

  it.each([
    ["Berlin", '"Berlin" is not valid here: write it as region and city, such as Europe/Lisbon.'],
    ["Europe/Cardiff", /^There is no such time zone/],
  ])("are reported for a time zone: %s", async (timeZone, message) => {
    expect(await mistakes({ timeZone })).toMatchObject([
      {
        location: "business › timeZone",
        message: typeof message === "string" ? message : expect.stringMatching(message),
      },
    ]);
  });

  it("are not found in valid hours: no closures, a leap day, a zone with two parts", async () => {
    const timeZone = "America/Argentina/Buenos_Aires";
    expect(await mistakes({ closures: [], timeZone })).toEqual([]);
    expect(await mistakes(closure({ from: "2028-02-29" }))).toEqual([]);
  });
});
