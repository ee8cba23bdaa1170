import { expect, it } from "vitest";
import { siteWith } from "../../testing/fixtures.ts";
import { compile } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";

it("keeps details and map without a form", async () => {
  const config = siteWith({ ...fixtures.full, id: "contact" });
  const { diagnostics, site } = await compile({
    ...config,
    forms: { signup: config.forms?.signup },
  });
  expect(diagnostics).toEqual([]);
  const [section] = site?.routes[0]?.sections ?? [];
  expect(section).toMatchObject({ form: null, map: { load: "click" } });
});

it("has no place for a map that is asked for and that the file does not describe", async () => {
  const { map: _, ...config } = siteWith({ ...fixtures.minimal, showMap: true });
  const { diagnostics } = await compile(config);
  expect(diagnostics).toMatchObject([
    {
      severity: "error",
      place: "/ › section 1, contact › showMap",
      message: 'This field needs "map", which is not in the file.',
      hint: 'Add "map" to the file, or take "showMap" out. The map of the contact section.',
    },
  ]);
  for (const section of [fixtures.minimal, fixtures.alone]) {
    const { map: _, ...config } = siteWith(section);
    expect((await compile(config)).diagnostics).toEqual([]);
  }
});
