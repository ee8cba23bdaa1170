import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage, wrong } from "../../../testing/site.ts";

const FORM = { service: "formsubmit", endpoint: "https://formsubmit.co/a@b.example" } as const;

it("reports a form that no page shows, also of another language", async () => {
  const more = { hall: FORM, spare: FORM };
  const config = makeConfig({
    forms: { more },
    languages: { cy: { forms: { more } } },
    pages: [makePage({ sections: [wrong({ type: "contact", heading: "Hire it", form: "hall" })] })],
  });
  expect(await findingsOf("unused-form", config)).toMatchObject([
    { location: "forms › more › spare", message: 'No page shows the form "spare".' },
    { location: "languages › cy › forms › more › hall" },
    { location: "languages › cy › forms › more › spare" },
  ]);
});
