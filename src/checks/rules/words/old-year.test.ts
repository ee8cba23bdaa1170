import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { type Config, compiled, makeConfig } from "../../../testing/site.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2029, 0, 1, 12) }));
afterEach(() => vi.useRealTimers());

const noticed = (copyright: string, parts: Partial<Config> = {}): Config =>
  makeConfig({ footer: { copyright }, ...parts });

it.each(["© 2026 {business.name}", "Copyright 2019–2028", "© since 1998"])(
  "reports a past year: %s",
  async (copyright) => {
    const [found] = await findingsOf("old-year", noticed(copyright));
    expect(found).toMatchObject({ severity: "warning", location: "footer › copyright" });
    expect(await fixedBy("old-year", noticed(copyright))).toContain("{business.facts.year}");
  },
);

it.each([
  "© 2029",
  "© 1998–2029 {business.name}",
  "Reg. no. 12026",
  "© {business.facts.year}",
  "©",
])("accepts %s", async (copyright) => {
  expect(await findingsOf("old-year", noticed(copyright))).toEqual([]);
});

it("suggests a year that each build updates, in the time zone of the business", async () => {
  const { business } = makeConfig();
  const yearIn = async (timeZone: string, country: string) => {
    const address = { ...business.address, country, region: undefined, postalCode: undefined };
    const given = { business: { ...business, timeZone, address } };
    const { model } = await compiled(noticed("© {business.facts.year}", given));
    return model.footer.copyright;
  };
  vi.setSystemTime(Date.UTC(2029, 11, 31, 12));
  expect(await yearIn("Europe/London", "GB")).toBe("© 2029");
  expect(await yearIn("Pacific/Auckland", "NZ")).toBe("© 2030");
});
