import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOnly } from "axe-core";
import { type RunningServer, startServer } from "../src/server/listen.ts";
import { DESKTOP, PHONE } from "./screens.ts";

/** The objects that the scripts of the engines add to the page. */
declare const axe: typeof import("axe-core");
declare const ace: typeof import("accessibility-checker-engine");

const { resolve } = createRequire(import.meta.url);
const sourceOf = (file: string) => readFileSync(resolve(file), "utf8");

/** The scripts of the engines by the names of these objects. */
const ENGINES = {
  axe: sourceOf("axe-core/axe.min.js"),
  ace: `${sourceOf("accessibility-checker-engine/ace.js")}\nwindow.ace = ace;`,
};

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const IBM_POLICY = "WCAG_2_2";

/** The page's policy would block the engines, and colours must not be tested during a transition. */
export const ENGINE_OPTIONS = {
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
} as const;

/**
 * The violations that two engines find on the page: engine, rule, position. Each finds problems
 * that the other misses. IBM's potential and manual findings are left to people. Neither looks into
 * frames, which contain other pages. The slower one can be limited to the last element of a selector, if
 * there is one.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await bring(page, "axe");
  await bring(page, "ace");
  return [
    ...(await axeViolations(page, { type: "tag", values: AXE_TAGS })),
    ...(await ibmViolations(page, within)),
  ];
}

/** The same in light and dark mode; only rules about colours run in dark mode. */
export async function violationsInBothSchemes(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const found = await violations(page, within);
  await page.emulateMedia({ colorScheme: "dark" });
  const inTheDark = await axeViolations(page, { type: "rule", values: COLOUR_RULES });
  return [...found, ...inTheDark.map((violation) => `dark: ${violation}`)];
}

/**
 * The violations on a phone and a desktop, light and dark. The slower engine tests only the content of a
 * page that shares the rest with another one, and a desktop only for that one: of its rules, only those
 * about the header depend on the width.
 */
export async function violationsEverywhere(page: Page, isFirst: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const isWhole = viewport === PHONE || isFirst;
    const here = isWhole
      ? await violationsInBothSchemes(page, isFirst ? undefined : "main")
      : await axeOnly(page, false);
    found.push(...here.map((violation) => `${viewport.width} px: ${violation}`));
  }
  return found;
}

/**
 * The violations that the faster engine finds, for pages similar to one that both have tested. With
 * `sameColours`, that page has covered the colours.
 */
export async function axeOnly(page: Page, sameColours: boolean): Promise<string[]> {
  await bring(page, "axe");
  const all = { type: "tag", values: AXE_TAGS } as const;
  return axeViolations(page, all, sameColours ? COLOUR_RULES : []);
}

/** The same on a page that keeps its policy, which takes longer. */
export async function axeUnderPolicy(page: Page, sameColours: boolean): Promise<string[]> {
  await page.evaluate(ENGINES.axe);
  return axeOnly(page, sameColours);
}

let engineServer: Promise<RunningServer> | undefined;

/** Serves the engines, since the browser caches what it has compiled of a file: that takes longer than most rules. */
const serveEngines = () =>
  startServer(
    ({ url = "" }, response) => {
      const [, engine] = Object.entries(ENGINES).find(([name]) => url === `/${name}`) ?? [];
      response.setHeader("Content-Type", "text/javascript");
      response.setHeader("Cache-Control", "max-age=3600");
      response.end(engine);
    },
    { host: "127.0.0.1", port: 0 },
  );

async function bring(page: Page, engine: keyof typeof ENGINES): Promise<void> {
  if (await page.evaluate((name) => name in window, engine)) return;
  engineServer ??= serveEngines();
  await page.addScriptTag({ url: `${(await engineServer).url}/${engine}` });
}

async function axeViolations(
  page: Page,
  runOnly: RunOnly,
  without: readonly string[] = [],
): Promise<string[]> {
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  const found = await page.evaluate(
    async (options): Promise<AxeResults["violations"]> => {
      const results = await axe.run(document, {
        ...options,
        resultTypes: ["violations"],
        iframes: false,
      });
      return results.violations;
    },
    { runOnly, rules },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `axe, ${id}: ${target.join(" ")}`),
  );
}

const ibmViolations = (page: Page, within = ""): Promise<string[]> =>
  page.evaluate(
    async ({ policy, within }) => {
      const part = within === "" ? undefined : [...document.querySelectorAll(within)].at(-1);
      // The engine has no option to leave out frames.
      const frame = HTMLIFrameElement.prototype;
      const content = Object.getOwnPropertyDescriptor(frame, "contentDocument") ?? {};
      Object.defineProperty(frame, "contentDocument", { ...content, get: () => null });
      const { results } = await new ace.Checker().check(part ?? document, [policy]);
      Object.defineProperty(frame, "contentDocument", content);
      return results
        .filter(({ value: [level, verdict] }) => level === "VIOLATION" && verdict === "FAIL")
        .map(({ ruleId, path, message }) => `IBM, ${ruleId}: ${path.dom}: ${message}`);
    },
    { policy: IBM_POLICY, within },
  );
