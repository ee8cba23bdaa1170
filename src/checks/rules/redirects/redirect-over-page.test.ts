import { describe, expect, it } from "vitest";
import { redirectFindings } from "../../../testing/servers/redirecting.ts";

describe("redirect-over-page", () => {
  it.each([
    ["/about", "/"],
    ["/About/", "/"],
    ["/about.html", "/"],
    ["/index.html", "/about"],
    ["/sitemap.xml", "/"],
    ["/news/*", "/"],
    ["/*", "/"],
    ["/ABOUT", "/"],
    ["/media/list.pdf?v=2", "/"],
    ["/assets/*", "/"],
    ["/share/*", "/"],
    ["/share/news/*", "/"],
    ["/route-data/*", "/"],
    ["/route-data/news/*", "/"],
    ["/route-data/about.json", "/"],
    ["/route-data.json", "/"],
    ["/manifest.json", "/"],
    ["/_headers", "/"],
    ["/_redirects", "/"],
    ["/vercel.json", "/"],
    ["/.htaccess", "/"],
    ["/.hosting/*", "/"],
    ["/404.html", "/"],
  ])("reports a redirect from the address of an existing file: %s", async (from, to) => {
    expect(await redirectFindings([from, to])).toContain(`redirect-over-page "${from}"`);
  });

  it.each([
    ["/ABOUT", "/about"],
    ["/About.html", "/about?a=1"],
    ["/about?print=1", "/news/roofs"],
    ["/assets/uploads/*", "/about"],
    ["/assets/logo.png", "/about"],
    ["/media/old.pdf", "/media/list.pdf"],
    ["/share", "/about"],
  ])("accepts a redirect from a similar address: %s", async (from, to) => {
    expect(await redirectFindings([from, to])).toEqual([]);
  });
});
