import { expect, it } from "vitest";
import { compiled, makeConfig, makePage, type SectionConfig } from "../../testing/site.ts";

it("shows the lines of a heading, and joins them for search engines", async () => {
  const parameters = { town: { type: "text", description: "A town" } } as const;
  const sections: SectionConfig[] = [
    { type: "hero", heading: "Dry in\n{town}" },
    {
      type: "faq",
      heading: "Asked\noften",
      questions: [{ question: "Slate\nor tile?", answer: "Slate." }],
    },
  ];
  const template = {
    params: parameters,
    label: "{town}",
    title: "Dry in {town}",
    description: "Roofs in {town}",
    sections,
  };
  const page = { path: "/town", template: "town", params: { town: "Test\nford" } };
  const site = await compiled(
    makeConfig({ templates: { town: template }, pages: [makePage(), page] }),
  );
  const route = site.routes.find(({ path }) => path === "/town");
  expect(route?.sections).toMatchObject([
    { heading: "Dry in\nTest\nford" },
    { heading: "Asked\noften" },
  ]);
  const { sections: _, ...data } = { ...route };
  const strings = JSON.stringify(data);
  expect(strings).toContain("Slate or tile?");
  expect(strings).toContain("Dry in Test ford");
  expect(strings).not.toMatch(/\\\\?n(or tile|ford|often)/);
});
