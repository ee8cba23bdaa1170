import { describe, expect, it } from "vitest";
import { ourKit } from "../kit/our-kit.ts";
import { themeOf } from "../motifs/registry.ts";
import { fixtures as ctaBand } from "../sections/cta-band/fixtures.ts";
import { fixtures as featureGrid } from "../sections/feature-grid/fixtures.ts";
import { fixtures as figures } from "../sections/figures/fixtures.ts";
import { fixtures as hero } from "../sections/hero/fixtures.ts";
import { fixtures as steps } from "../sections/steps/fixtures.ts";
import { fixtureMedia } from "../testing/fixtures.ts";
import { compiled, withSections } from "../testing/site.ts";
import { createRenderer } from "./server.tsx";

const MOTIFS = [...ourKit().motifs.keys()];

const SECTIONS = [
  hero.minimal,
  hero.full,
  featureGrid.full,
  steps.full,
  figures.full,
  ctaBand.full,
];

/** The styles of a page that shows all that motifs shape. */
async function cssOf(motif: string): Promise<string> {
  const config = withSections(...SECTIONS);
  const site = await compiled({ ...config, theme: { ...config.theme, motif } }, fixtureMedia);
  const [route] = site.routes;
  if (!route) throw new Error("There is no page.");
  return createRenderer(site.model).page(route).css;
}

/** What a motif draws, and how large its letters are: nothing else on a page is written like that. */
function marksOf(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(marksOf);
  const isOwn = typeof value === "string" && /gradient\(|polygon\(|^min\(.*clamp\(/.test(value);
  return isOwn ? [value.replaceAll(/\s/g, "")] : [];
}

const marks = (motif: string) => marksOf(themeOf(motif).motif);

describe.each(MOTIFS)("a page in the motif %s", (motif) => {
  it("has the styles of its own motif, and of no other", async () => {
    const css = (await cssOf(motif)).replaceAll(/\s/g, "");
    expect(marks(motif).filter((mark) => css.includes(mark)).length).toBeGreaterThan(2);
    const others = MOTIFS.filter((other) => other !== motif).flatMap(marks);
    expect(others.length).toBeGreaterThan(8);
    expect(others.filter((mark) => css.includes(mark))).toEqual([]);
  });

  it("draws no letters bolder than its font has them", async () => {
    expect(await cssOf(motif)).toContain("font-synthesis-weight:none");
  });
});
