import { type ContactSettings, formServices } from "../../schema/forms/services.ts";

/** The name of the field of a form that only robots fill in, if it has one. */
export const honeypotOf = (settings: Settings): string | undefined =>
  "honeypot" in settings ? settings.honeypot : formServices[settings.service].conventions.honeypot;

/** Whether files reach the owner by a form. */
export const takesFiles = (settings: Settings): boolean =>
  "files" in settings
    ? settings.files === true
    : formServices[settings.service].conventions.takesFiles;

/** As the file has them, or resolved. */
type Settings = Pick<ContactSettings, "service"> & {
  honeypot?: string | undefined;
  files?: boolean;
};
