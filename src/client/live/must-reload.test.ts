import { describe, expect, it } from "vitest";
import { mustReload } from "./must-reload.ts";

const seo = { path: "/seo", file: "/seo.html", loaded: new Set(["/route-data/ppc.json"]) };
const home = { path: "/", file: "/index.html", loaded: new Set<string>() };
const nowhere = { path: "/gone", file: "/404.html", loaded: new Set<string>() };

describe("a page is reloaded", () => {
  it.each([
    ["its own words changed", seo, ["/seo.html", "/sitemap.xml"]],
    ["it is the home page and that changed", home, ["/index.html"]],
    ["a picture changed", seo, ["/media/roof.svg"]],
    ["the headers changed", seo, ["/_headers"]],
    ["it has asked for the data of another page", seo, ["/route-data/ppc.json"]],
    ["it is there now", nowhere, ["/gone.html"]],
    ["the page for what is not there changed", nowhere, ["/404.html"]],
    ["nobody knows what changed", seo, "all"],
  ] as const)("if %s", (_, page, changed) => {
    expect(mustReload(changed, page)).toBe(true);
  });

  it.each([
    ["nothing", []],
    ["another page", ["/ppc.html", "/route-data/other.json", "/share/ppc-0123456789.png"]],
    ["the home page", ["/index.html", "/route-data/index.json"]],
    ["files for robots", ["/sitemap.xml", "/robots.txt", "/llms.txt", "/manifest.json"]],
    ["files of the search", ["/search-index.json"]],
  ])("but not for %s", (_, changed) => {
    expect(mustReload(changed, seo)).toBe(false);
  });
});
