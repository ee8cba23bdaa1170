import { expect, type Page, test } from "@playwright/test";
import { hydrated, linkTo, overhang } from "./browsing.ts";
import { collectComplaints, collectPolicyViolations } from "./complaints.ts";
import { attributes, fetchPage } from "./documents.ts";
import { axeUnderPolicy } from "./engines.ts";
import { NARROW } from "./screens.ts";
import { SEARCH_FILES } from "./search.ts";
import { home, kindOf, kinds, lost, NO_LOST, pageOf, routes } from "./site.ts";

// A film that is still loading when the test ends would count as a failed request.
test.use({ reducedMotion: "reduce" });

/**
 * The visible text in the three parts of a page, except for values that need a script, and their
 * placeholders.
 */
async function visibleText(page: Page) {
  await page.evaluate(() => {
    const scripted = "noscript, [role=search], :has(> open-now)";
    for (const element of document.querySelectorAll<HTMLElement>(scripted)) {
      element.style.display = "none";
    }
  });
  const parts = ["header", "main", "footer"].map(async (part) => [
    part,
    await page.locator(`body > ${part}`).innerText(),
  ]);
  return Object.fromEntries(await Promise.all(parts));
}

/** Header, main and footer exist once each, and the main heading is in main. */
async function expectLandmarks(page: Page): Promise<void> {
  for (const role of ["banner", "main", "contentinfo"] as const) {
    await expect.soft(page.getByRole(role), role).toHaveCount(1);
  }
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect.soft(page.getByRole("main").locator("h1")).toHaveCount(1);
}

for (const { path } of kinds) {
  test(`${path} logs no error, fits a phone and has the same text without JavaScript`, async ({
    page,
    browser,
  }) => {
    const complaints = collectComplaints(page);
    const violations = await collectPolicyViolations(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const policy = response?.headers()["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    // The page itself declares the styles that it allows.
    expect(policy?.replace("style-src 'self' 'unsafe-inline'", "")).not.toContain("unsafe");
    const own = page.locator("meta[http-equiv=Content-Security-Policy]");
    await expect(own).toHaveAttribute("content", /^style-src https:( 'sha256-[^']+'){2}$/);
    await hydrated(page);
    expect(await overhang(page), "sticks out of a desktop window").toBe(0);
    await expectLandmarks(page);
    await page.setViewportSize(NARROW);
    expect(await overhang(page), "sticks out of a narrow phone").toBe(0);
    await expectLandmarks(page);

    const still = await browser.newContext({ javaScriptEnabled: false, viewport: NARROW });
    const plain = await still.newPage();
    await plain.goto(page.url());
    expect(await overhang(plain), "sticks out of a narrow phone, unscripted").toBe(0);
    const served = await visibleText(plain);
    expect(served.main).not.toBe("");
    await still.close();
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => SEARCH_FILES.test(url))).toEqual([]);
    expect(await visibleText(page)).toEqual(served);
    await linkTo(page, home.path).click();
    await expect(page).toHaveTitle(home.head.title);
    await page.waitForLoadState("networkidle");
    expect(await violations()).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

/**
 * Besides the first page of each kind, the one with the most content, which is the most likely to overflow.
 */
const wordiest = kinds.flatMap((kind) => {
  const others = routes.filter((route) => route !== kind && kindOf(route) === kindOf(kind));
  const lengthOf = (route: (typeof routes)[number]) => JSON.stringify(route.sections).length;
  return others.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, 1);
});

test("other pages of each kind log no error, fit a narrow phone and have no axe violation", async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  const complaints = collectComplaints(page);
  for (const route of wordiest) {
    await page.goto(route.path);
    expect.soft(await overhang(page), `${route.path} sticks out`).toBe(0);
    await hydrated(page);
    expect.soft(await overhang(page), `${route.path} sticks out of the app`).toBe(0);
    expect.soft(complaints.splice(0), route.path).toEqual([]);
    // Pages of one template differ in words and numbers of entries, not in colours.
    const isLikeOthers = pageOf(route.path)?.template !== undefined;
    expect.soft(await axeUnderPolicy(page, isLikeOthers), route.path).toEqual([]);
  }
});

test("every page has its landmarks with names, and one main heading", async ({ request }) => {
  for (const { path } of routes) {
    const { document } = await fetchPage(request, path);
    for (const part of ["body > header", "body > main", "body > footer", "h1", "main h1"]) {
      expect.soft(document.querySelectorAll(part), `${path}: ${part}`).toHaveLength(1);
    }
    const names = attributes(document, "nav", "aria-label");
    expect.soft(names, path).toHaveLength(document.querySelectorAll("nav").length);
    expect.soft(new Set(names).size, `${path}: ${names}`).toBe(names.length);
  }
});

test("an unknown address gets the 404 page with status 404", async ({ request }) => {
  test.skip(!lost, NO_LOST);
  const response = await request.get("/no/such/page");
  expect(response.status()).toBe(404);
  expect(await response.text()).toBe(await (await request.get("/404.html")).text());
});
