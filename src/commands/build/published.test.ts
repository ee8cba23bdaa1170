import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findingsOf, findingsOfAll } from "../../testing/check.ts";
import { business } from "../../testing/facts.ts";
import { bilingual, welsh } from "../../testing/languages.ts";
import {
  type Config,
  compiled,
  makeConfig,
  makePage,
  type PageConfig,
  writeSite,
  wrong,
} from "../../testing/site.ts";
import { localPage, params, template } from "../../testing/template.ts";
import { buildSite } from "./build-site.ts";

const news = makePage({
  path: "/news",
  title: "News",
  sections: [
    { type: "hero", heading: "What is new" },
    { type: "newsList", heading: "News" },
  ],
});

const entry = (path: string, parts: Partial<PageConfig>): PageConfig =>
  makePage({ path, title: `About ${path}`, description: `It is ${path}.`, ...parts });

const old = entry("/old", { date: "2026-03-03", parent: "/news" });
const next = entry("/next", { date: "2026-12-24", parent: "/news" });
const draft = entry("/draft", { draft: true });

const siteOf = (...pages: PageConfig[]): Config =>
  makeConfig({ search: { llmsTxt: true }, pages: [makePage(), news, old, ...pages] });

const linkTo = (link: string): PageConfig["sections"] => [
  { type: "ctaBand", heading: "Read on", actions: [{ label: "The news", link }] },
];

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 23, 12) }));
afterEach(() => vi.useRealTimers());

const pathsOf = async (config: Config) => (await compiled(config)).routes.map(({ path }) => path);

describe("a scheduled page", () => {
  it("is not published, and reported with its day", async () => {
    const config = siteOf(next, draft);
    expect(await pathsOf(config)).toEqual(["/", "/news", "/old"]);
    expect(await findingsOf("not-yet-published", config)).toMatchObject([
      {
        severity: "info",
        location: "/next › date",
        excerpt: '"date"',
        message: "Page /next is not published yet: its first day is 2026-12-24.",
      },
      { location: "/draft › draft", excerpt: '"draft"' },
    ]);
  });

  it("is published on its day", async () => {
    vi.setSystemTime(Date.UTC(2026, 11, 24, 0));
    expect(await pathsOf(siteOf(next))).toContain("/next");
    expect(await findingsOf("not-yet-published", siteOf(next))).toEqual([]);
  });

  it.each([
    ["Pacific/Auckland", "NZ", "2026-12-23T11:00:00Z", true],
    ["Pacific/Auckland", "NZ", "2026-12-23T10:59:00Z", false],
    ["America/Los_Angeles", "US", "2026-12-24T07:59:00Z", false],
    ["America/Los_Angeles", "US", "2026-12-24T08:00:00Z", true],
  ])("follows the business's clock: %s", async (timeZone, country, moment, isThere) => {
    vi.setSystemTime(Date.parse(moment));
    const address = { ...business.address, country, postalCode: undefined };
    const config = { ...siteOf(next), business: { ...business, timeZone, address } };
    expect((await pathsOf(config)).includes("/next")).toBe(isThere);
  });

  it("does not change the positions of other pages", async () => {
    const config = makeConfig({ pages: [next, draft, makePage(), news, old] });
    const last = { ...old, sections: linkTo("/nowhere") };
    config.pages[4] = last;
    expect(await findingsOf("dead-link", config)).toMatchObject([
      { location: expect.stringContaining("/old › section 1"), excerpt: '"/nowhere"' },
    ]);
  });

  it("cannot be linked to while its day is unknown", async () => {
    const { header } = makeConfig();
    const config = {
      ...siteOf(draft, entry("/links", { sections: linkTo("/draft") })),
      header: { ...header, links: [{ label: "Soon", link: "/draft" }] },
    };
    // Menus omit it on the same days.
    expect(await findingsOf("dead-link", config)).toMatchObject([
      {
        location: expect.stringContaining("/links"),
        message: expect.stringContaining("Page /draft is a draft. Until it is published"),
        hint: expect.stringContaining('Remove "draft"'),
      },
    ]);
    const { model } = await compiled({ ...config, pages: siteOf(draft).pages });
    expect(model.header.links).toEqual([]);
  });

  it("cannot be a parent or an original of a translation", async () => {
    const above = { ...draft, path: "/draft" };
    const config = siteOf(above, entry("/below", { parent: "/draft" }));
    expect(await findingsOf("unknown-parent", config)).toMatchObject([
      { message: "The parent of this page, /draft, is a draft." },
    ]);
    const translated = welsh({ path: "/cy/next", translationOf: "/next" });
    const two = bilingual([makePage(), welsh(), next, translated]);
    expect(await findingsOf("missing-translation", two)).toMatchObject([
      { hint: 'Give this page the same "date": "2026-12-24".' },
    ]);
  });

  it("may not be the home page", async () => {
    const config = makeConfig({ pages: [makePage({ draft: true }), makePage({ path: "/old" })] });
    const found = await findingsOfAll(config);
    expect(found.map(({ rule, message }) => rule === "home-page" && message)).toContain(
      "The home page is a draft, so visitors get an error.",
    );
  });

  it("may not be the only page", async () => {
    const config = makeConfig({ pages: [makePage({ draft: true })] });
    expect(await findingsOfAll(config)).toMatchObject([
      { location: "/ › draft", message: expect.stringContaining("No page is published today") },
    ]);
  });

  it("is checked before its day", async () => {
    const later = { ...next, sections: linkTo("/nowhere") };
    expect(await findingsOf("dead-link", siteOf(later))).toMatchObject([
      { severity: "error", location: expect.stringContaining("/next"), excerpt: '"/nowhere"' },
    ]);
    const [misspelt] = await findingsOf("unknown-key", siteOf(wrong({ ...next, zebra: 1 })));
    expect(misspelt?.message).toContain("From 24 December 2026 on");
    // Today's site is still checked as a whole.
    expect(misspelt?.isBlocking).toBeUndefined();
    expect(
      await findingsOf("dead-link", siteOf({ ...draft, sections: linkTo("/nowhere") })),
    ).toEqual([]);
  });

  it("may be incomplete", async () => {
    const half = { path: "/half", draft: true } as PageConfig;
    expect(await pathsOf(siteOf(half))).not.toContain("/half");
  });
});

