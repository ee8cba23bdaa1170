import { siteSchemas } from "../../schema/site.ts";
import type { CheckKit, Rule } from "../checks/engine/rule.ts";
import type { ExtensionCode } from "../model/kit/extensions.ts";
import { type LanguageDefinition, languageFor } from "../model/kit/language-definition.ts";
import type { LookDefinition } from "../model/kit/look-definition.ts";
import type { SectionType } from "../model/kit/section-definition.ts";

/**
 * All definitions that a site is built from: Plumbline's own and the site's extensions. It is created once
 * and passed down.
 */
export interface Kit extends CheckKit {
  /** The site's extension code, from which other threads create the same kit. */
  extensions?: ExtensionCode;
}

export interface KitDefinitions {
  sections: readonly SectionType[];
  /** The first is the default. */
  looks: readonly [LookDefinition, ...LookDefinition[]];
  languages: readonly LanguageDefinition[];
  checks: readonly Rule[];
}

export function makeKit({ sections, looks, languages, checks }: KitDefinitions): Kit {
  const byCode = new Map(languages.map((each) => [each.code, each]));
  return {
    sections: new Map(sections.map((each) => [each.type, each])),
    looks: new Map(looks.map((each) => [each.name, each])),
    languages: byCode,
    schemas: siteSchemas(
      sections.map(({ schema }) => schema),
      looks,
      languageFor(byCode, "en").texts,
    ),
    checks: [...checks].sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}
