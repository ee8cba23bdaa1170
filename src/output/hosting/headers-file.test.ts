import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { followFile, headersFor, parseHeadersFile } from "./headers-file.ts";

const text = [
  "# every page",
  "/*",
  "  X-Content-Type-Options: nosniff",
  "  Content-Security-Policy: default-src 'self'; img-src 'self' data:",
  "",
  "/assets/*",
  "\tCache-Control: public, max-age=31536000, immutable",
  "  # a comment among the headers",
  "  Vary: Origin",
  "  vary: X-Other",
  "/*.txt",
  "  X-Text: yes",
  "/a.b",
  "  X-Exact: yes",
].join("\r\n");

function find(source: string, pathname: string): Record<string, string> {
  return Object.fromEntries(headersFor(parseHeadersFile(source), pathname));
}

describe("headersFor", () => {
  it("applies every rule that matches", () => {
    expect(find(text, "/assets/app.js")).toEqual({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'self'; img-src 'self' data:",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Origin, X-Other",
    });
  });

  it("matches wildcards anywhere and everything else literally", () => {
    expect(find(text, "/llms.txt")).toHaveProperty("x-text");
    expect(find(text, "/a.b")).toHaveProperty("x-exact");
    expect(find(text, "/axb")).not.toHaveProperty("x-exact");
    expect(find(text, "/my/assets/x")).not.toHaveProperty("cache-control");
    expect(find(text, "/assets")).not.toHaveProperty("cache-control");
  });

  it("joins a header that several rules set", () => {
    expect(find("/*\n  X-A: 1\n/seo\n  x-a: 2", "/seo")).toEqual({ "x-a": "1, 2" });
  });

  it("ignores invalid headers, so that every response succeeds", () => {
    const odd =
      "  X-Early: no rule yet\n/*\n  nonsense\n  : none\n  X Y: z\n  X-A: \u0007\n  X-B:\n";
    expect(find(odd, "/")).toEqual({});
  });
});

describe("followFile", () => {
  const dir = mkdtempSync(join(tmpdir(), "plumbline-headers-"));
  afterAll(() => rmSync(dir, { recursive: true }));

  it("follows the file when it appears, changes and disappears", () => {
    const file = join(dir, "_headers");
    const rules = followFile(file, parseHeadersFile);
    expect(rules()).toEqual([]);
    writeFileSync(file, "/*\n  X-A: 1\n");
    const first = rules();
    expect(first).toHaveLength(1);
    expect(rules()).toBe(first);
    writeFileSync(file, "/*\n  X-A: 2\n");
    utimesSync(file, 1, 1);
    expect(headersFor(rules(), "/").get("x-a")).toBe("2");
    rmSync(file);
    expect(rules()).toEqual([]);
  });
});
