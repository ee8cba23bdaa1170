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
      notice: { src: "/assets/notice.js", integrity: "sha384-test" },
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

  it("include the script that shows and hides a notice, only if there is one", async () => {
    const script = '<script src="/assets/notice.js" integrity="sha384-test"';
    const hero = { type: "hero", heading: "Roofs" } as const;
    const notice = { type: "banner", text: "No roofs today." } as const;
    expect((await filesOf("/", withSections(hero, notice))).html).toContain(script);
    expect((await filesOf("/", withSections(hero))).html).not.toContain("notice.js");
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
