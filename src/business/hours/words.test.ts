import { describe, expect, it } from "vitest";
import { type Config, compiled, makeConfig } from "../../testing/site.ts";

type Business = Config["business"];
type Hours = NonNullable<Business["openingHours"]>;

const WEEKDAYS: Hours[number]["days"] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const ALL: Hours[number]["days"] = [...WEEKDAYS, "Saturday", "Sunday"];

const withHours = (
  openingHours: Hours,
  closures: NonNullable<Business["closures"]> = [],
  parts: Partial<Config> = {},
) => {
  const config = makeConfig(parts);
  return makeConfig({ ...parts, business: { ...config.business, openingHours, closures } });
};

/** The lines of the footer, with a tilde for each non-breaking space. */
async function lines(...config: Parameters<typeof withHours>): Promise<string[]> {
  const { model } = await compiled(withHours(...config));
  return model.footer.hours.lines.map(({ text }) => text.replaceAll("\u00A0", "~"));
}

describe("opening hours in words", () => {
  it("join consecutive days with the same hours", async () => {
    expect(await lines([{ days: WEEKDAYS, opens: "08:00", closes: "18:00" }])).toEqual([
      "Monday~to~Friday 08:00~to~18:00",
      "Saturday~and~Sunday closed",
    ]);
  });

  it.each([
    ["en-GB", undefined, "Monday 08:30~to~18:00"],
    ["en-US", undefined, "Monday 8:30~AM~to~6:00~PM"],
    ["en-GB", "12-hour", "Monday 8:30~am~to~6:00~pm"],
    ["en-US", "24-hour", "Monday 08:30~to~18:00"],
  ] as const)(
    "have the clock of the country or of the config: %s, %s",
    async (language, clock, text) => {
      const business = { ...makeConfig().business, clock };
      const hours: Hours = [{ days: ["Monday"], opens: "08:30", closes: "18:00" }];
      const all = await lines(hours, [], { language, business });
      expect(all.map((line) => line.replaceAll("\u202F", "~"))).toContain(text);
    },
  );

  it("do not join days that are apart", async () => {
    expect(
      await lines([{ days: ["Monday", "Wednesday"], opens: "09:00", closes: "12:00" }]),
    ).toEqual([
      "Monday 09:00~to~12:00",
      "Tuesday closed",
      "Wednesday 09:00~to~12:00",
      "Thursday~to~Sunday closed",
    ]);
  });

  it("list both spans of a day with a break", async () => {
    const days: Hours[number]["days"] = ["Tuesday", "Monday"];
    expect(
      await lines([
        { days, opens: "08:00", closes: "12:00" },
        { days, opens: "13:30", closes: "17:00" },
      ]),
    ).toEqual([
      "Monday~and~Tuesday 08:00~to~12:00 and 13:30~to~17:00",
      "Wednesday~to~Sunday closed",
    ]);
  });

  it("sort the spans of a day", async () => {
    const days: Hours[number]["days"] = ["Monday"];
    const [first] = await lines([
      { days, opens: "13:30", closes: "17:00" },
      { days, opens: "08:00", closes: "12:00" },
    ]);
    expect(first).toBe("Monday 08:00~to~12:00 and 13:30~to~17:00");
  });

  it("are one line if every day is the same", async () => {
    expect(await lines([{ days: ALL, opens: "00:00", closes: "23:59" }])).toEqual([
      "Monday~to~Sunday 00:00~to~23:59",
    ]);
  });

  it("describe appointments, whole days, hours past midnight and notes", async () => {
    expect(
      await lines([
        { days: ["Monday"], byAppointment: true },
        { days: ["Tuesday"], opens: "09:00", closes: "12:00" },
        { days: ["Tuesday"], byAppointment: true },
        { days: ["Wednesday"], opens: "14:00", closes: "18:00", byAppointment: true },
        { days: ["Thursday"], allDay: true },
        { days: ["Friday", "Saturday"], opens: "18:00", closes: "02:00" },
        { days: ["Sunday"], opens: "10:00", closes: "12:00", note: "emergencies only" },
      ]),
    ).toEqual([
      "Monday by appointment",
      "Tuesday 09:00~to~12:00 and by appointment",
      "Wednesday 14:00~to~18:00 by appointment",
      "Thursday open 24 hours",
      "Friday~and~Saturday 18:00~to~02:00",
      "Sunday 10:00~to~12:00 (emergencies only)",
    ]);
  });

  it("list seasons, special days and closures after the week, by date", async () => {
    const usual = { days: ALL, opens: "10:00", closes: "16:00" };
    const summer = { from: "2027-06-01", until: "2027-08-31" };
    expect(
      await lines(
        [
          usual,
          { ...summer, days: WEEKDAYS, opens: "09:00", closes: "20:00" },
          { ...summer, days: ["Sunday"], opens: "09:00", closes: "12:00" },
          { from: "2026-12-23", opens: "10:00", closes: "12:00", note: "Christmas sale" },
        ],
        [
          { from: "2026-12-24", until: "2026-12-26", note: "Christmas" },
          { from: "2027-01-01" },
          { from: "2027-01-02", until: "2027-01-31", days: ["Saturday", "Sunday"] },
        ],
      ),
    ).toEqual([
      "Monday~to~Sunday 10:00~to~16:00",
      "23~December~2026: 10:00~to~12:00 (Christmas sale)",
      expect.stringMatching(/^24.*26~December~2026: closed \(Christmas\)$/),
      "1~January~2027: closed",
      expect.stringMatching(/^2.*31~January~2027: Saturday~and~Sunday closed$/),
      expect.stringMatching(/^1~June.*31~August~2027: Monday~to~Friday 09:00~to~20:00$/),
      expect.stringMatching(/^1~June.*31~August~2027: Sunday 09:00~to~12:00$/),
    ]);
  });

  it("list phone hours if they differ", async () => {
    const office = { days: WEEKDAYS, opens: "08:00", closes: "18:00" };
    const onPhone = async (
      phoneHours: Hours,
      closures: NonNullable<Business["closures"]> = [],
      language: Config["language"] = "en-GB",
    ) => {
      const config = withHours([office], closures, { language });
      const { model } = await compiled({ ...config, business: { ...config.business, phoneHours } });
      const all = model.footer.hours.lines.map(({ text }) => text.replaceAll("\u00A0", " "));
      return all.slice(2);
    };
    const always = { days: ALL, allDay: true };
    expect(await onPhone([always])).toEqual(["On the phone: day and night"]);
    expect(await onPhone([{ ...always, note: "emergencies" }])).toEqual([
      "On the phone: day and night (emergencies)",
    ]);
    expect(await onPhone([always], [], "de")).toEqual(["Am Telefon: rund um die Uhr"]);
    expect(
      await onPhone(
        [
          { days: ALL, opens: "06:00", closes: "22:00" },
          { from: "2026-12-24", opens: "06:00", closes: "12:00" },
        ],
        [{ from: "2026-12-25", phoneToo: true }, { from: "2026-12-26" }],
      ),
    ).toEqual([
      "On the phone: Monday to Sunday 06:00 to 22:00",
      "On the phone: 24 December 2026: 06:00 to 12:00",
      "On the phone: 25 December 2026: not answered",
      "25 December 2026: closed",
      "26 December 2026: closed",
    ]);
  });

  it("have a phrase for the phone in a sentence", async () => {
    const config = withHours([{ days: ["Monday"], opens: "08:00", closes: "18:00" }]);
    const phoneHours = [{ days: WEEKDAYS, opens: "06:00", closes: "22:00" }];
    const { model } = await compiled({
      ...config,
      business: { ...config.business, phoneHours },
      footer: { ...config.footer, text: "Ring us {business.phoneHours}." },
    });
    expect(JSON.stringify(model.footer.text).replaceAll("\u00A0", " ")).toContain(
      "Ring us Monday to Friday 06:00 to 22:00.",
    );
  });

  it("follow the language and the country", async () => {
    const hours: Hours = [{ days: ["Monday", "Sunday"], opens: "08:00", closes: "18:00" }];
    const texts = { hours: { fromTo: "{from} bis {to}", closed: "geschlossen" } };
    const german = await lines(hours, [], { language: "de-DE" as "en-GB", texts });
    expect(german[0]).toBe("Montag 08:00~bis~18:00");
    expect(german[1]).toMatch(/geschlossen$/);
    const american = await lines(hours, [], { language: "en-US" as "en-GB" });
    expect(american[0]).toBe("Sunday~and~Monday 8:00~AM~to~6:00~PM");
  });

  it("format dates of two years as the language does, with possible line breaks", async () => {
    const closure = { from: "2026-12-24", until: "2027-01-04" };
    const daily: Hours = [{ days: ALL, opens: "08:00", closes: "18:00" }];
    for (const [language, said] of [
      ["cy", /^24~Rhagfyr~2026~– 4~Ionawr~2027: /],
      ["de", /^24\.~Dezember~2026~– 4\.~Januar~2027: /],
    ] as const) {
      expect((await lines(daily, [closure], { language })).at(-1)).toMatch(said);
    }
  });

  it("describe the first open days in a sentence", async () => {
    const days: Hours[number]["days"] = ["Tuesday", "Wednesday"];
    const config = withHours([{ days, opens: "08:00", closes: "18:00" }]);
    const { model } = await compiled({
      ...config,
      footer: { ...config.footer, text: "Ring us {business.openingHours}." },
    });
    expect(JSON.stringify(model.footer.text)).toContain(
      "Ring us Tuesday\u00A0and\u00A0Wednesday 08:00\u00A0to\u00A018:00.",
    );
  });
});
