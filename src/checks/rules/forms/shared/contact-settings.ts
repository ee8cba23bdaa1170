import { type ContactSettings, formServices } from "../../../../../schema/forms/services.ts";

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
