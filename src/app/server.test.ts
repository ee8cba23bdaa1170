import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkSite } from "../checks/check-site.ts";
import type { RouteModel } from "../model/route.ts";
import { type FixtureModule, fixtureMedia, siteWith } from "../testing/fixtures.ts";
import { NASTY_WORDS, pick } from "../testing/random.ts";
import { makeRoute } from "../testing/route.ts";
import { seeded } from "../testing/seeded.ts";
import { compiled, makePage, siteOf } from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";
import { withWords } from "./fill/shape.ts";
import { createRenderer } from "./server.tsx";

const theSite = async () =>
  siteOf(await checkSite(fileURLToPath(new URL("../../site.config.json", import.meta.url))));

const towns = ["Mockham", "Otherby", "Thirdwick", "Fourthorpe", "Fifthead", "Sixpenny"];

/** A page of the template, beside one place that has a page and one that has none. */
const town = (location: string, index: number) =>
  localPage({
    path: `/town-${index}`,
    params: params({
      location,
      story: `The **slates** of ${location}.\n\n- ${index} hills\n- [Home](/)`,
      areas: [towns[(index + 1) % towns.length] ?? "", "Elsewhere"],
    }),
  });

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
    expect(expectSame(model, [...routes, ...routes])).toEqual([]);
  });

  it("is what React makes of it among hundreds like it", async () => {
    const { model, routes: local } = await compiled({
      ...templated(),
      pages: [makePage(), ...towns.map(town)],
    });
    const random = seeded(1);
    const varied = Array.from({ length: 300 }, (_, index): RouteModel => {
      const [route, other] = [pick(random, local), pick(random, local)];
      return { ...mixed(random, route, other), path: `/page-${index}` };
    });
    expect(expectSame(model, varied)).toEqual([]);
  });

  it("is what React makes of it, wherever its sections stand", async () => {
    const { model, routes } = await theSite();
    const sections = routes.flatMap((route) => route.sections).slice(0, 20);
    const random = seeded(2);
    const shuffled = Array.from({ length: 60 }, (_, index): RouteModel => {
      const [first, second, third] = [0, 1, 2].map(() => pick(random, sections));
      const chosen = [first, second, third, first].filter((one) => one !== undefined);
      const trail = [{ label: `Page ${index}`, href: `/page-${index}` }];
      const again = {
        path: "/",
        head: { title: "", tags: [], jsonLd: null },
        trail,
        sections: chosen,
      };
      return index % 3 ? again : { ...again, sections: chosen.slice(1) };
    });
    expect(expectSame(model, [...shuffled, ...shuffled])).toEqual([]);
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

/** A page with sections of one and of the other, and a few words that are those of neither. */
function mixed(random: () => number, one: RouteModel, other: RouteModel): RouteModel {
  const sections = one.sections.map((section, index) =>
    random() < 0.7 ? section : (other.sections[index] ?? section),
  );
  return varied(random, { ...one, sections }, 0.03);
}

/** The same with other words here and there; what was equal stays equal. */
function varied<T>(random: () => number, value: T, share: number): T {
  const words = new Map<string, string>();
  return withWords(value, (word) => {
    const other = random() < share ? pick(random, NASTY_WORDS) : word;
    words.set(word, words.get(word) ?? other);
    return words.get(word) ?? word;
  }) as T;
}

const modules = import.meta.glob<FixtureModule>("../sections/*/fixtures.ts", { eager: true });
const fixtures = Object.values(modules).flatMap((module) => Object.entries(module.fixtures));
const cases = fixtures.map(([name, section]) => ({ type: section.type, name, section }));

describe("a section of type", () => {
  it.each(cases)(
    "$type, $name, is what React makes of it, whatever its words",
    async ({ section }) => {
      const { model, routes } = await compiled(siteWith(section), fixtureMedia);
      const [route] = routes;
      if (!route) throw new Error("The page was lost on the way.");
      const random = seeded(section.type.length);
      const pages = Array.from({ length: 40 }, (_, index): RouteModel => {
        const sections = route.sections.map((one) => varied(random, one, index % 3 ? 0.2 : 0));
        return { ...route, path: `/${index}`, sections };
      });
      expect(expectSame(model, pages)).toEqual([]);
    },
  );
});
