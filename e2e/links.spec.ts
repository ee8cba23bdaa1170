import { expect, test } from "@playwright/test";
import { routes } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("every file and page that a page names is there, and so is every anchor", async ({
  page,
  request,
}) => {
  const targets = new Map<string, Set<string>>();
  const anchors = new Map<string, string[]>();
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const urls = await page
      .locator("[href], [src], [poster]")
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          ["href", "src", "poster"].flatMap((name) => element.getAttribute(name) ?? []),
        ),
      );
    anchors.set(path, await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id)));
    for (const url of urls.map((address) => new URL(address, page.url()))) {
      if (url.origin !== new URL(page.url()).origin) continue;
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
