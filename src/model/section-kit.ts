import type { Section } from "../../schema/fields/section.ts";
import type { SiteSchemas } from "../../schema/site.ts";
import type { Languages } from "./language-definition.ts";
import type { LookDefinition } from "./look-definition.ts";
import type { SectionType } from "./section-definition.ts";

/** The section types, the looks and the languages that there are, and the schemas of sites that are made of them. */
export interface SectionKit {
  sections: ReadonlyMap<string, SectionType>;
  looks: ReadonlyMap<string, LookDefinition>;
  languages: Languages;
  schemas: SiteSchemas;
  /** Where in a site's own code an error was thrown, in words; undefined if it was thrown in ours. */
  thrownAt?(error: unknown): string | undefined;
  /** Runs what calls a site's own code, perhaps for a page; throws an OwnStop if that has no end. */
  toItsEnd?<T>(run: () => T, page?: string): T;
}

/** The definition of a section's type, which a section that the schema has let through always has. */
export function definitionOf({ sections }: SectionKit, { type }: Pick<Section, "type">) {
  const definition = sections.get(type);
  if (!definition) throw new Error(`There is no section type "${type}".`);
  return definition;
}

/** The look of a theme, which a theme that the schema has let through always has. */
export function lookOf({ looks }: Pick<SectionKit, "looks">, name: string): LookDefinition {
  const look = looks.get(name);
  if (!look) throw new Error(`There is no look "${name}".`);
  return look;
}
