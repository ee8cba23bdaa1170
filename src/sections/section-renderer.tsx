import type { SectionModel } from "../model/route.ts";
import { components } from "./registry.ts";

/** Finds a section's component by its type, without naming any type. */
export function SectionRenderer({ section }: { section: SectionModel }) {
  const Component = components[section.type];
  if (!Component) throw new Error(`There is no component for the section type ${section.type}.`);
  return <Component {...section} />;
}
