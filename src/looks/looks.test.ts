import { describe, expect, it } from "vitest";
import { ourKit } from "../kit/our-kit.ts";
import { createRenderer } from "../render/html/server.tsx";
import { fixtures as ctaBand } from "../sections/cta-band/fixtures.ts";
import { fixtures as featureGrid } from "../sections/feature-grid/fixtures.ts";
import { fixtures as figures } from "../sections/figures/fixtures.ts";
import { fixtures as hero } from "../sections/hero/fixtures.ts";
import { fixtures as steps } from "../sections/steps/fixtures.ts";
import { fixtureMedia } from "../testing/fixtures.ts";
import { compiled, withSections } from "../testing/site.ts";
import { loadedTheme } from "./registry.ts";

const LOOKS = [...ourKit().looks.keys()];

const SECTIONS = [
  hero.minimal,
  hero.full,
  featureGrid.full,
  steps.full,
  figures.full,
  ctaBand.full,
];

/** The styles of a page with all parts that looks style. */
async function cssOf(look: string): Promise<string> {
  const config = withSections(...SECTIONS);
  const site = await compiled({ ...config, theme: { ...config.theme, look } }, fixtureMedia);
  const [route] = site.routes;
  if (!route) throw new Error("There is no page.");
  return createRenderer(site.model).page(route).css;
}

/** CSS that only a look writes: its drawings and the size of its headings. */
function marksOf(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(marksOf);
  const isOwn = typeof value === "string" && /gradient\(|polygon\(|^min\(.*clamp\(/.test(value);
  return isOwn ? [value.replaceAll(/\s/g, "")] : [];
}

const marks = (look: string) => marksOf(loadedTheme(look).look);

describe.each(LOOKS)("a page in the look %s", (look) => {
  it("has the styles of its look only", async () => {
    const css = (await cssOf(look)).replaceAll(/\s/g, "");
    expect(marks(look).filter((mark) => css.includes(mark)).length).toBeGreaterThan(2);
    const others = LOOKS.filter((other) => other !== look).flatMap(marks);
    expect(others.length).toBeGreaterThan(8);
    expect(others.filter((mark) => css.includes(mark))).toEqual([]);
  });

  it("uses no bolder weights than its fonts have", async () => {
    expect(await cssOf(look)).toContain("font-synthesis-weight:none");
  });
});
