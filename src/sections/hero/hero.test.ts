import { expect, it } from "vitest";
import type { Input } from "../../model/kit/section-definition.ts";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import { compile } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";
import type { schema } from "./schema.ts";

const problemsOf = async (section: Input<typeof schema>) => {
  const { diagnostics } = await compile(siteWith(section), fixtureMedia);
  return diagnostics.map(({ location, message }) => [location, message]);
};

it("requires what a layout shows", async () => {
  expect(await problemsOf({ ...fixtures.minimal, layout: "behind" })).toEqual([
    [expect.stringMatching(/layout$/), expect.stringMatching(/add a `picture` or a `video`/)],
  ]);
});

it("draws a phone only beside the text", async () => {
  const { picture } = fixtures.picture;
  const section = { ...fixtures.minimal, picture, frame: "phone" } as const;
  expect(await problemsOf({ ...section, layout: "beside" })).toEqual([]);
  expect(await problemsOf({ ...section, layout: "above" })).toEqual([
    [expect.stringMatching(/layout$/), expect.stringMatching(/beside the text/)],
  ]);
});

// No value is dropped silently: a value that cannot be displayed is reported.
it("rejects a picture besides a video", async () => {
  const section = { ...fixtures.full, picture: fixtures.picture.picture };
  const { diagnostics } = await compile(siteWith(section), fixtureMedia);
  expect(diagnostics).toMatchObject([{ location: expect.stringMatching(/section 1, hero/) }]);
});
