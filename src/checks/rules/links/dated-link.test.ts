import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findingsOfAll } from "../../../testing/check.ts";
import {
  type Config,
  compiled,
  makeConfig,
  makePage,
  type SectionConfig,
} from "../../../testing/site.ts";

const onDay = (day: string) => vi.setSystemTime(Date.parse(`${day}T12:00Z`));
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 26, 12) }));
afterEach(() => vi.useRealTimers());

const sale = makePage({
  path: "/sale",
  title: "Sale",
  description: "Slates for less.",
  until: "2026-11-30",
});

const linking = (section: SectionConfig, parts: Partial<Config> = {}): Config =>
  makeConfig({
    pages: [makePage({ sections: [{ type: "hero", heading: "Roofs" }, section] }), sale],
    ...parts,
  });

const ofLinks = async (config: Config) =>
  (await findingsOfAll(config)).filter(({ rule, severity }) =>
    severity === "error" ? true : rule === "dated-link",
  );

const sectionsOf = async (config: Config) => {
  const { routes } = await compiled(config);
  return routes.find(({ path }) => path === "/")?.sections.slice(1);
};

const action = { label: "The sale", link: "/sale" };
const card = { title: "Sale", text: "Now." };

/** Links to a page with a last day, and what remains of them on the day after. */
const LINKS: [string, SectionConfig, unknown][] = [
  [
    "words of a text",
    { type: "prose", text: "See [our **sale**](/sale) today." },
    expect.not.objectContaining({ href: "/sale" }),
  ],
  ["the one button of a section", { type: "ctaBand", heading: "Sale", actions: [action] }, []],
  [
    "one of two buttons",
    {
      type: "ctaBand",
      heading: "Sale",
      actions: [action, { label: "Mail", link: "email:" }],
    },
    [{ actions: [{ label: "Mail" }] }],
  ],
  [
    "a card and the words of its link",
    {
      type: "featureGrid",
      heading: "Now",
      cards: [{ ...card, link: "/sale?a=1", linkLabel: "Look" }],
    },
    [{ cards: [{ title: "Sale" }] }],
  ],
  [
    "a whole address",
    {
      type: "featureGrid",
      heading: "Now",
      cards: [{ ...card, link: "https://roofs.example/sale" }],
    },
    [{ cards: [{ title: "Sale" }] }],
  ],
];

describe("a link to a page with a last day", () => {
  it.each(LINKS)(
    "is announced before that day, and an error after it: %s",
    async (_, section, left) => {
      const config = linking(section);
      expect(await ofLinks(config)).toMatchObject([
        {
          severity: "info",
          message: expect.stringContaining("From 1 December 2026 on /sale is not published"),
          hint: expect.stringContaining("You need not do anything"),
        },
      ]);
      expect(JSON.stringify(await sectionsOf(config))).toContain("/sale");
      onDay("2026-12-01");
      expect(await ofLinks(config)).toMatchObject([
        { severity: "info", message: expect.stringContaining("/sale is not published today") },
      ]);
      const shown = await sectionsOf(config);
      expect(JSON.stringify(shown)).not.toMatch(/\/sale|Look/);
      if (Array.isArray(left)) expect(shown).toMatchObject(left);
      else expect(JSON.stringify(shown)).toMatch(/See .*our .*sale.* today/);
    },
  );

  it("works from the page's first day, including in a template", async () => {
    const pages = linking({ type: "prose", text: "See [it](/sale)." }).pages;
    const config = makeConfig({
      pages: pages.map((page) => (page.path === "/sale" ? { ...sale, from: "2026-11-30" } : page)),
    });
    expect(JSON.stringify(await sectionsOf(config))).not.toContain("/sale");
    onDay("2026-11-30");
    expect(JSON.stringify(await sectionsOf(config))).toContain("/sale");
  });

  it("follows a redirect, which begins on the day after", async () => {
    const redirects = [{ from: "/sale", to: "/" }];
    const config = linking({ type: "prose", text: "See [it](/sale)." }, { redirects });
    expect(await ofLinks(config)).toMatchObject([
      {
        message: "/sale ends on 1 December 2026. Then the redirect from /sale works.",
        path: ["redirects", 0, "from"],
      },
    ]);
    expect((await compiled(config)).redirects).toEqual([]);
    onDay("2026-12-01");
    expect(await ofLinks(config)).toEqual([]);
    expect((await compiled(config)).redirects).toMatchObject([{ from: "/sale", to: "/" }]);
    expect(JSON.stringify(await sectionsOf(config))).toContain("/sale");
  });

  it("may be the target of a redirect; other redirects are accepted", async () => {
    const redirects = [
      { from: "/old-sale", to: "/sale" },
      { from: "/old", to: "/" },
    ];
    const config = linking({ type: "prose", text: "Roofs." }, { redirects });
    expect((await compiled(config)).redirects).toHaveLength(2);
    onDay("2026-12-01");
    expect(await ofLinks(config)).toMatchObject([
      { severity: "info", path: ["redirects", 0, "to"] },
    ]);
    expect((await compiled(config)).redirects).toMatchObject([{ from: "/old" }]);
  });

  it.each(["#offer", "/#offer"])("may point to a section with a last day: %s", async (link) => {
    const sections: SectionConfig[] = [
      { type: "hero", heading: "Roofs" },
      { type: "prose", text: `See [our offer](${link}).` },
      { type: "prose", id: "offer", text: "Now for less.", until: "2026-11-30" },
    ];
    const config = makeConfig({ pages: [makePage({ sections })] });
    expect(await ofLinks(config)).toMatchObject([
      { message: expect.stringContaining("From 1 December 2026 on /#offer is not published") },
    ]);
    onDay("2026-12-01");
    expect(await ofLinks(config)).toMatchObject([{ severity: "info" }]);
    expect(JSON.stringify(await sectionsOf(config))).not.toContain("#offer");
  });
});
