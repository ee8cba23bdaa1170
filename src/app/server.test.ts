import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkSite } from "../checks/check-site.ts";
import type { RouteModel } from "../model/route.ts";
import { fillFaults } from "../testing/fill.ts";
import { type FixtureModule, fixtureMedia, siteWith } from "../testing/fixtures.ts";
import { makeRoute } from "../testing/route.ts";
import { compiled, siteOf } from "../testing/site.ts";
import { componentFile } from "./fill/pages.ts";
import { createRenderer, type RenderedPage } from "./server.tsx";

const theSite = async () =>
  siteOf(await checkSite(fileURLToPath(new URL("../../site.config.json", import.meta.url))));

/** Renders pages in both ways; what is returned are the section types that cannot be filled. */
function expectSame(site: Parameters<typeof createRenderer>[0], routes: readonly RouteModel[]) {
  const renderer = createRenderer(site);
  for (const route of routes) {
    const [page, plain] = [renderer.page(route), renderer.plain(route)];
    expect(page.main, route.path).toBe(plain.main);
    expect(page.css, route.path).toBe(plain.css);
  }
  return [...renderer.unfillable];
}

describe("a page", () => {
  it("is what React makes of it, for all pages of the first site", async () => {
    const { model, routes } = await theSite();
    expect(expectSame(model, routes)).toEqual([]);
  });

  it("holds no script in the place of an address", async () => {
    const { model } = await theSite();
    const pages = ["Tel:1", "Tel:2", "Tel:3", "JavaScript:alert(1)", "Java\nScript:alert(1)"].map(
      (href) => ({
        ...makeRoute("/"),
        trail: [
          { label: "Home", href },
          { label: "Here", href: "/" },
        ],
      }),
    );
    expect(expectSame(model, pages)).toEqual([]);
  });
});

const modules = import.meta.glob<FixtureModule>("../sections/*/fixtures.ts", { eager: true });
const cases = Object.values(modules).flatMap(({ fixtures }) =>
  Object.entries(fixtures).map(([name, section]) => ({ type: section.type, name, section })),
);

/** The code that renders sections, by file. */
const sources = import.meta.glob<string>(["../sections/*/*.tsx", "../ui/*.tsx", "!**/*.test.tsx"], {
  ...{ query: "?raw", import: "default", eager: true },
});

/** The code of a section type and of what all types share. */
function sourceOf(type: string): string {
  const own = componentFile(type).replace(/^src(.*\/).*/, "..$1");
  const files = Object.keys(sources).filter((file) => /\/ui\//.test(file) || file.startsWith(own));
  expect(files).toContain(componentFile(type).replace("src", ".."));
  return files.map((file) => sources[file]).join("\n");
}

describe("a section of type", () => {
  it.each(cases)(
    "$type, $name, is filled in as React renders it, whatever its words",
    async ({ type, section }) => {
      const { model, routes } = await compiled(siteWith(section), fixtureMedia);
      const [route] = routes;
      if (!route) throw new Error("The page was lost on the way.");
      const renderer = createRenderer(model);
      const textOf = ({ main, css }: RenderedPage) => main + css;
      const page = (one: RouteModel) => textOf(renderer.page(one));
      const plain = (one: RouteModel) => textOf(renderer.plain(one));
      const { unfillable } = renderer;
      expect(fillFaults({ page, plain, unfillable }, route, sourceOf(type))).toEqual([]);
    },
  );
});
