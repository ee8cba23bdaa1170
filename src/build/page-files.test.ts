import { describe, expect, it } from "vitest";
import { createRenderer } from "../app/server.tsx";
import { compiled } from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";
import { type PageFiles, pageFiles } from "./page-files.ts";
import { pageStyles } from "./page-styles.ts";

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
    scripts: { start: { src: "/assets/start.js" }, entry: "/assets/app.js", files: [] },
    renderer: createRenderer(site.model),
    sharedHead: "",
    styles: pageStyles(),
  });
}

describe("the files of a page", () => {
  it("are the same bytes among few pages and among thousands", { timeout: 60_000 }, async () => {
    expect(await filesAmong(3000)).toEqual(await filesAmong(2));
  });

  it("are its HTML and its data, which know each other", async () => {
    const { html, files } = await filesAmong(1);
    expect(files.map(({ url }) => url)).toEqual(["/mockham.html", "/route-data/mockham.json"]);
    const data = JSON.parse(files[1]?.data ?? "");
    expect(html).toContain(`data-route="/route-data/mockham.json" data-version="${data.version}"`);
  });
});
