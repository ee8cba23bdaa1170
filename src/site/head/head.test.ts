import { describe, expect, it } from "vitest";
import type { Head } from "../../model/route.ts";
import { compiled, makeConfig, makePage, type PageConfig } from "../../testing/site.ts";

/** The head of a page as the compiler makes it. */
async function headOf(page: Partial<PageConfig>): Promise<Head> {
  const config = makeConfig({ language: "cy-GB", pages: [makePage(page)] });
  const head = (await compiled(config)).routes[0]?.head;
  if (!head) throw new Error("The page is not there.");
  return head;
}

/** The contents of the tags with an attribute of this value. */
const values = ({ tags }: Head, attribute: string, value: string) =>
  tags
    .filter(({ attributes }) => attributes[attribute] === value)
    .map(({ attributes }) => attributes.content ?? attributes.href);

describe("the head of a page", () => {
  it("has title and description, with tokens replaced", async () => {
    const head = await headOf({ title: "By {business.owner}", description: "In {business.name}" });
    expect(head.title).toBe("By Tess Ting");
    expect(values(head, "name", "description")).toEqual(["In Test & Son Roofing"]);
  });

  it.each([
    ["/", "https://roofs.example/"],
    ["/slate", "https://roofs.example/slate"],
  ])("has the canonical address of the page %s", async (path, url) => {
    const head = await headOf({ path });
    expect(values(head, "rel", "canonical")).toEqual([url]);
    expect(values(head, "name", "robots")).toEqual([]);
  });

  it("keeps a page out of search engines, and then has no canonical address", async () => {
    const head = await headOf({ index: false });
    expect(values(head, "name", "robots")).toEqual(["noindex"]);
    expect(values(head, "rel", "canonical")).toEqual([]);
  });

  it.each([
    ["og:type", "website"],
    ["og:site_name", "Test & Son Roofing"],
    ["og:locale", "cy_GB"],
    ["og:title", "Slate"],
    ["og:description", "Roofs that stay dry."],
    ["og:url", "https://roofs.example/slate"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:type", "image/png"],
    ["og:image:alt", "Slate – Test & Son Roofing"],
  ])("describes a shared page once: %s", async (property, content) => {
    const head = await headOf({ path: "/slate", title: "Slate" });
    expect(values(head, "property", property)).toEqual([content]);
  });

  it("proves on the home page who owns the site", async () => {
    const search = { ownership: { google: "abc-123", pinterest: "0f" } };
    const pages = [makePage(), makePage({ path: "/b", title: "B" })];
    const { routes } = await compiled(makeConfig({ search, pages }));
    const found = routes.map(({ head }) => [
      ...values(head, "name", "google-site-verification"),
      ...values(head, "name", "p:domain_verify"),
    ]);
    expect(found).toEqual([["abc-123", "0f"], []]);
  });

  it("has the page's own image for sharing", async () => {
    const [image] = values(await headOf({ path: "/slate" }), "property", "og:image");
    expect(image).toMatch(/^https:\/\/roofs\.example\/share\/slate-[\w-]{10}\.png$/);
  });

  it("has no image for a page that search engines may not list", async () => {
    const head = await headOf({ index: false });
    expect(values(head, "property", "og:image")).toEqual([]);
    expect(values(head, "name", "twitter:card")).toEqual(["summary"]);
  });

  it("asks for a large picture for sharing", async () => {
    expect(values(await headOf({}), "name", "twitter:card")).toEqual(["summary_large_image"]);
  });

  it("has structured data only if the page sets its type", async () => {
    expect((await headOf({})).jsonLd).toBeNull();
  });
});
