// @vitest-environment node
import { rmSync } from "node:fs";
import { createServer } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { put } from "../testing/folder.ts";
import { makeConfig, writeSite } from "../testing/site.ts";
import { sitePlugin } from "./site-plugin.ts";

it("serves of the public folder what a build publishes", { timeout: 30_000 }, async () => {
  const { folder, file } = writeSite(makeConfig());
  put(folder, "public/plan.txt", "plan");
  put(folder, "public/.env", "secret");
  put(folder, "public/old/plan.txt~", "secret");
  const server = await createServer({
    ...{ configFile: false, root: folder, plugins: [sitePlugin(file)], logLevel: "silent" },
    server: { port: 0, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  await server.listen();
  const [url = ""] = server.resolvedUrls?.local ?? [];
  const get = async (path: string) => (await fetch(url + path)).text();
  expect(await get("plan.txt")).toBe("plan");
  for (const path of [".env", "%2Eenv", ".ENV", "old/plan.txt~"]) {
    expect(await get(path), path).not.toContain("secret");
  }
});