describe("a page or section with a first and a last day", () => {
  const onDay = (day: string) => vi.setSystemTime(Date.parse(`${day}T12:00Z`));
  const sale = entry("/sale", { from: "2026-12-01", until: "2026-12-03" });

  it.each([
    ["2026-11-30", false],
    ["2026-12-01", true],
    ["2026-12-03", true],
    ["2026-12-04", false],
  ])("is shown from its first day to its last: %s", async (day, isThere) => {
    onDay(day);
    expect((await pathsOf(siteOf(sale))).includes("/sale")).toBe(isThere);
    const sections: PageConfig["sections"] = [
      { type: "hero", heading: "Roofs" },
      { type: "prose", text: "Sale!", from: "2026-12-01", until: "2026-12-03" },
    ];
    const { routes } = await compiled(siteOf(entry("/roofs", { sections })));
    expect(routes.at(-1)?.sections).toHaveLength(isThere ? 2 : 1);
  });

  it("takes its menu entries with it", async () => {
    const { header, footer } = makeConfig();
    const link = { label: "Sale", link: "/sale" };
    const groups = [{ heading: "Now", links: [link] }];
    const config = {
      ...siteOf(sale),
      header: { ...header, links: [{ label: "Home", link: "/" }, link] },
      footer: { ...footer, groups, smallLinks: [link] },
    };
    const menus = async () => {
      const { header, footer } = (await compiled(config)).model;
      return [header.links, footer.groups[0]?.links, footer.smallLinks].map((all) => all?.length);
    };
    expect(await menus()).toEqual([1, undefined, 0]);
    expect(await findingsOf("dead-link", config)).toEqual([]);
    onDay("2026-12-01");
    expect(await menus()).toEqual([2, 1, 1]);
  });

  it("takes its entries of a sub-menu with it, and what only leads to them", async () => {
    const { header } = makeConfig();
    const link = { label: "Sale", link: "/sale" };
    const home = { label: "Home", link: "/" };
    const links = [
      { ...link, links: [home] },
      { ...home, links: [link] },
      { label: "Now", links: [link] },
    ];
    const config = { ...siteOf(sale), header: { ...header, links } };
    const menu = async () => (await compiled(config)).model.header.links;
    expect(await menu()).toEqual([
      { label: "Sale", links: [{ label: "Home", link: { href: "/" } }] },
      { label: "Home", link: { href: "/" } },
    ]);
    onDay("2026-12-01");
    expect(await menu()).toHaveLength(3);
  });

  it("may not be the home page", async () => {
    const other = makePage({ path: "/old" });
    const config = makeConfig({ pages: [makePage({ until: "2027-01-01" }), other] });
    expect(await findingsOf("home-page", config)).toMatchObject([
      { location: "/ › until", message: expect.stringContaining("visitors get an error") },
    ]);
  });

  it("may replace another section on its day", async () => {
    const sections: PageConfig["sections"] = [
      { type: "hero", heading: "Autumn", until: "2026-11-30" },
      { type: "hero", heading: "Winter", from: "2026-12-01" },
    ];
    const config = siteOf(entry("/roofs", { sections }));
    expect(await findingsOf("one-main-heading", config)).toEqual([]);
    const both = siteOf(
      entry("/roofs", { sections: [{ type: "hero", heading: "Autumn" }, ...sections.slice(1)] }),
    );
    expect(await findingsOf("one-main-heading", both)).toHaveLength(1);
  });
});

