import { describe, expect, it } from "vitest";
import { findingsOf } from "../../testing/check.ts";
import { type Config, compile, makeConfig, makePage, wrong } from "../../testing/site.ts";

type MoreHours = NonNullable<Config["business"]["moreHours"]>;

const services: MoreHours[string] = {
  label: "Services",
  times: [
    { days: ["Sunday"], opens: "11:00", note: "in Welsh" },
    { days: ["Sunday"], opens: "09:00", closes: "10:00" },
    { days: ["Sunday"], opens: "09:00", note: "in the chapel" },
    { from: "2030-12-25", opens: "10:00" },
  ],
  closures: [{ from: "2030-12-29", note: "floods" }],
};

const withTimes = (moreHours: MoreHours, section: object = {}, parts: Partial<Config> = {}) =>
  makeConfig({
    business: { ...makeConfig().business, moreHours },
    pages: [
      makePage({
        sections: [
          { type: "hero", heading: "{business.moreHours.services}" },
          { type: "hours", moreHours: "services", ...section },
        ],
      }),
    ],
    ...parts,
  });

const plain = (text: string) => text.replace(/\u00A0/g, " ");

describe("times that are no opening hours", () => {
  it("are a table, a token, in the footer, and a service in the structured data", async () => {
    const footer = { copyright: "©", moreHours: ["services"] };
    const { site, diagnostics } = await compile(withTimes({ services }, {}, { footer }));
    expect(diagnostics).toEqual([]);
    const [hero, section] = site?.routes[0]?.sections ?? [];
    const words = "Sunday 09:00 to 10:00, 09:00 (in the chapel) and 11:00 (in Welsh)";
    expect(plain(JSON.stringify(hero))).toContain(words);
    expect(section?.week).toHaveLength(1);
    expect(plain(JSON.stringify(section?.dated))).toContain('"hours":"None (floods)"');
    const lines = site?.model.footer.moreHours[0]?.lines.map(({ text }) => plain(text));
    expect(lines).toEqual([words, "25 December 2030: 10:00", "29 December 2030: none (floods)"]);
    const data = JSON.stringify(site?.routes[0]?.head.jsonLd);
    expect(data).toContain('"@type":"Service","name":"Services","provider":{');
    expect(data).toContain('"dayOfWeek":["https://schema.org/Sunday"],"opens":"11:00"}');
  });

  it.each([
    [{ times: [{ days: ["Sunday"] }] }, '"opens"'],
    [{ times: [{ days: ["Sunday"], begins: "10:00" }] }, "begins"],
    [{ times: [] }, "at least 1 entry"],
    [{ closures: [{ from: "2030-12-29", phoneToo: true }] }, "phoneToo"],
  ])("are reported if they cannot be: %o", async (parts, word) => {
    const { diagnostics } = await compile(
      withTimes({ services: wrong({ ...services, ...parts }) }),
    );
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.message).toContain(word);
  });

  it("are reported if nothing has the name, in a section and in the footer", async () => {
    const footer = { copyright: "©", moreHours: ["servces"] };
    const { diagnostics } = await compile(
      withTimes({ services }, { moreHours: "servics" }, { footer }),
    );
    expect(diagnostics.map(({ message }) => message).sort()).toEqual([
      'There are no times "servces" under "business" › "moreHours".',
      'There are no times "servics" under "business" › "moreHours".',
    ]);
  });

  it("may overlap, but not be cancelled on their own date", async () => {
    expect(await findingsOf("opening-hours", withTimes({ services }))).toEqual([]);
    const closures = [{ from: "2030-12-25" }];
    const found = await findingsOf(
      "opening-hours",
      withTimes({ services: { ...services, closures } }),
    );
    expect(found.map(({ message }) => message)).toEqual([
      'On these dates, entry 1 of "closures" says closed.',
    ]);
  });
});
