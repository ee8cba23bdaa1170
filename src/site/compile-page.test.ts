import { describe, expect, it } from "vitest";
import { fixtureMedia } from "../testing/fixtures.ts";
import { rangeOf } from "../testing/position.ts";
import { compile, makeConfig, makePage, type SectionConfig } from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";

const page = (path: string, parent?: string) =>
  makePage({ path, title: `Page ${path}`, ...(parent === undefined ? {} : { parent }) });

describe("the breadcrumb of a page", () => {
  it("leads from the home page to the page", async () => {
    const pages = [page("/"), page("/a", "/"), page("/b", "/a")];
    const { site } = await compile(makeConfig({ pages }));
    expect(site?.routes.map(({ trail }) => trail)).toEqual([
      [],
      [
        { label: "Page /", href: "/" },
        { label: "Page /a", href: "/a" },
      ],
      [
        { label: "Page /", href: "/" },
        { label: "Page /a", href: "/a" },
        { label: "Page /b", href: "/b" },
      ],
    ]);
  });

  it("uses a page's short name if it has one", async () => {
    const pages = [makePage({ label: "Start" }), page("/a", "/")];
    const { site } = await compile(makeConfig({ pages }));
    expect(site?.routes[1]?.trail[0]?.label).toBe("Start");
  });

  it("needs an existing parent page", async () => {
    const { diagnostics, text } = await compile(
      makeConfig({ pages: [makePage(), page("/a", "/nowhere")] }),
    );
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-parent",
        message: "The parent of this page, /nowhere, does not exist.",
        location: "/a › parent",
        range: rangeOf(text, '"/nowhere"'),
      },
    ]);
  });

  it.each([
    [["/a", "/a"]],
    [
      ["/a", "/b"],
      ["/b", "/a"],
    ],
  ])("is reported once if it is circular", async (...pairs) => {
    const circle = pairs.map(([path = "", parent]) => page(path, parent));
    const pages = [makePage(), ...circle, page("/c", "/a"), page("/d", "/c")];
    const { site, diagnostics } = await compile(makeConfig({ pages }));
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([{ rule: "parent-loop", location: "/a › parent" }]);
  });
});

describe("the pages of a template", () => {
  const town = (path: string, location: string, areas: string[]) =>
    localPage({ path, params: params({ location, areas }) });

  it("link to each other only where one names the other", async () => {
    const pages = [
      town("/mockham", "Mockham", ["Otherby", "Nowhere"]),
      town("/otherby", "Otherby", ["Mockham", "Home"]),
    ];
    const { site } = await compile(templated(...pages));
    expect(site?.routes.slice(1).map(({ sections }) => sections[2])).toEqual([
      expect.objectContaining({ links: [{ href: "/otherby" }, null] }),
      expect.objectContaining({ links: [{ href: "/mockham" }, null] }),
    ]);
  });

  it("do not contain texts of other pages", async () => {
    const pages = [
      town("/mockham", "Mockham", ["Aton", "Bton"]),
      town("/otherby", "Otherby", ["Cton", "Dton"]),
    ];
    const { site } = await compile(templated(...pages));
    expect(JSON.stringify(site?.routes[2])).not.toMatch(/Mockham|Aton|Bton/);
  });
});

describe("a header over the first section of a page", () => {
  const behind: SectionConfig = {
    type: "hero",
    heading: "Roofs",
    picture: { file: "picture.svg", alt: "A roof" },
    layout: "behind",
    background: "ink",
  };
  const underHeader = async (layout: "over" | "beside", ...sections: SectionConfig[]) => {
    const { header } = makeConfig();
    const config = makeConfig({ header: { ...header, layout }, pages: [makePage({ sections })] });
    const { site } = await compile(config, fixtureMedia);
    return site?.routes[0]?.underHeader;
  };

  it("has the colours for its picture", async () => {
    expect(await underHeader("over", behind)).toBe("ink");
    expect(await underHeader("over", { ...behind, layout: "above" })).toBe("picture");
  });

  it("needs a picture across the window at the top", async () => {
    const prose = { type: "prose", text: "Slate." };
    expect(await underHeader("over", { ...behind, layout: "beside" })).toBeUndefined();
    expect(await underHeader("over", prose, behind)).toBeUndefined();
    expect(await underHeader("beside", behind)).toBeUndefined();
  });
});
