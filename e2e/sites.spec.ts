import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { measureBytes } from "../scripts/budget/bytes.ts";
import { isWithin, type Measure } from "../scripts/budget/table.ts";
import type { RouteModel } from "../src/model/route.ts";
import { languageOf, languagesOf } from "../src/site/languages.ts";
import { createValidator, hasVocabulary } from "../src/testing/pages/structured-data.ts";
import { invalidHtml } from "../src/testing/pages/valid-html.ts";
import { overhang } from "./browsing.ts";
import { type BuiltSite, openSite, representativePages, SITES, writtenIn } from "./built-sites.ts";
import { collectComplaints } from "./complaints.ts";
import { attributes, fetchPage } from "./documents.ts";
import { axeOnly, ENGINE_OPTIONS, violationsInBothSchemes } from "./engines.ts";
import { smallTargets, stretchedNumbers } from "./legibility.ts";
import { DESKTOP, NARROW, PHONE } from "./screens.ts";
import { firstOf, headingOf } from "./site.ts";
import { lostWords } from "./spill.ts";
import { saidOn, strayEnglish, stringsIn } from "./stray-english.ts";

test.use(ENGINE_OPTIONS);

for (const name of SITES) {
  test.describe(name, () => {
    // One worker builds the site and runs all of these tests.
    test.describe.configure({ mode: "default" });
    const isExample = name.startsWith("examples");

    let site: BuiltSite;
    /** The pages for slow checks; fast ones run on all pages. */
    let opened: RouteModel[];
    /** Measured beside the other tests, since it waits for ten seconds. */
    let measures: Promise<Measure[]>;
    test.beforeAll(async ({ browser }) => {
      site = await openSite(name);
      opened = representativePages(site.routes);
      measures = isExample ? measureOpened(browser, site, opened) : Promise.resolve([]);
      // The test of the budget awaits it.
      measures.catch(() => undefined);
    });
    test.afterAll(() => site?.close());

    test("passes the checks", () => {
      const found = site.diagnostics.filter(({ severity }) => severity !== "info");
      expect(found.map(({ rule, location, message }) => [rule, location, message])).toEqual([]);
    });

    test("has no axe violation, shows all words on any screen, and scrolls wide tables by keyboard", async ({
      page,
    }) => {
      test.setTimeout(opened.length * 30_000);
      for (const { path } of opened) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(site.url + path);
        for (const screen of [PHONE, DESKTOP, NARROW]) await expectFit(page, path, screen);
        // The slower engine tests the narrowest screen, and what is around the content only once.
        const within = path === opened[0]?.path ? undefined : "main";
        expect.soft(await violationsInBothSchemes(page, within), path).toEqual([]);
        await expectMovableTables(page, path);
      }
    });

    test("has no error of the W3C checker", async ({ request }) => {
      for (const { path } of opened) {
        const { html } = await fetchPage(request, site.url + path);
        expect.soft(invalidHtml(html), path).toEqual([]);
      }
    });

    test("declares the language and the translations of each page", async ({ request }) => {
      const alternates = new Map<string, string[]>();
      for (const route of site.routes) {
        const { document } = await fetchPage(request, site.url + route.path);
        const { lang, dir } = document.documentElement;
        const page = site.config.pages.find(({ path }) => path === route.path);
        expect.soft(lang, route.path).toBe(languageOf(page, site.config));
        expect.soft(dir, route.path).toBe(lang.startsWith("ar") ? "rtl" : "");
        const [self = ""] = attributes(document, 'link[rel="canonical"]', "href");
        alternates.set(self, attributes(document, "link[hreflang]", "href"));
      }
      for (const [self, others] of alternates) {
        for (const other of others) {
          expect.soft(alternates.get(other), `${other} answers ${self}`).toEqual(others);
          expect.soft(others, self).toContain(self);
        }
      }
    });

    test("gives search engines correct metadata", async ({ request }) => {
      test.skip(!hasVocabulary, "The vocabulary of schema.org is not here.");
      const validator = createValidator();
      const types = new Set<string>();
      for (const { path } of site.routes) {
        const { html } = await fetchPage(request, site.url + path);
        expect.soft(await validator.issues(html), path).toEqual([]);
        for (const type of validator.types(html)) types.add(type);
      }
      expect([...types]).toContain(site.config.business.type);
    });

    test("has no English text on pages in other languages", async ({ request }) => {
      for (const route of site.routes) {
        if (route.language.startsWith("en")) continue;
        const { document } = await fetchPage(request, site.url + route.path);
        const said = [...saidOn(document), ...stringsIn(route.texts)];
        const found = strayEnglish(said, route.language, writtenIn(site, route.language));
        expect.soft(found, route.path).toEqual([]);
      }
      const { config } = site;
      if (!config.search.llmsTxt || config.language.startsWith("en")) return;
      const lines = site.read("llms.txt").split("\n");
      const found = strayEnglish(lines, config.language, writtenIn(site, config.language));
      expect(found, "llms.txt").toEqual([]);
    });

    test("has the same text without JavaScript", async ({ page, browser }) => {
      const complaints = collectComplaints(page);
      const still = await browser.newContext({ javaScriptEnabled: false });
      const plain = await still.newPage();
      // Before any date in the hours of these sites, since scripts remove past dates.
      await page.clock.setFixedTime(new Date("2026-11-23T12:00:00Z"));
      for (const { path, sections } of opened) {
        if (sections.some(({ type }) => type === "siteSearch")) continue;
        const once = { waitUntil: "domcontentloaded" } as const;
        await Promise.all([plain.goto(site.url + path, once), page.goto(site.url + path)]);
        // Without JavaScript, a notice shows its dates.
        for (const dates of await plain.locator("site-notice [data-dates]").all())
          await dates.evaluate((line) => line.remove());
        const words = (one: Page) => one.locator("main").innerText();
        expect.soft(await words(plain), path).toBe(await words(page));
      }
      await still.close();
      expect(complaints).toEqual([]);
    });

    test("finds words in each of its languages", async ({ page }) => {
      const searches = site.routes.filter(({ sections }) =>
        sections.some(({ type }) => type === "siteSearch"),
      );
      test.skip(searches.length === 0, "The site has no search.");
      for (const { path, language } of searches) {
        const home = firstOf(site.routes.filter((route) => route.language === language));
        const [word = ""] = (headingOf(home).match(/\p{L}+/gu) ?? []).sort(byLength);
        await page.goto(`${site.url}${path}?q=${word}`);
        // Not the list of breadcrumbs, which also contains the home page.
        const found = page.locator(`ol:not(nav *) a[href="${home.path}"]`);
        await expect(found.first(), `${path}: ${word}`).toBeVisible();
      }
    });

    test("links each language to the others", async ({ page, request }) => {
      test.skip(languagesOf(site.config).length === 1, "The site is in one language.");
      const clicked = new Set<string>();
      for (const route of site.routes) {
        const { path } = route;
        const link = otherLanguageOf(site, route);
        if (!link) continue;
        const links = `nav [hreflang="${link.language}"]`;
        const { document } = await fetchPage(request, site.url + path);
        expect.soft(attributes(document, links, "href"), path).toEqual([link.href]);
        const { document: there } = await fetchPage(request, site.url + link.href);
        expect.soft(there.documentElement.lang, link.href).toBe(link.language);
        const brand = site.config.languages?.[link.language]?.business?.name;
        expect
          .soft(there.querySelector("header a")?.textContent?.trim(), link.href)
          .toBe(brand ?? site.config.business.name);
        if (clicked.has(route.language)) continue;
        clicked.add(route.language);
        await page.goto(site.url + path);
        await page.locator(links).click();
        await expect(page).toHaveURL(site.url + link.href);
        await expect(page.locator("html")).toHaveAttribute("lang", link.language);
      }
    });

    test("stays within the budget of bytes per visitor", async () => {
      test.skip(!isExample, "It is made for what a page may have, not to be light.");
      test.setTimeout(120_000);
      const over = (await measures).filter((measure) => !isWithin(measure));
      expect(over).toEqual([]);
    });
  });
}

