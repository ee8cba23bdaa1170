import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeConfig, makePage, writeSite } from "../src/testing/site.ts";
import { run } from "./build.ts";

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, "error").mockImplementation((...words) => said.push(words.join(" ")));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("plumbline build", () => {
  it("reports what is wrong in a config and where, and keeps the last good site", async () => {
    const wrong = makeConfig({ pages: [makePage({ title: "{nope}" })] });
    const { folder, file } = writeSite(wrong);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const out = join(folder, "dist");
    mkdirSync(join(out, ".hosting"), { recursive: true });
    writeFileSync(join(out, "index.html"), "the last good site");

    expect(await run(["--config", file, "--out", out])).toBe(1);
    const text = said.join("\n");
    expect(text).toMatch(/site\.config\.json:\d+:\d+ {2}\/ › title\nerror/);
    expect(text).toContain("There is no token {nope} here. (unknown-token)");
    expect(text).toContain("Nothing was built");
    expect(readdirSync(folder).sort()).toEqual(["dist", "public", "site.config.json"]);
    expect(readdirSync(out).sort()).toEqual([".hosting", "index.html"]);
    expect(readFileSync(join(out, "index.html"), "utf8")).toBe("the last good site");
  });

  it("names a config that does not exist", async () => {
    await expect(run(["--config", "/nowhere/site.config.json"])).rejects.toThrow(
      'There is no site.config.json in "/nowhere".',
    );
  });
});
