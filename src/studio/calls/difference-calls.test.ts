import { afterEach, expect, it } from "vitest";
import { makeConfig, makePage } from "../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../testing/studio.ts";
import type { Edit } from "../protocol/edits.ts";
import type { DifferenceModel } from "../protocol/saving.ts";
import type { StudioState } from "../protocol/state.ts";

let studio: OpenStudio;
afterEach(() => studio.close());

it("a difference has the names of choices as the form has them, and texts as they are", async () => {
  const { header } = makeConfig();
  const action = { label: "Ring", link: "/", style: "primary" as const };
  const hero = { type: "hero" as const, heading: "Roofs" };
  const questions = [{ question: "Dry?", answer: "first" }];
  studio = await openStudio(
    makeConfig({
      header: { ...header, action },
      pages: [makePage({ sections: [hero, { type: "faq", heading: "Questions", questions }] })],
    }),
  );
  const edits: Edit[] = [
    { type: "set", path: ["header", "action", "style"], value: "secondary" },
    { type: "set", path: ["pages", 0, "sections", 1, "open"], value: "first" },
    { type: "set", path: ["pages", 0, "sections", 1, "heading"], value: "none" },
  ];
  const { version } = await studio.call<StudioState>("state");
  await studio.call("edit", { version, edits });
  const { blocks } = await studio.call<DifferenceModel>("difference");
  const changes = blocks.flatMap((block) => (block.type === "pages" ? block.changes : []));
  expect(changes.map(({ where, edits }) => [where.at(-1), edits.first[0]])).toMatchObject([
    ["style", { before: { choice: "Primary" }, after: { choice: "Secondary" } }],
    ["heading", { before: "Questions", after: "none" }],
    ["open", { before: { choice: "None" }, after: { choice: "First" } }],
  ]);
});
