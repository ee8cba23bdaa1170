import { expect, it } from "vitest";
import { type Config, compiled, makeConfig, makePage } from "../testing/site.ts";

/** What search engines are told of opening hours. */
async function told(facts: Partial<Config["business"]>): Promise<unknown> {
  const { business } = makeConfig();
  const pages = [makePage({ structuredData: "business" })];
  const site = await compiled(makeConfig({ business: { ...business, ...facts }, pages }));
  const graph: unknown = site.routes[0]?.head.jsonLd;
  const [thing] = Object(graph)["@graph"];
  return thing.openingHoursSpecification;
}

const specification = (fields: object) => ({ "@type": "OpeningHoursSpecification", ...fields });

it("is told in the forms that Google documents", async () => {
  expect(
    await told({
      openingHours: [
        { days: ["Monday"], opens: "08:00", closes: "12:00" },
        { days: ["Friday"], opens: "18:00", closes: "02:00" },
        { days: ["Saturday"], allDay: true },
        { days: ["Tuesday"], byAppointment: true },
        { from: "2026-12-23", opens: "10:00", closes: "12:00", note: "sale" },
      ],
      closures: [{ from: "2026-12-24", until: "2026-12-26" }],
    }),
  ).toEqual([
    specification({ dayOfWeek: ["https://schema.org/Monday"], opens: "08:00", closes: "12:00" }),
    specification({ dayOfWeek: ["https://schema.org/Friday"], opens: "18:00", closes: "02:00" }),
    specification({ dayOfWeek: ["https://schema.org/Saturday"], opens: "00:00", closes: "23:59" }),
    specification({
      opens: "10:00",
      closes: "12:00",
      validFrom: "2026-12-23",
      validThrough: "2026-12-23",
    }),
    specification({
      opens: "00:00",
      closes: "00:00",
      validFrom: "2026-12-24",
      validThrough: "2026-12-26",
    }),
  ]);
});

it("is left out where only an appointment decides", async () => {
  expect(
    await told({ openingHours: [{ days: ["Tuesday"], byAppointment: true }] }),
  ).toBeUndefined();
});

it("is no ordinary opening where an appointment is needed", async () => {
  const days = ["Monday" as const];
  expect(
    await told({
      openingHours: [
        { days, opens: "09:00", closes: "12:00" },
        { days, opens: "14:00", closes: "18:00", byAppointment: true },
        { days: ["Tuesday"], opens: "09:00", closes: "12:00", byAppointment: true },
      ],
    }),
  ).toEqual([
    specification({ dayOfWeek: ["https://schema.org/Monday"], opens: "09:00", closes: "12:00" }),
  ]);
});

it("is closed on dates on which only an appointment opens", async () => {
  const week = { from: "2027-08-02", until: "2027-08-06" };
  const dates = { validFrom: week.from, validThrough: week.until };
  expect(
    await told({
      openingHours: [
        { ...week, days: ["Monday"], opens: "09:00", closes: "12:00" },
        { ...week, days: ["Monday", "Friday"], byAppointment: true },
      ],
    }),
  ).toEqual([
    specification({
      dayOfWeek: ["https://schema.org/Monday"],
      opens: "09:00",
      closes: "12:00",
      ...dates,
    }),
    specification({
      dayOfWeek: ["https://schema.org/Friday"],
      opens: "00:00",
      closes: "00:00",
      ...dates,
    }),
  ]);
});
