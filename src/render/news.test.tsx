import { describe, expect, it } from "vitest";
import { feedUrl } from "../model/news.ts";
import { newsList } from "../sections/news-list/section.ts";
import { NASTY_WORDS } from "../testing/changes/random.ts";
import { bilingual, welsh } from "../testing/languages.ts";
import { mount } from "../testing/pages/dom.tsx";
import { isOf } from "../testing/pages/of-type.ts";
import { compile, compiled, makeConfig, makePage, type PageConfig } from "../testing/site.ts";
import { atomFeed } from "./feed.ts";
import { createRenderer } from "./html/server.tsx";

const list: PageConfig = makePage({
  path: "/news",
  title: "News",
  description: "What is new.",
  sections: [{ type: "newsList", heading: "News" }],
});

const entry = (path: string, date: string, parts: Partial<PageConfig> = {}): PageConfig =>
  makePage({
    path,
    date,
    title: `About ${path}`,
    label: path,
    description: `It is ${path}.`,
    ...parts,
  });

const siteOf = (...pages: PageConfig[]) => makeConfig({ pages: [makePage(), list, ...pages] });

async function newsOn(...pages: PageConfig[]) {
  const { pages: all } = await compiled(siteOf(...pages), { "slates.svg": SVG });
  const page = all.find(({ route }) => route.path === "/news");
  if (!page?.feed) throw new Error("There is no feed.");
  return { page, paths: page.feed.entries.map(({ href }) => href), feed: page.feed };
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

describe("a list of news", () => {
  it("has the newest entries first, and those of one day in file order", async () => {
    const pages = [
      entry("/old", "2025-01-01"),
      entry("/one", "2026-03-03"),
      entry("/two", "2026-03-03"),
      entry("/new", "2026-11-21"),
    ];
    expect((await newsOn(...pages)).paths).toEqual(["/new", "/one", "/two", "/old"]);
  });

  it("may list the pages below a page, those of a template, or the first few of them", async () => {
    const pages = [
      entry("/one", "2026-03-03", { parent: "/news" }),
      entry("/two", "2026-03-02", { template: "report", sections: undefined }),
      entry("/three", "2026-03-01", { parent: "/news" }),
    ];
    const shown = async (query: { parent?: string; template?: string; max?: number }) => {
      const config = siteOf(...pages);
      const sections: PageConfig["sections"] = [{ type: "newsList", heading: "News", ...query }];
      config.pages[1] = { ...list, sections };
      const { routes } = await compiled({
        ...config,
        templates: { report: { params: {}, sections: [{ type: "hero", heading: "Reported" }] } },
      });
      return routes[1]?.sections.find(isOf(newsList))?.entries.map(({ href }) => href);
    };
    expect(await shown({})).toEqual(["/one", "/two", "/three"]);
    expect(await shown({ parent: "/news" })).toEqual(["/one", "/three"]);
    expect(await shown({ template: "report" })).toEqual(["/two"]);
    expect(await shown({ max: 2 })).toEqual(["/one", "/two"]);
  });

  it("lists the pages in its language", async () => {
    const pages = [
      makePage(),
      welsh(),
      list,
      welsh({ path: "/cy/news", translationOf: "/news", sections: list.sections }),
      entry("/new", "2026-11-21"),
      welsh({ path: "/cy/new", translationOf: "/new", date: "2026-11-21" }),
    ];
    const { pages: all } = await compiled(bilingual(pages));
    const feeds = all.flatMap(({ feed }) => (feed ? [feed.entries.map(({ href }) => href)] : []));
    expect(feeds).toEqual([["/new"], ["/cy/new"]]);
  });

  it("reports an empty list, with what to do", async () => {
    expect((await compile(siteOf())).diagnostics).toMatchObject([
      {
        rule: "empty-list",
        message: 'No page in this language has a "date" up to today, so there is nothing to list.',
        hint: expect.stringContaining('give this section the same day as its "from"'),
      },
    ]);
  });

  it("may start on the same day as its first entry", async () => {
    const from = "2096-11-21";
    const config = siteOf(entry("/new", from));
    expect((await compile(config)).diagnostics).toMatchObject([{ rule: "empty-list" }]);
    config.pages[1] = {
      ...list,
      sections: [
        { type: "hero", heading: "News" },
        { type: "newsList", heading: "Latest", from },
      ],
    };
    expect((await compile(config)).diagnostics).toEqual([]);
  });

  it("shows the picture of an entry; search engines get a photograph instead of a drawing", async () => {
    const picture = { file: "slates.svg", alt: "Slates" };
    const { page, feed } = await newsOn(entry("/new", "2026-11-21", { picture }));
    expect(feed.entries[0]?.picture).toMatchObject({ alt: "Slates", file: { width: 4 } });
    expect(page.route.sections[0]).toMatchObject({
      entries: [{ day: expect.stringMatching(/^21/) }],
    });
    const { routes } = await compiled(siteOf(entry("/new", "2026-11-21", { picture })), {
      "slates.svg": SVG,
    });
    expect(routes.at(-1)?.head.jsonLd).toMatchObject({
      "@graph": expect.arrayContaining([
        expect.objectContaining({
          image: expect.stringMatching(/^https:\/\/roofs\.example\/share\/new-.*\.png$/),
        }),
      ]),
    });
  });
});

describe("a page with a date", () => {
  it("shows its date to readers and search engines", async () => {
    const page = entry("/new", "2026-11-20", { updated: "2026-11-21" });
    const { routes, model } = await compiled(siteOf(page));
    const route = routes.find(({ path }) => path === "/new");
    const renderer = createRenderer(model);
    const times = routes.flatMap((one) =>
      [...mount(renderer.page(one).main).querySelectorAll("time")].map((time) => time.dateTime),
    );
    // Once in the list, and once on the page itself.
    expect(times).toEqual(["2026-11-20", "2026-11-20"]);
    expect(route?.byline).toMatchObject({ date: "2026-11-20" });
    expect(route?.byline?.updated?.replace(/\s/g, " ")).toBe("Updated 21 November 2026");
    const tags = JSON.stringify(route?.head.tags);
    expect(tags).toContain('"article:published_time","content":"2026-11-20"');
    expect(tags).toContain('"article:modified_time","content":"2026-11-21"');
    expect(route?.head.jsonLd).toMatchObject({
      "@graph": [
        {
          "@type": "BlogPosting",
          datePublished: "2026-11-20",
          dateModified: "2026-11-21",
          author: { "@id": "https://roofs.example/#organization", "@type": "Organization" },
        },
        { "@type": "BreadcrumbList" },
      ],
    });
  });

  it("may be changed on its own day", async () => {
    const page = entry("/new", "2026-11-21", { updated: "2026-11-21" });
    expect((await compile(siteOf(page))).diagnostics).toEqual([]);
  });

  it.each([
    [{ date: "2026-11-21", updated: "2026-11-20" }, "updated"],
    [{ updated: "2026-11-20" }, "updated"],
  ])("has consistent dates: %j", async (parts, key) => {
    const config = makeConfig({ pages: [makePage(parts)] });
    const { diagnostics } = await compile(config);
    expect(diagnostics.map(({ rule, path }) => [rule, path])).toEqual([
      ["page-shape", ["pages", 0, key]],
    ]);
  });
});

describe("the feed", () => {
  it("is beside its page, which links to it", async () => {
    const { page } = await newsOn(entry("/new", "2026-11-21"));
    expect(feedUrl("/")).toBe("/feed.xml");
    expect(page.route.head.tags).toContainEqual({
      tag: "link",
      attributes: {
        rel: "alternate",
        type: "application/atom+xml",
        title: "News",
        href: "https://roofs.example/news/feed.xml",
      },
    });
  });

  it("has the page's language and address, and the date of its latest change", async () => {
    const { feed } = await newsOn(
      entry("/new", "2026-11-21"),
      entry("/old", "2026-01-01", { updated: "2026-12-01" }),
    );
    const document = new DOMParser().parseFromString(atomFeed(feed), "application/xml");
    const [root] = document.getElementsByTagName("feed");
    expect(root?.getAttribute("xml:lang")).toBe("en-GB");
    expect(document.querySelector("link[rel=self]")?.getAttribute("href")).toBe(
      "https://roofs.example/news/feed.xml",
    );
    const days = ["feed > updated", "entry:last-of-type published", "entry:last-of-type updated"];
    expect(days.map((part) => document.querySelector(part)?.textContent?.slice(0, 10))).toEqual([
      "2026-12-01",
      "2026-01-01",
      "2026-12-01",
    ]);
  });

  it("is well-formed whatever characters the texts contain", async () => {
    const { feed } = await newsOn(entry("/new", "2026-11-21"));
    const [first] = feed.entries;
    if (!first) throw new Error("There is no entry.");
    const entries = [...NASTY_WORDS, ...NASTY_WORDS].map((label, index) => ({
      ...first,
      label,
      description: label,
      href: `/entry-${index}`,
    }));
    const wild = { ...feed, entries, title: "a\u0000b\ud83d & <c>" };
    const document = new DOMParser().parseFromString(atomFeed(wild), "application/xml");
    expect(document.querySelector("parsererror")).toBeNull();
    expect(document.querySelectorAll("entry")).toHaveLength(50);
    const ids = [...document.querySelectorAll("entry > id")].map((id) => id.textContent);
    expect(new Set(ids).size).toBe(ids.length);
    expect(document.querySelector("feed > updated")?.textContent).toBe("2026-11-21T00:00:00Z");
  });
});
