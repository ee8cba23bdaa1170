import { expect, it } from "vitest";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import { compile } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";

// Nothing that an owner writes is dropped in silence: what cannot be shown is a problem.
it("has no place for a picture beside a video", async () => {
  const section = { ...fixtures.full, picture: fixtures.picture.picture };
  const { diagnostics } = await compile(siteWith(section), fixtureMedia);
  expect(diagnostics).toMatchObject([{ place: expect.stringMatching(/section 1, hero/) }]);
});
