import { expect, test } from "@playwright/test";
import type { RouteModel } from "../src/model/route.ts";
import { fetchPage } from "./documents.ts";
import { config, metaOf, pageOf, routes } from "./site.ts";

/** Every title, meta and canonical of a page's head by name; repeated ones make a longer list. */
function readHead({ head }: Document): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const add = (name: string | null, content: string | null) => {
    if (name !== null) found[name] = [...(found[name] ?? []), content ?? ""];
  };
  for (const { textContent } of head.querySelectorAll("title")) add("title", textContent);
  for (const meta of head.querySelectorAll("meta:not([media])")) {
    add(meta.getAttribute("name") ?? meta.getAttribute("property"), meta.getAttribute("content"));
  }
  for (const link of head.querySelectorAll('link[rel="canonical"]')) {
    add("canonical", link.getAttribute("href"));
  }
  return found;
}

/** The content of the head according to the config. */
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
    "og:image": isKept
      ? [expect.stringMatching(`^${business.url}/share/[\\w/-]+\\.png$`)]
      : undefined,
  };
}

test("every page's head contains the values of the config", async ({ request }) => {
  for (const route of routes) {
    const { document } = await fetchPage(request, route.path);
    const head = readHead(document);
    const wanted = wantedHead(route);
    const held = Object.fromEntries(Object.keys(wanted).map((name) => [name, head[name]]));
    expect.soft(held, route.path).toEqual(wanted);
    expect.soft(document.documentElement.lang, route.path).toBe(config.language);
  }
});

test("no page has inline styles, which a strict content security policy would forbid", async ({
  request,
}) => {
  for (const { path } of routes) {
    const { html } = await fetchPage(request, path);
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
