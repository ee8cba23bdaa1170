import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig } from "../../../testing/site.ts";

const onDay = (day: string) => vi.setSystemTime(Date.parse(`${day}T12:00Z`));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onDay("2026-11-25");
});
afterEach(() => void vi.useRealTimers());

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const WEEK = [{ days: [...WEEKDAYS], opens: "09:00", closes: "17:00" }];
const CARDIFF = { street: "1 High Street", locality: "Cardiff", postalCode: "CF10 1AA" };

type Facts = Partial<Config["business"]>;

/** A shop that is open on weekdays by default. */
function shop(address: Facts["address"], facts: Facts = {}, parts: Partial<Config> = {}): Config {
  const { geo: _, openingHours: __, ...business } = makeConfig().business;
  return makeConfig({
    ...parts,
    business: { ...business, openingHours: WEEK, ...facts, ...(address && { address }) },
  });
}

const found = (config: Config) => findingsOf("public-holiday", config);

const messages = async (config: Config) => (await found(config)).map(({ message }) => message);

/** The day, and the area with the name, of each holiday in the finding. */
const holidays = async (config: Config) =>
  (await messages(config)).flatMap((text) => {
    const [, ...only] = /^(?:\w+day )?(.*) is a holiday in (.*): /.exec(text) ?? [];
    if (only.length > 0) return [only];
    const [, all = ""] = / Are you open\? (.*)\.$/.exec(text) ?? [];
    return all.split("; ").map((each) => /^(?:\w+day )?(.*?) \((.*)\)$/.exec(each)?.slice(1));
  });

