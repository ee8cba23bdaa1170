import { describe, expect, it } from "vitest";
import type { Input } from "../../model/kit/section-definition.ts";
import { compile, compiled, makeConfig, makePage } from "../../testing/site.ts";
import { localPage, params, template } from "../../testing/template.ts";
import type { schema } from "./schema.ts";

const town = (location: string, made = "local") =>
  localPage({
    path: `/${made}-${location.toLowerCase()}`,
    template: made,
    params: params({ location }),
  });

const hub = (section: Partial<Input<typeof schema>>) =>
  makePage({
    path: "/places",
    title: "Places",
    sections: [
      { type: "hero", heading: "Places" },
      { type: "nearbyAreas", heading: "All", ...section },
    ],
  });

const site = () =>
  makeConfig({
    templates: { local: template(), walls: template({ title: "Walls in {location}" }) },
  });

const lastSections = async (...pages: ReturnType<typeof town>[]) => {
  const config = { ...site(), pages: [makePage(), ...pages] };
  const { routes } = await compiled(config);
  return Object.fromEntries(routes.map(({ path, sections }) => [path, sections.at(-1)]));
};

describe("a list of places nearby", () => {
  it("links to the page with that label, preferably from the same template", async () => {
    const pages = [
      town("Mockham", "walls"),
      town("Mockham"),
      town("Otherby", "walls"),
      town("Thirdwick"),
      hub({ areas: ["Mockham", "Thirdwick", "Nowhere"] }),
    ];
    const found = await lastSections(...pages);
    expect(found["/places"]).toMatchObject({
      links: [{ href: "/walls-mockham" }, { href: "/local-thirdwick" }, null],
    });
    const near = { links: [{ href: "/walls-otherby" }, { href: "/local-thirdwick" }] };
    expect(found["/local-mockham"]).toMatchObject(near);
    expect(found["/walls-mockham"]).toMatchObject(near);
  });

  it("may contain all pages of a template, in their order, except the current page", async () => {
    const instead = { 3: { type: "nearbyAreas", heading: "All", pages: "local" } } as const;
    const towns = [town("Thirdwick"), { ...town("Mockham"), instead }, town("Otherby", "walls")];
    const found = await lastSections(...towns, hub({ pages: "local" }));
    expect(found["/places"]).toMatchObject({
      others: [
        { label: "Thirdwick", link: { href: "/local-thirdwick" } },
        { label: "Mockham", link: { href: "/local-mockham" } },
      ],
    });
    expect(found["/local-mockham"]).toMatchObject({ others: [{ label: "Thirdwick" }] });
  });

  it("needs a template with pages, or places", async () => {
    const config = site();
    const wrong = await compile({
      ...config,
      pages: [makePage(), town("Mockham"), hub({ pages: "locl" })],
    });
    expect(wrong.diagnostics).toMatchObject([
      {
        rule: "unknown-template",
        location: "/places › section 2, nearbyAreas › pages",
        hint: 'Did you mean "local"?',
      },
    ]);
    const bare = await compile({ ...config, pages: [makePage(), hub({})] });
    expect(bare.diagnostics).toMatchObject([
      { rule: "invalid-value", location: "/places › section 2, nearbyAreas › areas" },
    ]);
  });
});
