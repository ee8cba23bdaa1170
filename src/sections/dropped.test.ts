import { describe, expect, it } from "vitest";
import { fixtureMedia, siteWith } from "../testing/fixtures.ts";
import { compile } from "../testing/site.ts";
import { fixtures as contact } from "./contact/fixtures.ts";
import { fixtures as grid } from "./feature-grid/fixtures.ts";
import { fixtures as hero } from "./hero/fixtures.ts";

// Nothing that an owner writes is dropped in silence: what cannot be shown is a problem.
describe("what a section has no place for", () => {
  it("is a picture beside the video of a hero", async () => {
    const section = { ...hero.full, picture: hero.picture.picture };
    const { diagnostics } = await compile(siteWith(section), fixtureMedia);
    expect(diagnostics).toMatchObject([{ place: expect.stringMatching(/section 1, hero/) }]);
  });

  it("is the label of a link that a card does not have", async () => {
    const cards = [{ title: "Slate", text: "Dry.", linkLabel: "See how slate works" }];
    const { diagnostics } = await compile(siteWith({ ...grid.minimal, cards }), fixtureMedia);
    expect(diagnostics).toMatchObject([{ place: expect.stringMatching(/cards › entry 1/) }]);
  });

  it("is a map that the file does not describe, if it is asked for", async () => {
    const { map: _, ...config } = siteWith({ ...contact.minimal, showMap: true });
    const { diagnostics } = await compile(config);
    expect(diagnostics).toMatchObject([
      {
        severity: "error",
        place: "/ › section 1, contact › showMap",
        message: 'This field needs "map", which is not in the file.',
        hint: 'Add "map" to the file, or take "showMap" out.',
      },
    ]);
    for (const section of [contact.minimal, contact.alone]) {
      const { map: _, ...config } = siteWith(section);
      expect((await compile(config)).diagnostics).toEqual([]);
    }
  });
});