function measureOpened(browser: Browser, site: BuiltSite, opened: readonly RouteModel[]) {
  const paths = opened.map(({ path }) => path);
  const pages = site.pages.filter(({ page }) => paths.includes(page.path));
  return measureBytes(browser, site.url, { ...site, pages });
}

const byLength = (one: string, other: string) => other.length - one.length;

async function expectFit(page: Page, path: string, screen: typeof PHONE): Promise<void> {
  const where = `${path} in ${screen.width} px`;
  await page.setViewportSize(screen);
  expect.soft(await overhang(page), `${where} sticks out of the window`).toBe(0);
  expect.soft(await lostWords(page), where).toEqual([]);
  expect.soft(await stretchedNumbers(page), where).toEqual([]);
  if (screen === PHONE) expect.soft(await smallTargets(page), `${where}: too small`).toEqual([]);
  // The narrow screen has the same colours.
  if (screen === DESKTOP) expect.soft(await axeOnly(page, true), where).toEqual([]);
}

/** In a table that is wider than a phone, the first column stays visible while the others scroll. */
async function expectMovableTables(page: Page, path: string): Promise<void> {
  const frames = await page.locator('[role="group"][tabindex="0"]').all();
  if (frames.length > 0) await page.setViewportSize(PHONE);
  for (const frame of frames) {
    if (!(await isWider(frame))) continue;
    const first = frame.locator("tbody th").first();
    const place = await first.boundingBox();
    const end = (await page.locator("html").getAttribute("dir")) === "rtl" ? "Left" : "Right";
    await frame.press(`Arrow${end}`);
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft), path).not.toBe(0);
    expect((await first.boundingBox())?.x, path).toBe(place?.x);
  }
}

const isWider = (frame: Locator) =>
  frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

/** The first page in another language that a page links to, if there is one. */
function otherLanguageOf({ config }: BuiltSite, { language, languages }: RouteModel) {
  const [main, ...others] = languagesOf(config);
  const wanted = others.find((other) => other !== language) ?? main;
  return languages.find((one) => one.language === wanted);
}
