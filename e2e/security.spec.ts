import { expect, test } from "@playwright/test";
import { hydrated, linkTo } from "./browsing.ts";
import { home, kinds } from "./site.ts";

declare global {
  interface Window {
    violations: string[];
  }
}

test.use({ reducedMotion: "no-preference" });

for (const { path } of kinds) {
  test(`${path} keeps to the policies it is served with`, async ({ page }) => {
    await page.addInitScript(() => {
      window.violations = [];
      document.addEventListener("securitypolicyviolation", (event) => {
        const { violatedDirective, blockedURI, sourceFile, sample } = event;
        window.violations.push([violatedDirective, blockedURI, sourceFile, sample].join(" "));
      });
    });
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    const response = await page.goto(path);
    const policy = response?.headers()["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    await hydrated(page);
    await page.mouse.wheel(0, 20_000);
    await linkTo(page, home.path).click();
    await expect(page).toHaveTitle(home.head.title);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    // The 404 page is answered with 404, which the browser notes.
    const isExpected = (words: string) => path === "/404.html" && words.includes("404");
    expect(complaints.filter((words) => !isExpected(words))).toEqual([]);
  });
}
