import { expect, it } from "vitest";
import { fixtureMedia, siteWith } from "../../testing/fixtures.ts";
import { compile } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";

it("rejects a link label on a card without a link", async () => {
  const cards = [{ title: "Slate", text: "Dry.", linkLabel: "See how slate works" }];
  const { diagnostics } = await compile(siteWith({ ...fixtures.minimal, cards }), fixtureMedia);
  expect(diagnostics).toMatchObject([{ location: expect.stringMatching(/cards › entry 1/) }]);
});
