import { expect, type Page, test } from "@playwright/test";
import { ENGINE_OPTIONS } from "./engines.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { violationsOfStudio } from "./studio-violations.ts";

const SOURCE = "sections/garden-year.tsx";

test.describe("the workbench", () => {
  // One worker starts the server and runs all of these tests.
  test.describe.configure({ mode: "default" });
  test.use(ENGINE_OPTIONS);

  let server: OwnServer;
  let source: string;
  test.beforeAll(async () => {
    server = await startOwnServer("examples/garten");
    source = server.read(SOURCE);
  });
  test.afterAll(() => server.stop());

  const frame = (page: Page) => page.frameLocator("iframe").first();
  const findings = (page: Page) => page.getByRole("complementary", { name: "Findings of axe" });

  async function openWorkbench(page: Page, query: string) {
    await page.goto(server.studio.replace("#", `workbench?${query}#`));
    await frame(page).locator("main [data-ground]").waitFor();
  }

  async function choose(page: Page, label: string, option: string | RegExp) {
    await page.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  }

  // Before the tests that change code, after which the frame loads again.
  test("is usable on a phone, from right to left", async ({ browser }) => {
    const page = await browser.newPage({
      ...ENGINE_OPTIONS.contextOptions,
      locale: "ar",
      bypassCSP: true,
      viewport: { width: 390, height: 844 },
    });
    await openWorkbench(page, "type=faq");
    const { x, width } = (await page.locator("iframe").boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await violationsOfStudio(page)).toEqual([]);
    await page.close();
  });

  test("shows a section of the site's own in any sample, background, look, language and width", async ({
    page,
  }) => {
    await openWorkbench(page, "");
    // The site's own types are first.
    await expect(frame(page).getByRole("heading", { name: "Durch das Jahr" })).toBeVisible();
    const shown = () =>
      frame(page)
        .locator("html")
        .evaluate((html) => ({
          ground: html.querySelector("[data-ground]")?.getAttribute("data-ground"),
          font: getComputedStyle(document.querySelector("h2") ?? html).fontFamily.split(",")[0],
          language: html.getAttribute("lang"),
          direction: html.getAttribute("dir"),
          width: innerWidth,
        }));
    const { font } = await shown();
    await choose(page, "Sample", "minimal");
    await expect(frame(page).getByRole("heading", { name: "Das Gartenjahr" })).toBeVisible();
    await choose(page, "Background", "ink");
    await choose(page, "Look", "linocut");
    await choose(page, "Language", /\(ar\)/);
    await choose(page, "Width", "360 px");
    const chosen = { ground: "ink", language: "ar", direction: "rtl", width: 360 };
    // The fonts of another language are cut first.
    await expect.poll(shown, { timeout: 90_000 }).toMatchObject(chosen);
    expect((await shown()).font).not.toBe(font);
    // The address has what was chosen.
    await page.reload();
    await expect.poll(shown).toMatchObject(chosen);
    await page.getByRole("button", { name: "banner", exact: true }).click();
    await expect(frame(page).locator("main [data-ground]")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Look" })).toHaveText("linocut");
  });

  test("shows all samples of a type side by side, each with its findings", async ({ page }) => {
    await openWorkbench(page, "type=faq");
    await choose(page, "Sample", "all side by side");
    const names = page.getByRole("figure");
    await expect(names).not.toHaveCount(1);
    await expect(findings(page).getByText("No findings.")).toHaveCount(await names.count());
    await choose(page, "Width", "all side by side");
    await expect(names).toHaveCount(6);
    await expect(page.getByRole("combobox", { name: "Sample" })).toHaveText("full");
    await expect(findings(page).getByText("No findings.")).toHaveCount(6);
    expect(await violationsOfStudio(page)).toEqual([]);
  });

  test("follows the source of a section at the same place, and names what axe finds", async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 500 });
    await openWorkbench(page, "type=gardenYear&width=320");
    await expect(findings(page)).toContainText("No findings.");
    const scroll = (top?: number) =>
      frame(page)
        .locator("html")
        .evaluate((_, to) => {
          if (to !== undefined) scrollTo(0, to);
          return scrollY;
        }, top);
    expect(await scroll(120)).toBe(120);

    server.put(SOURCE, source.replace("{name}</Text>", "{name}!</Text>"));
    // Each save builds the site with the new code.
    await expect(frame(page).getByText("März!")).toBeVisible({ timeout: 90_000 });
    await expect.poll(() => scroll()).toBe(120);

    server.put(SOURCE, source.replace("<Jobs>", '<img src="data:," /><Jobs>'));
    await expect(findings(page)).toContainText("image-alt", { timeout: 90_000 });
    await findings(page).getByRole("button", { name: /^Show/ }).first().click();
    await expect(frame(page).locator("img").first()).toHaveCSS("outline-style", "solid");

    server.put(SOURCE, source.replace("export const GardenYear", "export cnst GardenYear"));
    await expect(page.getByRole("alert")).toContainText("garden-year.tsx:72", { timeout: 90_000 });
    await expect(frame(page).getByText("März")).toBeVisible();

    server.put(SOURCE, source);
    await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 90_000 });
    await expect(findings(page)).toContainText("No findings.");
  });
});
