import { describe, expect, it } from "vitest";
import { type Config, compiled, withSections } from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";
import { createRenderer } from "./html/server.tsx";
import { type PageFiles, pageFiles } from "./page-files.ts";

/** The files of a local page in a site with this many of them. */
async function filesAmong(
  count: number,
  sections: Record<string, string[]> = {},
): Promise<PageFiles> {
  const others = Array.from({ length: count - 1 }, (_, index) =>
    localPage({ path: `/town-${index}`, params: params({ location: `Town ${index}` }) }),
  );
  return filesOf("/mockham", templated(localPage({ path: "/mockham" }), ...others), sections);
}

async function filesOf(
  path: string,
  config: Config,
  sections: Record<string, string[]> = {},
): Promise<PageFiles> {
  const site = await compiled(config);
  const route = site.routes.find((one) => one.path === path);
  if (!route) throw new Error("The page is not there.");
  return pageFiles(route, {
    scripts: {
      start: { src: "/assets/start.js" },
      ofSections: {
        banner: { src: "/assets/notice.js", integrity: "sha384-test", beforePaint: true },
        hero: { src: "/assets/stage.js", beforePaint: false },
      },
      entry: "/assets/app.js",
      sections,
      looks: {},
    },
    rendererOf: () => createRenderer(site.model),
    themeCss: "",
    sharedHead: "",
  });
}

describe("the files of a page", () => {
  it("have the same bytes in a small site and in a large one", async () => {
    expect(await filesAmong(3000)).toEqual(await filesAmong(2));
  });

  it("are its HTML and its data, which refer to each other", async () => {
    const { html, data } = await filesAmong(1);
    const { version } = JSON.parse(data);
    expect(html).toContain(`data-route="/route-data/mockham.json" data-version="${version}"`);
  });

  it("load the scripts of their section types, once each, before or after the first paint", async () => {
    const hero = { type: "hero", heading: "Roofs" } as const;
    const notice = { type: "banner", text: "No roofs today." } as const;
    const early = '<script src="/assets/notice.js" integrity="sha384-test"></script>';
    const late = '<script type="module" src="/assets/stage.js"></script>';
    const both = await filesOf("/", withSections(hero, notice, notice));
    expect(both.html.split(early)).toHaveLength(2);
    expect(both.html).toContain(late);
    expect(JSON.parse(both.data).scripts).toEqual(["/assets/stage.js", "/assets/notice.js"]);
    const one = await filesOf("/", withSections(hero));
    expect(one.html).not.toContain("notice.js");
  });

  it("load each section script once", async () => {
    const { data } = await filesAmong(1, {
      hero: ["/assets/hero.js", "/assets/field.js"],
      contact: ["/assets/contact.js"],
      prose: ["/assets/prose.js", "/assets/field.js"],
    });
    const { route, chunks } = JSON.parse(data);
    const types = route.sections.map(({ type }: { type: string }) => type);
    expect(types).toEqual(["hero", "prose", "nearbyAreas"]);
    expect(chunks).toEqual(["/assets/hero.js", "/assets/field.js", "/assets/prose.js"]);
    expect(JSON.parse((await filesAmong(1)).data)).not.toHaveProperty("chunks");
  });
});
