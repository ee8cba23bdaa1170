import { expect, it } from "vitest";
import { compiled, withSections } from "../testing/site.ts";
import { noComponent } from "./no-component.ts";

it("reports each section whose type has no component, with its page", async () => {
  const text = { type: "prose", text: "Slate." } as const;
  const site = await compiled(withSections({ type: "hero", heading: "Roofs" }, text));
  const problems = (canRender: (type: string) => boolean) =>
    site.pages.flatMap((page) => noComponent(page, { canRender }));
  expect(problems(() => true)).toEqual([]);
  expect(problems((type) => type !== text.type)).toMatchObject([
    {
      severity: "error",
      page: "/",
      path: ["pages", 0, "sections", 1],
      message: expect.stringContaining("prose has no component"),
    },
  ]);
});
