import { expect, test } from "@playwright/test";
import { attributes, fetchPage } from "./documents.ts";
import { routes } from "./site.ts";

test("every linked file, page and anchor exists", async ({ request }) => {
  const targets = new Map<string, Set<string>>();
  const anchors = new Map<string, string[]>();
  for (const { path } of routes) {
    const { document, url: own } = await fetchPage(request, path);
    anchors.set(path, attributes(document, "[id]", "id"));
    const urls = ["href", "src", "poster"].flatMap((name) =>
      attributes(document, `[${name}]`, name),
    );
    for (const url of urls.map((address) => new URL(address, own))) {
      if (url.origin !== new URL(own).origin) continue;
      const hashes = targets.get(url.pathname) ?? new Set();
      targets.set(url.pathname, hashes.add(decodeURIComponent(url.hash.slice(1))));
    }
  }
  expect(targets.size).toBeGreaterThan(routes.length);
  for (const [path, hashes] of targets) {
    expect.soft((await request.head(path)).status(), path).toBe(200);
    for (const hash of hashes) {
      if (hash !== "") expect.soft(anchors.get(path), `${path}#${hash}`).toContain(hash);
    }
  }
});
