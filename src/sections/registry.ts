import { inApp, onDemand } from "plumbline:sections";
import type { ComponentType } from "react";
import type { SectionModel } from "../model/route.ts";

export type SectionComponent = ComponentType<SectionModel>;

/** The loaded components by section type. */
export const components: Record<string, SectionComponent> = { ...inApp };

async function load(type: string): Promise<void> {
  const component = await onDemand[type]?.();
  if (component) components[type] = component;
}

/**
 * Loads the components of sections and ignores failures: a section without its code fails alone when it
 * renders.
 */
export const loadAvailableSections = (sections: readonly SectionModel[]) =>
  Promise.all(
    sections.map(({ type }) =>
      load(type).catch((error) => {
        components[type] = () => {
          throw error;
        };
      }),
    ),
  );

/** Loads the components of these sections. */
export const loadSections = (sections: readonly SectionModel[]) =>
  Promise.all(sections.map(({ type }) => load(type)));

export const loadAllSections = () => Promise.all(Object.keys(onDemand).map(load));
