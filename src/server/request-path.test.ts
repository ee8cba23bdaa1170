import { describe, expect, it } from "vitest";
import { readRequestPath } from "./request-path.ts";

describe("readRequestPath", () => {
  it.each([
    ["/", "/"],
    ["/?a=/../", "/"],
    ["/seo?next=//evil.example/", "/seo"],
    ["/message-sent.html", "/message-sent.html"],
    ["/assets/a%20b.js", "/assets/a b.js"],
    ["/.well-known/security.txt", "/.well-known/security.txt"],
  ])("maps %s to the file %s", (target, pathname) => {
    expect(readRequestPath(target)).toEqual({ kind: "file", pathname });
  });

  it.each([
    ["/seo/", "/seo"],
    ["/seo/?a=1&b=/", "/seo?a=1&b=/"],
    ["/caf%C3%A9/", "/caf%C3%A9"],
  ])("redirects %s to %s", (target, location) => {
    expect(readRequestPath(target)).toMatchObject({ kind: "redirect", location });
  });

  it.each([
    "//",
    "//evil.example/",
    "//evil.example",
    "/%2Fevil.example/",
    "/seo//",
    "/..",
    "/../secret",
    "/%2e%2e/secret",
    "/..%2fsecret",
    "/a/../../secret",
    "/.git/config",
    "/_headers",
    "/_HEADERS.html",
    "/%5fheaders",
  ])("rejects %s", (target) => {
    expect(readRequestPath(target)).toMatchObject({ kind: "unknown" });
  });

  it.each(["/%", "/%zz", "/%80", "/a%00", "/\\evil.example/", "/%5cevil.example/", "seo", ""])(
    "rejects %j as malformed",
    (target) => {
      expect(readRequestPath(target)).toEqual({ kind: "malformed" });
    },
  );
});
