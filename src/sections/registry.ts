import { inApp, onDemand } from "plumbline:sections";
import type { ComponentType } from "react";
import type { SectionModel } from "../model/route.ts";

export type SectionComponent = ComponentType<SectionModel>;

/** The component of each section type, as far as they are loaded. */
export const components: Record<string, SectionComponent> = { ...inApp };

async function load(type: string): Promise<void> {
  const component = await onDemand[type]?.();
  if (component) components[type] = component;
}

/** Loads those whose code is there; a section whose code is not fails by itself, once it is shown. */
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

/** Sees to it that these sections can be rendered. */
export const loadSections = (sections: readonly SectionModel[]) =>
  Promise.all(sections.map(({ type }) => load(type)));

/** Sees to it that sections of every type can be rendered. */
export const loadAllSections = () => Promise.all(Object.keys(onDemand).map(load));
