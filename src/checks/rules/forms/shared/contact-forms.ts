import { FEATURES } from "../../../../../schema/fields/features.ts";
import { type ContactSettings, formServices } from "../../../../../schema/forms/services.ts";
import type { Path } from "../../../../diagnostics/diagnostic.ts";
import { languagesOf } from "../../../../site/languages.ts";
import type { SiteSummary } from "../../../engine/summary.ts";

export type Field = NonNullable<ContactSettings["fields"]>[number];

interface ContactForm {
  settings: ContactSettings;
  path: Path;
}

/** The contact form, others by name, and those of languages that replace them. */
export function contactForms({ config }: SiteSummary): ContactForm[] {
  return languagesOf(config).flatMap((language) => {
    const isMain = language === config.language;
    const forms = isMain ? config.forms : config.languages?.[language]?.forms;
    const at = (feature: "contactForm" | "namedForm") => [
      ...(isMain ? [] : ["languages", language]),
      ...FEATURES[feature].split("."),
    ];
    return [
      ...(forms?.contact ? [{ settings: forms.contact, path: at("contactForm") }] : []),
      ...Object.entries(forms?.more ?? {}).map(([name, settings]) => ({
        settings,
        path: [...at("namedForm"), name],
      })),
    ];
  });
}

/** A contact form with its own fields. */
export interface OwnForm extends ContactForm {
  fields: readonly Field[];
}

export const ownForms = (site: SiteSummary): OwnForm[] =>
  contactForms(site).flatMap(({ settings, path }) =>
    settings.fields ? [{ settings, fields: settings.fields, path: [...path, "fields"] }] : [],
  );

/** The hidden fields that a form sends with its answers. */
export const hiddenOf = (settings: ContactSettings) =>
  ("hidden" in settings ? settings.hidden : undefined) ?? [];

/** The name of a form's honeypot field, which only robots fill in. */
export const honeypotOf = (settings: Settings): string | undefined =>
  "honeypot" in settings ? settings.honeypot : formServices[settings.service].conventions.honeypot;

/** Whether a form accepts files. */
export const takesFiles = (settings: Settings): boolean =>
  "files" in settings
    ? settings.files === true
    : formServices[settings.service].conventions.takesFiles;

/** Either raw or resolved. */
type Settings = Pick<ContactSettings, "service"> & {
  honeypot?: string | undefined;
  files?: boolean;
};
