import { describe, expect, it } from "vitest";
import type { Input } from "../../model/kit/section-definition.ts";
import { createRenderer } from "../../render/html/server.tsx";
import { bilingual, welsh } from "../../testing/languages.ts";
import { mount } from "../../testing/pages/dom.tsx";
import { isOf } from "../../testing/pages/of-type.ts";
import { openSection } from "../../testing/pages/section.tsx";
import {
  type Config,
  compile,
  compiled,
  makeConfig,
  makePage,
  type PageConfig,
} from "../../testing/site.ts";
import type { schema } from "./schema.ts";
import { pageList } from "./section.ts";

type List = Partial<Input<typeof schema>>;

const entry = (path: string, parts: Partial<PageConfig> = {}): PageConfig =>
  makePage({ path, title: `About ${path}`, label: path, description: `It is ${path}.`, ...parts });

const PAGES = [
  entry("/slate", { tags: ["Slate", "Roofs"], date: "2026-03-01", author: "Ines Marlow" }),
  entry("/tiles", { tags: ["Roofs"], date: "2026-05-01", series: "Basics" }),
  entry("/lead", { tags: ["Slate"], date: "2025-05-01", author: "ines", series: "Basics" }),
  entry("/about", { parent: "/" }),
  entry("/yard", { parent: "/", index: false }),
  entry("/later", { parent: "/", tags: ["Slate"], draft: true }),
];

/** A site whose home page has the list, and is the page of these tags. */
const siteOf = (list: List, home: Partial<PageConfig> = {}, pages = PAGES): Config =>
  makeConfig({
    authors: { ines: { name: "Ines Marlow", profiles: [{ name: "P", url: "https://p.example" }] } },
    pages: [makePage({ sections: [{ type: "pageList", ...list }], ...home }), ...pages],
  });

async function listed(list: List, home?: Partial<PageConfig>) {
  const { routes } = await compiled(siteOf(list, home));
  const found = routes[0]?.sections.find(isOf(pageList));
  return found?.groups.flatMap(({ entries }) => entries.map(({ href }) => href));
}

const problemsOf = async (list: List) =>
  (await compile(siteOf(list))).diagnostics.map(({ rule, path, message, hint }) => ({
    rule,
    path: path.slice(4),
    message,
    hint,
  }));

