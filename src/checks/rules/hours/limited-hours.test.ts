import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { compiled, makeConfig, makePage } from "../../../testing/site.ts";

const noted = (note: string, language = "en-GB") =>
  makeConfig({
    language,
    business: {
      ...makeConfig().business,
      openingHours: [{ days: ["Saturday"], opens: "09:00", closes: "12:00", note }],
    },
    pages: [makePage({ structuredData: "business" })],
  });

describe("limited-hours", () => {
  it.each([
    ["en-GB", "first Saturday of the month only", '"on": "first Saturday"'],
    ["en-GB", "1st Saturday of the month", '"on": "first Saturday"'],
    ["en-GB", "every other week", '"every": "2 weeks"'],
    ["en-GB", "emergencies only", '"every": "2 weeks"'],
    ["de-DE", "nur am 2. Samstag", '"on": "second Saturday"'],
    ["fr-FR", "premier samedi du mois", '"every": "2 weeks"'],
    ["pl-PL", "tylko w sezonie", '"every": "2 weeks"'],
    ["en-GB", "April–October", '"every": "2 weeks"'],
    ["de-DE", "Mai bis September", '"every": "2 weeks"'],
    ["en-GB", "members only", '"byAppointment": true'],
    ["de-DE", "nur nach telefonischer Anmeldung", '"byAppointment": true'],
    ["fr-FR", "sur rendez-vous", '"byAppointment": true'],
    ["es-ES", "con cita previa", '"byAppointment": true'],
    ["ar", "بموعد مسبق", '"byAppointment": true'],
    ["en-GB", "closed in August", '"every": "2 weeks"'],
  ])(
    "reports a note that restricts the hours, which search engines would not get: %s %s",
    async (language, note, hint) => {
      const config = noted(note, language);
      expect(await findingsOf("limited-hours", config)).toMatchObject([
        { severity: "warning", hint: expect.stringContaining(hint) },
      ]);
      const { routes } = await compiled(config);
      expect(JSON.stringify(routes[0]?.head.jsonLd)).not.toContain("OpeningHoursSpecification");
    },
  );

  it.each([
    ["en-GB", "by the back door"],
    ["en-GB", "kitchen until 11:30"],
    ["en-GB", "cash only"],
    ["en-GB", "new since May"],
    ["de-DE", "nur Barzahlung"],
    ["de-DE", "nur zum Mitnehmen"],
    ["es-ES", "solo para llevar"],
    ["pl-PL", "tylko na wynos"],
    ["fr-FR", "paiement en espèces uniquement"],
  ])("accepts a note without a restriction: %s %s", async (language, note) => {
    const config = noted(note, language);
    expect(await findingsOf("limited-hours", config)).toEqual([]);
    const { routes } = await compiled(config);
    expect(JSON.stringify(routes[0]?.head.jsonLd)).toContain("OpeningHoursSpecification");
  });
});
