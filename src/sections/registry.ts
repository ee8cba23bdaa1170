import type { ComponentType } from "react";
import type { SectionType } from "../../schema/sections/index.ts";
import type { SectionModel } from "../model/route.ts";
import { About } from "./about/about.tsx";
import { Checklist } from "./checklist/checklist.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { CtaBand } from "./cta-band/cta-band.tsx";
import type { SectionProps } from "./derivers.ts";
import { FeatureGrid } from "./feature-grid/feature-grid.tsx";
import { Figures } from "./figures/figures.tsx";
import { Hero } from "./hero/hero.tsx";
import { NearbyAreas } from "./nearby-areas/nearby-areas.tsx";
import { Privacy } from "./privacy/privacy.tsx";
import { Prose } from "./prose/prose.tsx";
import { Steps } from "./steps/steps.tsx";
import { Tiers } from "./tiers/tiers.tsx";
import { ValueBand } from "./value-band/value-band.tsx";

export type Components = { [T in SectionType]: ComponentType<SectionProps[T]> };

const plain = {
  about: About,
  checklist: Checklist,
  comparison: Comparison,
  ctaBand: CtaBand,
  featureGrid: FeatureGrid,
  figures: Figures,
  hero: Hero,
  nearbyAreas: NearbyAreas,
  privacy: Privacy,
  prose: Prose,
  steps: Steps,
  tiers: Tiers,
  valueBand: ValueBand,
};

/** Sections with a form bring code that most pages do without, so it comes with the first of them. */
const loadForms = () => import("./forms.ts").then(({ forms }) => forms);

type Forms = Awaited<ReturnType<typeof loadForms>>;

/** A registered schema without a component does not compile. */
type All = typeof plain & Forms extends Components ? Components : never;

/** The component of each section type, as far as they are loaded. */
export const components: Partial<All> = plain;

/** Sees to it that sections of every type can be rendered. */
export async function loadAllSections(): Promise<void> {
  Object.assign(components, await loadForms());
}

/** Sees to it that these sections can be rendered. */
export async function loadSections(sections: readonly SectionModel[]): Promise<void> {
  if (sections.some(({ type }) => !(type in components))) await loadAllSections();
}