describe("a list of pages", () => {
  it.each<[List, string[]]>([
    [{ tag: "Slate" }, ["/slate", "/lead"]],
    [{ tag: "Slate", order: "oldest" }, ["/lead", "/slate"]],
    [{ tag: "Slate", year: 2025 }, ["/lead"]],
    [{ author: "ines" }, ["/slate", "/lead"]],
    [{ author: "Ines Marlow", series: "Basics" }, ["/lead"]],
    [{ year: "2026" }, ["/tiles", "/slate"]],
    [{ year: 2026, order: "title", limit: 1 }, ["/slate"]],
    [{ parent: "/" }, ["/about"]],
    [{ pages: ["/yard", "/later", "/tiles"] }, ["/yard", "/tiles"]],
    [{ pages: ["/about"], tag: "Roofs" }, ["/about", "/slate", "/tiles"]],
  ])("has those that match, in order: %j", async (list, paths) => {
    expect(await listed(list)).toEqual(paths);
  });

  it("has related pages: those that share most first, then the newest, and else none", async () => {
    const home = { tags: ["Slate", "Roofs"] };
    expect(await listed({ related: true }, home)).toEqual(["/slate", "/tiles", "/lead"]);
    expect(await listed({ related: true, limit: 1 }, { series: "Basics" })).toEqual(["/tiles"]);
    const { main } = await openSection(siteOf({ related: true, heading: "Read on" }));
    expect(main.textContent).not.toContain("Read on");
  });

  it("has pages in its language", async () => {
    const sections: PageConfig["sections"] = [{ type: "pageList", tag: "Slate" }];
    const { routes } = await compiled(
      bilingual([
        makePage({ sections }),
        welsh({ sections }),
        entry("/slate", { tags: ["Slate"] }),
        welsh({ path: "/cy/llechi", translationOf: "/slate", tags: ["Slate"] }),
      ]),
    );
    const lists = routes.flatMap((route) => route.sections.filter(isOf(pageList)));
    const paths = lists.map(({ groups }) => groups[0]?.entries.map(({ href }) => href));
    expect(paths).toEqual([["/slate"], ["/cy/llechi"]]);
  });

  it("keeps the order of headings with years and without a heading", async () => {
    const { main } = await openSection(
      siteOf({ series: "Basics", years: true, featured: "/tiles", id: "all" }, {}, [
        ...PAGES,
        entry("/felt", { series: "Basics", date: "2024-01-01", summary: "In short." }),
      ]),
    );
    const headings = [...main.querySelectorAll("h2, h3")].map((one) => [one.tagName, one.id]);
    expect(headings).toEqual([
      ["H2", ""],
      ["H2", "all-2025"],
      ["H3", ""],
      ["H2", "all-2024"],
      ["H3", ""],
    ]);
    const links = [...main.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["#all-2025", "#all-2024"]);
    expect(main.textContent).toContain("In short.");
    expect(main.textContent).not.toContain("It is /felt.");
  });

  it.each<[List, object]>([
    [
      { tag: "Slat" },
      {
        rule: "empty-list",
        path: ["tag"],
        message: 'No page has the tag "Slat", so there is nothing to list.',
        hint: 'Did you mean "Slate"?',
      },
    ],
    [
      { tag: "Roofs", author: "ines", year: 2025 },
      {
        rule: "empty-list",
        message:
          'No page has the tag "Roofs" and is by "ines" and has a "date" in 2025, so there is nothing to list.',
      },
    ],
    [
      { pages: ["/slte"] },
      { rule: "listed-page", path: ["pages", 0], hint: 'Did you mean "/slate"?' },
    ],
    [{ pages: ["/", "/slate"] }, { message: "A list does not show its own page." }],
    [{ tag: "Slate", featured: "/tiles" }, { message: "This list does not contain /tiles." }],
    [{ heading: "All" }, { message: expect.stringContaining("does not say which pages") }],
  ])("explains what is wrong with %j", async (list, problem) => {
    expect(await problemsOf(list)).toMatchObject([problem]);
  });
});

describe("the line of a page with a date or an author", () => {
  it("links the author, the series and the tags to the pages that list them", async () => {
    const config = siteOf({ tag: "Slate" }, {}, [
      ...PAGES,
      entry("/latest", { sections: [{ type: "pageList", author: "ines", limit: 1 }] }),
      entry("/ines", { sections: [{ type: "pageList", author: "ines" }] }),
      entry("/roofs", { sections: [{ type: "pageList", tag: "Roofs", limit: 2 }] }),
    ]);
    const { routes, model } = await compiled(config);
    const route = routes.find(({ path }) => path === "/slate");
    if (!route) throw new Error("There is no page.");
    const main = mount(createRenderer(model).page(route).main);
    const links = [...main.querySelectorAll("a[rel]")];
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Ines Marlow", "/ines"],
      ["Slate", "/"],
      ["Roofs", "/roofs"],
    ]);
    expect(route.head.jsonLd).toMatchObject({
      "@graph": [
        {
          "@type": "BlogPosting",
          keywords: ["Slate", "Roofs"],
          author: {
            "@type": "Person",
            name: "Ines Marlow",
            url: "https://roofs.example/ines",
            sameAs: ["https://p.example"],
          },
          publisher: { "@type": "Organization" },
        },
        {},
      ],
    });
  });

  it("fills in tokens, and reports unknown ones", async () => {
    const pages = [entry("/slate", { author: "{business.owner}", tags: ["{nowhere}"] })];
    const { diagnostics } = await compile(siteOf({ author: "Tess Ting" }, {}, pages));
    expect(diagnostics).toMatchObject([{ rule: "unknown-token", path: ["pages", 1, "tags", 0] }]);
  });
});
