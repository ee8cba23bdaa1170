import type { Section } from "../../../schema/fields/section.ts";
import type { SiteSchemas } from "../../../schema/site.ts";
import type { Languages } from "./language-definition.ts";
import type { LookDefinition } from "./look-definition.ts";
import type { SectionType } from "./section-definition.ts";

/** The available section types, looks and languages, and the schemas of sites that use them. */
export interface SectionKit {
  sections: ReadonlyMap<string, SectionType>;
  looks: ReadonlyMap<string, LookDefinition>;
  languages: Languages;
  schemas: SiteSchemas;
  /** The position in an extension's source where an error was thrown; undefined if it was thrown in our code. */
  thrownAt?(error: unknown): string | undefined;
  /**
   * Runs a function that calls extensions, for example for a page. Throws an ExtensionStop if they take too
   * long.
   */
  runWithTimeLimit?<T>(run: () => T, page?: string): T;
}

/** The definition of a section's type. A section that the schema accepts always has one. */
export function definitionOf({ sections }: SectionKit, { type }: Pick<Section, "type">) {
  const definition = sections.get(type);
  if (!definition) throw new Error(`There is no section type "${type}".`);
  return definition;
}

/** The look of a theme. A theme that the schema accepts always has one. */
export function lookOf({ looks }: Pick<SectionKit, "looks">, name: string): LookDefinition {
  const look = looks.get(name);
  if (!look) throw new Error(`There is no look "${name}".`);
  return look;
}
