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
async function cssOf(look: string, choices: object = {}): Promise<string> {
  const config = withSections(...SECTIONS);
  const theme = { ...config.theme, look, ...choices };
  const site = await compiled({ ...config, theme }, fixtureMedia);
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

  it("has the owner's corners, spacing and alignment instead of its own", async () => {
    const choices = { corners: { cards: 13, buttons: 27 }, density: "close", alignment: "centred" };
    const css = await cssOf(look, choices);
    const radii = [...css.matchAll(/border-radius:(\d+px);/g)].map(([, radius]) => radius);
    expect(radii).toEqual(expect.arrayContaining(["13px", "27px"]));
    expect(css).toContain("padding-block:clamp(2.25rem");
    expect(css).toContain("text-align:center;");
    expect(css).not.toContain("padding-block:clamp(3.5rem");
  });

  it("has no drawings without ornaments", async () => {
    expect(await cssOf(look, { ornaments: "none" })).not.toMatch(/gradient\(|polygon\(/);
  });

  it("uses no bolder weights than its fonts have", async () => {
    expect(await cssOf(look)).toContain("font-synthesis-weight:none");
  });
});
