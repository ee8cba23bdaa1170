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
      ),
    ).toEqual([]);
  });

  it.each([
    ["/a", "tel:+33142685300"],
    ["/a", "/news/*"],
    ["/blog/*", "/nothing/*"],
  ])("lead to what a server can lead to: %s to %s", async (from, to) => {
    expect(await toldOfRedirects([from, to])).toEqual([`redirect-target "${to}"`]);
  });

  it("lead to a page that is there, in spelling as well", async () => {
    const [found] = await findingsOf("dead-link", redirecting(["/a", "/abuot"]));
    expect(found).toMatchObject({ excerpt: '"/abuot"', hint: 'Did you mean "/about"?' });
  });

  it.each(["about", "//evil.example", "/a?id=1", "/a#b", "/a*", "/{town}"])(
    "are written as what follows the domain: %s",
    async (from) => {
      expect(await toldOfRedirects([from, "/"])).toEqual([`invalid-value "${from}"`]);
    },
  );
});