describe("public-holiday", () => {
  it("asks once about the holidays of the next two months on usual working days", async () => {
    expect(await found(shop({ ...CARDIFF, country: "GB" }))).toMatchObject([
      {
        severity: "info",
        location: "business › openingHours",
        message:
          "3 holidays are within two months. Are you open? " +
          "Friday 25 December (Wales, Christmas Day); " +
          "Monday 28 December (Wales, Boxing Day (substitute day)); " +
          "Friday 1 January (Wales, New Year's Day).",
      },
    ]);
  });

  it("suggests the closure that answers it", async () => {
    const address = { ...CARDIFF, country: "GB" };
    const [asked] = await found(shop(address));
    expect(asked?.hint).toContain('its entry: to "closures" of business { "from"');
    const ready = asked?.hint?.match(/\{.*?\}/g) ?? [];
    expect(ready).toEqual([
      '{ "from": "2026-12-25", "every": "year", "note": "Christmas Day" }',
      '{ "from": "2026-12-28", "note": "Boxing Day (substitute day)" }',
      '{ "from": "2027-01-01", "every": "year", "note": "New Year\'s Day" }',
    ]);
    const closures = ready.map((each) => JSON.parse(each));
    expect(await found(shop(address, { closures }))).toEqual([]);
  });

  it("accepts hours on the date, but not those of a season", async () => {
    const season = { ...WEEK[0], from: "2026-12-01", until: "2027-02-28" };
    const christmas = { from: "2026-12-25", opens: "10:00", closes: "12:00" };
    const openingHours = [...WEEK, season, christmas] as Facts["openingHours"] & object;
    expect(await holidays(shop({ ...CARDIFF, country: "GB" }, { openingHours }))).toEqual([
      ["28 December", "Wales, Boxing Day (substitute day)"],
      ["1 January", "Wales, New Year's Day"],
    ]);
  });

  it.each<[string, string, Facts["address"] & object, string[][]]>([
    [
      "the postcode of Scotland",
      "2026-11-25",
      { ...CARDIFF, postalCode: "EH1 1AA", country: "GB" },
      [
        ["30 November", "Scotland, St Andrew’s Day"],
        ["25 December", "Scotland, Christmas Day"],
        ["28 December", "Scotland, Boxing Day (substitute day)"],
        ["1 January", "Scotland, New Year's Day"],
        ["4 January", "Scotland, January 2nd (substitute day)"],
      ],
    ],
    [
      "the postcode of Northern Ireland",
      "2027-02-01",
      { postalCode: "BT1 1AA", country: "GB" },
      [
        ["17 March", "Northern Ireland, St Patrick’s Day"],
        ["26 March", "Northern Ireland, Good Friday"],
        ["29 March", "Northern Ireland, Easter Monday"],
      ],
    ],
    [
      "a region that is not in Britain",
      "2027-07-01",
      { postalCode: "TD15 1AA", country: "GB" },
      [],
    ],
    [
      "a region of Germany in English",
      "2027-05-10",
      { region: "Bavaria", country: "DE" },
      [
        ["17 May", "Bavaria, Whit Monday"],
        ["27 May", "Bavaria, Corpus Christi"],
      ],
    ],
    [
      "a region with additional words",
      "2027-05-20",
      { region: "Freistaat Bayern", country: "DE" },
      [["27 May", "Freistaat Bayern, Corpus Christi"]],
    ],
    [
      "Quebec by its own name",
      "2027-06-20",
      { region: "Québec", country: "CA" },
      [
        ["24 June", "Québec, National Holiday"],
        ["1 July", "Québec, Canada Day"],
      ],
    ],
    [
      "Quebec by its code",
      "2027-06-25",
      { region: "QC", country: "CA" },
      [["1 July", "Quebec, Canada Day"]],
    ],
    [
      "Canada without a province",
      "2027-06-20",
      { country: "CA" },
      [["1 July", "Canada, Canada Day"]],
    ],
    [
      "the United States",
      "2027-06-20",
      { country: "US" },
      [["5 July", "the United States, Independence Day (substitute day)"]],
    ],
    ["a country without known holidays", "2026-11-25", { country: "AQ" }, []],
  ])("depends on %s", async (_, day, address, expected) => {
    onDay(day);
    expect(await holidays(shop(address, { timeZone: "Europe/London" }))).toEqual(expected);
  });

  /** Open every day, so that every holiday is a working day. */
  const DAILY = [{ days: [...WEEKDAYS, "Saturday", "Sunday"], opens: "09:00", closes: "17:00" }];

  it.each<[town: string, day: string, Facts["address"] & object, expected: string | undefined]>([
    ["Munich", "15 August", { postalCode: "80331", country: "DE" }, "Bayern, Assumption"],
    [
      "Augsburg",
      "8 August",
      { postalCode: "86150", country: "DE" },
      "Bayern, Augsburg Peace Festival",
    ],
    ["Bamberg", "15 August", { postalCode: "96047", country: "DE" }, "most of Bayern, Assumption"],
    ["Nuremberg", "15 August", { postalCode: "90402", country: "DE" }, undefined],
    [
      "Berlin",
      "8 March",
      { postalCode: "10115", country: "DE" },
      "Berlin, International Women's Day",
    ],
    ["Alsace", "26 December", { region: "Alsace", country: "FR" }, "Alsace, Boxing Day"],
    [
      "Strasbourg",
      "26 December",
      { region: "Grand Est", postalCode: "67000", country: "FR" },
      "Département Bas-Rhin, Boxing Day",
    ],
    [
      "Rennes",
      "26 December",
      { region: "Bretagne", postalCode: "35000", country: "FR" },
      undefined,
    ],
    [
      "Aarau",
      "8 December",
      { postalCode: "CH-5000", country: "CH" },
      "Canton of Aargau, Immaculate Conception",
    ],
    [
      "Geneva",
      "31 December",
      { region: "Geneva", country: "CH" },
      "Geneva, Restoration of the Republic",
    ],
    ["Seville", "28 February", { region: "Sevilla", country: "ES" }, "Sevilla, Día de Andalucía"],
    [
      "Málaga",
      "28 February",
      { postalCode: "29001", country: "ES" },
      "Andalucía, Día de Andalucía",
    ],
    [
      "Cardiff",
      "28 December",
      { region: "Cymru", country: "GB" },
      "Cymru, Boxing Day (substitute day)",
    ],
  ])("finds the holidays in %s on %s", async (_, day, address, expected) => {
    onDay(new Date(`${day} 2027 UTC`).toISOString().slice(0, "2027-01-01".length));
    const facts = { openingHours: DAILY, timeZone: "Europe/London" } as Facts;
    const all = await holidays(shop(address, facts));
    expect(all.find((each) => each?.[0] === day)?.[1]).toBe(expected);
  });

  it("finds half-day holidays, and mentions that some dates depend on the moon", async () => {
    onDay("2026-02-20");
    const config = shop(
      { locality: "Riyadh", country: "SA" },
      {
        openingHours: [{ days: ["Sunday", "Monday", "Tuesday"], opens: "09:00", closes: "17:00" }],
      },
      { language: "ar-SA" },
    );
    expect(await holidays(config)).toEqual([
      ["22 February", "Saudi Arabia, Founding Day"],
      ["19 March to 22 March", "Saudi Arabia, End of Ramadan (Eid al-Fitr)"],
    ]);
    const [asked] = await found(config);
    expect(asked?.hint).toContain(
      '{ "from": "2026-03-19", "until": "2026-03-22", "note": "عيد الفطر" }',
    );
    expect(asked?.hint).toContain("depends on the moon");
  });

  it("asks once about a day with two names", async () => {
    onDay("2027-01-20");
    expect(await holidays(shop({ locality: "Cairo", country: "EG" }))).toEqual([
      ["25 January", "Egypt, National Police Day and Revolution Day 2011"],
      [expect.any(String), expect.stringMatching(/^Egypt, /)],
    ]);
  });

  it("asks about affected locations, and once if all are affected", async () => {
    onDay("2027-07-20");
    const at = (postalCode: string, locality: string) => ({
      address: { locality, postalCode },
      openingHours: WEEK,
    });
    const config = shop(
      { ...CARDIFF, country: "GB" },
      { openingHours: undefined },
      {
        locations: {
          cardiff: at("CF10 1AA", "Cardiff"),
          barry: at("CF62 7AA", "Barry"),
          leith: at("EH6 4AA", "Leith"),
        },
      },
    );
    const all = await found(config);
    expect(all).toMatchObject([
      {
        location: "locations › cardiff › openingHours",
        message: expect.stringContaining(
          "Monday 30 August (Wales, Summer bank holiday: Cardiff and Barry); " +
            "Monday 2 August (Scotland, Summer bank holiday: Leith).",
        ),
        hint: expect.stringContaining('to "closures" of locations.cardiff and locations.barry {'),
      },
    ]);
    onDay("2027-08-10");
    const [summer] = await found(config);
    expect(summer?.message).toBe(
      "Monday 30 August is a holiday in Wales, Summer bank holiday: are Cardiff and Barry open?",
    );
    onDay("2026-12-20");
    const [christmas] = await found(config);
    expect(christmas?.message).toContain(" Friday 25 December (Wales and Scotland, Christmas Day)");
    expect(christmas?.hint).toContain('to "closures" of business {');
  });

  it("ignores businesses that are always open, or have no hours", async () => {
    const address = { ...CARDIFF, country: "GB" };
    const always = [{ days: [...WEEKDAYS], allDay: true }];
    expect(await found(shop(address, { openingHours: always }))).toEqual([]);
    expect(await found(shop(address, { openingHours: undefined }))).toEqual([]);
  });

  it("omits the note if the site's language has no name for the holiday", async () => {
    const [christmas] = await found(shop({ country: "GB" }, {}, { language: "cy" }));
    expect(christmas?.hint).toContain('{ "from": "2026-12-25", "every": "year" }');
  });

  it("does not ask about a past holiday", async () => {
    onDay("2026-12-29");
    expect(await holidays(shop({ ...CARDIFF, country: "GB" }))).toEqual([
      ["1 January", "Wales, New Year's Day"],
    ]);
  });
});
