import { describe, expect, it } from "vitest";
import { createRenderer } from "../app/server.tsx";
import { compiled } from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";
import { type PageFiles, pageFiles } from "./page-files.ts";

/** The files of one local page in a site that has so many of them. */
async function filesAmong(count: number): Promise<PageFiles> {
  const others = Array.from({ length: count - 1 }, (_, index) =>
    localPage({ path: `/town-${index}`, params: params({ location: `Town ${index}` }) }),
  );
  const config = templated(localPage({ path: "/mockham" }), ...others);
  const site = await compiled(config);
  const route = site.routes.find(({ path }) => path === "/mockham");
  if (!route) throw new Error("The page is not there.");
  return pageFiles(route, {
    language: "en-GB",
    scripts: { start: { src: "/assets/start.js" }, entry: "/assets/app.js" },
    renderer: createRenderer(site.model),
    themeCss: "",
    sharedHead: "",
  });
}

describe("the files of a page", () => {
  it("are the same bytes among few pages and among thousands", async () => {
    expect(await filesAmong(3000)).toEqual(await filesAmong(2));
  });

  it("are its HTML and its data, which know each other", async () => {
    const { html, data } = await filesAmong(1);
    const { version } = JSON.parse(data);
    expect(html).toContain(`data-route="/route-data/mockham.json" data-version="${version}"`);
  });
});
