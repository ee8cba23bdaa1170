import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { pathIn, writablePathIn } from "./site-file.ts";

describe("the path of a file in a site", () => {
  it.each([
    "/../out.html",
    "../out.html",
    "/a/../../out.html",
    "/a/..",
    "/./a",
    "//server/share",
    "/a//b",
    "/a/",
    "/",
    "",
    "/%2e%2e/out",
    "/%2E./out",
    "/%252e%252e/out",
    "/a%2f..%2fout",
    "/..\\out",
    "/a%5c..%5cout",
    "/a\0.html",
    "/a%00.html",
    "/a\n.html",
    "/.. /out",
    "/a/ /b",
    "/van\u202Egpj.exe",
    "/caf\uFFFD.jpg",
    "/a\uD83D.jpg",
    "/a\u200Bb.jpg",
  ])("is rejected outside of its folder: %j", (address) => {
    expect(() => pathIn("/site", address)).toThrow("is not a file in the folder");
  });

  it.each([
    "/index.html",
    "index.html",
    "/a b/100%.pdf",
    "/..a/b..html",
    "/.well-known/x",
    "/über/ج.html",
    "/50%25 off.pdf",
  ])("is accepted: %s", (address) => {
    expect(pathIn("/site", address)).toBe(join("/site", address));
  });

  it("does not follow a link out of its folder, and creates nothing behind it", () => {
    const folder = mkdtempSync(join(tmpdir(), "plumbline-link-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ["site/in", "beside"]) mkdirSync(join(folder, name), { recursive: true });
    symlinkSync("../beside", join(folder, "site/out"));
    symlinkSync("in", join(folder, "site/other"));
    expect(() => writablePathIn(join(folder, "site"), "/out/new/a.html")).toThrow("leads out of");
    expect(existsSync(join(folder, "beside/new"))).toBe(false);
    expect(existsSync(join(writablePathIn(join(folder, "site"), "/other/new/a.html"), ".."))).toBe(
      true,
    );
  });
});
