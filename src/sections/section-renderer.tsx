import type { SectionModel } from "../model/route.ts";
import { components } from "./registry.ts";

/** Renders a section by looking its type up; it knows no type by name. */
export function SectionRenderer({ section }: { section: SectionModel }) {
  const Component = components[section.type];
  if (!Component) throw new Error(`There is no component for the section type ${section.type}.`);
  return <Component {...section} />;
}
