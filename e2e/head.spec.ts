import { expect, type Page, test } from "@playwright/test";
import type { RouteModel } from "../src/model/route.ts";
import { config, metaOf, pageOf, routes } from "./site.ts";

// What a search engine reads is what the server sends.
test.use({ javaScriptEnabled: false });

/** Every title, meta and canonical of a page's head by name; what is there twice is a longer list. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string[]> = {};
    const add = (name: string | null, content: string | null) => {
      if (name !== null) found[name] = [...(found[name] ?? []), content ?? ""];
    };
    for (const { textContent } of document.head.querySelectorAll("title"))
      add("title", textContent);
    for (const meta of document.head.querySelectorAll("meta:not([media])")) {
      add(meta.getAttribute("name") ?? meta.getAttribute("property"), meta.getAttribute("content"));
    }
    for (const link of document.head.querySelectorAll('link[rel="canonical"]')) {
      add("canonical", link.getAttribute("href"));
    }
    return found;
  });

/** What the config says that head has to hold. */
function wantedHead(route: RouteModel): Record<string, unknown> {
  const { business } = config;
  const address = business.url + route.path;
  const description = metaOf(route, "description");
  const isKept = pageOf(route.path)?.index !== false;
  return {
    title: [route.head.title],
    description: [description],
    canonical: isKept ? [address] : undefined,
    robots: isKept ? undefined : [expect.stringContaining("noindex")],
    "og:type": ["website"],
    "og:site_name": [business.name],
    "og:title": [route.head.title],
    "og:description": [description],
    "og:url": [address],
    "og:image": [
      isKept
        ? expect.stringMatching(`^${business.url}/share/[\\w/-]+\\.png$`)
        : `${business.url}/media/${business.shareImage}`,
    ],
  };
}

test("every page's head holds what the config says", async ({ page }) => {
  for (const route of routes) {
    await page.goto(route.path, { waitUntil: "domcontentloaded" });
    const head = await readHead(page);
    const wanted = wantedHead(route);
    const held = Object.fromEntries(Object.keys(wanted).map((name) => [name, head[name]]));
    expect.soft(held, route.path).toEqual(wanted);
    await expect.soft(page.locator("html"), route.path).toHaveAttribute("lang", config.language);
  }
});

test("no page has inline styles, which would forbid a strict content security policy", async ({
  request,
}) => {
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    expect.soft(html.match(/<[a-z][^>]*\sstyle=[^>]*>/)?.[0], path).toBeUndefined();
  }
});

for (const [what, words] of [
  ["title", routes.map(({ head }) => head.title)],
  ["description", routes.map((route) => metaOf(route, "description"))],
] as const) {
  test(`no two pages share a ${what}`, () => {
    expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([]);
  });
}
