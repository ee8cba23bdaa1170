import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { redirecting, toldOfRedirects } from "../../../testing/redirecting.ts";

describe("redirect-target", () => {
  it("may lead to a page, an anchor of it, a file or another site, also by way of each other", async () => {
    expect(
      await toldOfRedirects(
        ["/about-us.html", "/about"],
        ["/über", "/about-us.html"],
        ["/blog/*", "/news/*"],
        ["/old shop/*".replace(" ", "%20"), "https://shop.example/"],
        ["/list", "/media/list.pdf"],
        ["/list/*", "https://shop.example/*"],
        ["/Price List.pdf", "/media/list.pdf"],
        ["/?p=12", "/about"],
        ["/index.php?route=news/roofs&page=2", "/news/roofs"],
      ),
    ).toEqual([]);
  });

  it.each([
    ["/a", "tel:+33142685300"],
    ["/a", "/news/*"],
    ["/blog/*", "/nothing/*"],
    ["/blog/*", "https://x.example/?p=*"],
    ["/blog/*", "https://x.example/?p=/*"],
    ["/blog/*", "https://x.example/*.html"],
    ["/blog/*", "/about?p=*"],
    ["/blog/*", "https://x.example/:splat"],
    ["/blog/*", "https://x.example/news/$1"],
    ["/blog/*", "https://x.example$request_uri"],
    ["/blog/*", "/about?p=$1"],
  ])("lead to what a server can lead to: %s to %s", async (from, to) => {
    expect(await toldOfRedirects([from, to])).toEqual([`redirect-target "${to}"`]);
  });

  it.each(["//evil.example", "http://roofs.example", "javascript:alert(1)", "about us"])(
    "is silent where %s has been reported as no link",
    async (to) => expect(await toldOfRedirects(["/a", to])).toEqual([`link-target "${to}"`]),
  );

  it("lead to a page that is there, in spelling as well", async () => {
    const [found] = await findingsOf("dead-link", redirecting(["/a", "/abuot"]));
    expect(found).toMatchObject({ excerpt: '"/abuot"', hint: 'Did you mean "/about"?' });
  });

  it.each([
    "about",
    "//evil.example",
    "/a?=id",
    "/*?id=1",
    "/a?id=1&*",
    "/a b ",
    "/a  b",
    "/a#b",
    "/a*",
    "/{town}",
    "/blog/:slug",
    "/blog/.+",
    "/^blog",
    "/blog$",
  ])("are written as what follows the domain: %s", async (from) => {
    expect(await toldOfRedirects([from, "/"])).toEqual([`invalid-value "${from}"`]);
  });

  it.each(["/blog/:slug", "/blog/:path*", "/blog/(.*)", "^/blog/(.*)$", "/blog/.+", "/blog/**"])(
    "are patterns of ours for those of other tools: %s",
    async (from) => {
      const [found] = await findingsOf("invalid-value", redirecting([from, "/"]));
      expect(found?.hint).toBe('Did you mean "/blog/*"?');
    },
  );
});
