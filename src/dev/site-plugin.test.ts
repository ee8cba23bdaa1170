// @vitest-environment node
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createLogger, createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_DIR } from "../cache/cache.ts";
import { put } from "../testing/folder.ts";
import { makeConfig, makePage, writeSite } from "../testing/site.ts";
import { sitePlugin } from "./site-plugin.ts";

describe("npm run dev", () => {
  const news = makePage({
    path: "/süd",
    title: "News",
    sections: [
      { type: "hero", heading: "News" },
      { type: "newsList", heading: "All" },
    ],
  });
  const entry = makePage({ path: "/new", title: "What is new", date: "2026-11-21" });
  const { folder, file } = writeSite(makeConfig({ pages: [makePage(), news, entry] }));
  const warnings: string[] = [];
  let server: ViteDevServer;

  beforeAll(async () => {
    put(folder, "public/plan.txt", "plan");
    put(folder, "public/.env", "secret");
    put(folder, "public/old/plan.txt~", "secret");
    const customLogger = { ...createLogger("silent"), warn: (text: string) => warnings.push(text) };
    server = await createServer({
      configFile: false,
      root: folder,
      plugins: [sitePlugin(file)],
      customLogger,
      server: { port: 0, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    await server.listen();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it("serves of the public folder what a build publishes", async () => {
    const get = async (path: string) =>
      (await fetch(`${server.resolvedUrls?.local[0]}${path}`)).text();
    expect(await get("plan.txt")).toBe("plan");
    for (const path of [".env", "%2Eenv", ".ENV", "old/plan.txt~"]) {
      expect(await get(path), path).not.toContain("secret");
    }
  });

  it("serves the feed of a page with news, as a feed", async () => {
    const response = await fetch(new URL("/süd/feed.xml", server.resolvedUrls?.local[0]));
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(await response.text()).toContain("<title>What is new</title>");
  });

  it("says what it cannot follow without a restart, and nothing of what it follows", () => {
    const save = (name: string) => server.watcher.emit("change", join(PROJECT_DIR, name));
    for (const name of ["src/dev/site-plugin.ts", "scripts/lib/args.ts", "package-lock.json"]) {
      save(name);
      expect(warnings.pop()).toBe(`${name} was saved: restart npm run dev to see it.`);
    }
    for (const name of ["schema/site.ts", "src/checks/rules.ts", "scripts/build.ts"]) save(name);
    expect(warnings).toEqual([]);
  });
});