describe("a draft section", () => {
  const sections: PageConfig["sections"] = [
    { type: "hero", heading: "Roofs" },
    { type: "contact", id: "ask", heading: "Ask us", draft: true },
    { type: "prose", text: "We lay slates." },
  ];

  it("is omitted with everything that it adds, and reported", async () => {
    const config = siteOf(entry("/slates", { sections }));
    const { routes } = await compiled(config);
    expect(routes.at(-1)?.sections.map(({ type }) => type)).toEqual(["hero", "prose"]);
    expect(await findingsOf("not-yet-published", config)).toMatchObject([
      { message: "Section 2 of /slates is a draft and not published." },
    ]);
  });

  it("cannot be linked to", async () => {
    const config = siteOf(
      entry("/slates", { sections }),
      entry("/a", { sections: linkTo("/slates#ask") }),
    );
    expect(await findingsOf("missing-anchor", config)).toMatchObject([
      { message: expect.stringContaining('The section "ask" is a draft') },
    ]);
  });

  it("may be in a template, or override one of its sections", async () => {
    const local = template();
    const [first, ...others] = local.sections;
    const town = (name: string, parts: Partial<PageConfig> = {}) =>
      localPage({ path: `/roofs-${name}`, params: params({ location: name }), ...parts });
    const count = async (config: Config) =>
      (await compiled(config)).routes.slice(1).map((route) => route.sections.length);
    const site = (sections: typeof local.sections, ...pages: PageConfig[]) =>
      makeConfig({ templates: { local: { ...local, sections } }, pages: [makePage(), ...pages] });
    const all = local.sections.length;
    const last = others.map((each, index) =>
      index === others.length - 1 ? { ...each, draft: true } : each,
    );
    if (!first) throw new Error("The template has no sections.");
    expect(await count(site([first, ...last], town("aton"), town("bton")))).toEqual([
      all - 1,
      all - 1,
    ]);
    const own = { type: "prose", text: "Here.", draft: true } as const;
    const instead = { [String(all)]: own };
    expect(await count(site(local.sections, town("aton", { instead }), town("bton")))).toEqual([
      all - 1,
      all,
    ]);
  });
});

describe("a build", () => {
  const { folder, file } = writeSite(
    siteOf(next, draft, entry("/slates", { sections: [{ type: "hero", heading: "Slates" }] })),
  );
  const out = join(folder, "dist");
  const has = (name: string) => existsSync(join(out, name));
  const all = () =>
    ["index.html", "news.html", "news/feed.xml", "sitemap.xml", "llms.txt", "manifest.json"]
      .map((name) => readFileSync(join(out, name), "utf8"))
      .join();
  const build = (drafts = false) =>
    buildSite({ configFile: file, outDir: out, ...(drafts ? { drafts } : {}) });

  it("omits it everywhere, and publishes it with the first build of its day", async () => {
    const first = await build();
    expect(first.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect([has("old.html"), has("next.html"), has("draft.html")]).toEqual([true, false, false]);
    expect(all()).not.toMatch(/\/next|\/draft/);

    vi.setSystemTime(Date.UTC(2026, 11, 23, 23));
    expect((await build()).written).toEqual([]);

    vi.setSystemTime(Date.UTC(2026, 11, 24, 1));
    const { written, diagnostics } = await build();
    expect(written).toContain("/next.html");
    expect(written).not.toContain("/slates.html");
    expect(diagnostics.map(({ rule, page }) => [rule, page])).not.toContainEqual([
      "not-yet-published",
      "/next",
    ]);
    expect(all().match(/roofs\.example\/next/g)?.length).toBeGreaterThan(2);
    expect(has("draft.html")).toBe(false);

    expect((await build()).written).toEqual([]);
    // A wrong clock that is corrected.
    vi.setSystemTime(Date.UTC(2026, 10, 23, 12));
    expect((await build()).removed).toContain("/next.html");
  }, 120_000);

  it("shows drafts to the owner only, and removes them again in the same folder", async () => {
    const { unpublished } = await build(true);
    expect([has("next.html"), has("draft.html")]).toEqual([true, true]);
    expect(unpublished.map(({ pages }) => pages)).toEqual([["/next"], ["/draft"]]);
    await build();
    expect([has("next.html"), has("draft.html")]).toEqual([false, false]);
    expect(all()).not.toMatch(/\/next|\/draft/);
    rmSync(folder, { recursive: true });
  }, 120_000);
});
