import { expect, it } from "vitest";
import { type Config, compiled, makeConfig, makePage } from "../../testing/site.ts";

/** The opening hours in the structured data. */
async function openingData(facts: Partial<Config["business"]>): Promise<unknown> {
  const [thing] = await hoursEntities(facts);
  return thing?.openingHoursSpecification;
}

async function hoursEntities(
  facts: Partial<Config["business"]>,
  locations: Config["locations"] = {},
): Promise<Record<string, unknown>[]> {
  const { business } = makeConfig();
  const pages = [makePage({ structuredData: "business" })];
  const config = makeConfig({ business: { ...business, ...facts }, locations, pages });
  const graph: unknown = (await compiled(config)).routes[0]?.head.jsonLd;
  return Object(graph)["@graph"];
}

const specification = (fields: object) => ({ "@type": "OpeningHoursSpecification", ...fields });

it("has the formats that Google documents", async () => {
  expect(
    await openingData({
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

it("is omitted if the business only opens by appointment", async () => {
  expect(
    await openingData({ openingHours: [{ days: ["Tuesday"], byAppointment: true }] }),
  ).toBeUndefined();
});

it("contains no usual hours for appointments", async () => {
  const days = ["Monday" as const];
  expect(
    await openingData({
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

it("is closed on dates with appointments only", async () => {
  const week = { from: "2027-08-02", until: "2027-08-06" };
  const dates = { validFrom: week.from, validThrough: week.until };
  expect(
    await openingData({
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

it("has separate phone hours, of the business and of a location", async () => {
  const phoneHours = [{ days: ["Friday" as const], allDay: true }];
  // A Friday.
  const closures = [{ from: "2026-12-25", phoneToo: true }, { from: "2026-12-26" }];
  const shop = { address: {}, phone: "+44 1632 960456", phoneHours };
  const things = await hoursEntities({ phoneHours, closures }, { shop });
  const of = (id: string) =>
    things.find((thing) => String(thing["@id"]).endsWith(id))?.contactPoint;
  const phone = (telephone: string) => ({
    "@type": "ContactPoint",
    contactType: "customer service",
    telephone,
    hoursAvailable: [
      specification({ dayOfWeek: ["https://schema.org/Friday"], opens: "00:00", closes: "23:59" }),
      specification({
        opens: "00:00",
        closes: "00:00",
        validFrom: "2026-12-25",
        validThrough: "2026-12-25",
      }),
    ],
  });
  expect(of("#business")).toEqual(phone("+44 29 2018 0123"));
  expect(of("#organization")).toEqual([
    phone("+44 29 2018 0123"),
    { "@type": "ContactPoint", contactType: "customer service", email: "hello@roofs.example" },
  ]);
  expect(of("#location-shop")).toEqual(phone("+44 1632 960456"));
});
