import { describe, expect, it } from "vitest";
import { redirects } from "./redirects.ts";

const isTaken = (from: string) => redirects.safeParse([{ from, to: "/prices" }]).success;

describe("the old address of a redirect", () => {
  it.each([
    "/../../escaped",
    "/shop/../about",
    "/./about",
    "/about/.",
    "/a//b",
    "/%2e%2e/about",
    "/a/%2E%2E",
    "/.%2e/about",
    "/%252e%252e/about",
    "/a%2fb",
    "/a%5Cb",
    "/a%00b",
    "/a%0ab",
    "/a\0b",
    "/a\u007fb",
    "/a\\b",
    "/../*",
    "/blog/../*",
    "/blog//*",
  ])("is rejected if no server can redirect it: %j", (from) => {
    expect(isTaken(from)).toBe(false);
  });

  it.each([
    "/about-us/",
    "/About.PHP",
    "/Price%20List.pdf",
    "/%C3%BCber-uns",
    "/über-uns/*",
    "/.well-known/x",
    "/100%25.html",
    "/2019/..more",
    "/*",
  ])("is accepted if a site may have had it: %s", (from) => {
    expect(isTaken(from)).toBe(true);
  });
});
