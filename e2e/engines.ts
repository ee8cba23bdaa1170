import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { DESKTOP, PHONE } from "./screens.ts";

/** What the scripts of the engines leave in the page. */
declare const axe: typeof import("axe-core");
declare const ace: typeof import("accessibility-checker-engine");

const { resolve } = createRequire(import.meta.url);
const SCRIPTS = [resolve("axe-core/axe.min.js"), resolve("accessibility-checker-engine/ace.js")];

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const IBM_POLICY = "WCAG_2_2";

/** The page's policy would keep the engines out, and colours still on their way are not to be judged. */
export const ENGINE_OPTIONS = {
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
} as const;

/**
 * What two engines have against the page as it is: engine, rule, place. Each knows faults that the
 * other does not. What IBM's calls potential or manual is for people to judge.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window && "ace" in window))) {
    for (const path of SCRIPTS) await page.addScriptTag({ path });
  }
  return [...(await axeViolations(page)), ...(await ibmViolations(page))];
}

async function axeViolations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (tags): Promise<AxeResults["violations"]> => {
    const results = await axe.run(document, {
      runOnly: { type: "tag", values: tags },
      resultTypes: ["violations"],
    });
    return results.violations;
  }, AXE_TAGS);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `axe, ${id}: ${target.join(" ")}`),
  );
}

const ibmViolations = (page: Page): Promise<string[]> =>
  page.evaluate(async (policy) => {
    const { results } = await new ace.Checker().check(document, [policy]);
    return results
      .filter(({ value: [level, verdict] }) => level === "VIOLATION" && verdict === "FAIL")
      .map(({ ruleId, path, message }) => `IBM, ${ruleId}: ${path.dom}: ${message}`);
  }, IBM_POLICY);

/** What the engines have against a page on a phone and a desktop, light and dark. */
export async function violationsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const where = `${viewport.width} px, ${colorScheme}`;
      found.push(...(await violations(page)).map((violation) => `${where}: ${violation}`));
    }
  }
  return found;
}
