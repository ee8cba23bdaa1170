import type { ConfigText } from "../../../config/edit/config-text.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import type { MigrationStep } from "../migration-step.ts";
import { isObject, moveHints } from "./0002-hints.ts";

/**
 * Forms name their service and have their own fields, custom facts move to `business.facts`, and
 * `serviceCities` becomes `serviceTowns`.
 */
export const formServices: MigrationStep = {
  to: 2,
  migrate(file) {
    const notes = [...ownFacts(file), ...towns(file), ...contactForm(file), ...moveHints(file)];
    file.replace(["version"], 2);
    return notes;
  },
};

const TOKEN = /(?<!\\)\{business\.secondBase\}/g;

function ownFacts(file: ConfigText): string[] {
  const path = ["business", "secondBase"];
  if (file.value(["business", "facts"]) !== undefined) return [];
  if (file.value(path) !== undefined) file.wrap(path, "facts");
  file.changeStrings((text) => text.replace(TOKEN, "{business.facts.secondBase}"));
  return [];
}

function towns(file: ConfigText): string[] {
  const isFree = file.value(["business", "serviceTowns"]) === undefined;
  if (isFree) file.rename(["business", "serviceCities"], "serviceTowns");
  return [];
}

const CONTACT: Path = ["forms", "contact"];

/** The settings of a form in version 1. */
interface Settings {
  endpoint: string;
  subject?: string;
  captcha?: boolean;
  next?: string;
  template?: string;
  honeypot?: string;
}

/** The types of valid settings. */
const KINDS: Record<keyof Settings, string> = {
  endpoint: "string",
  subject: "string",
  captcha: "boolean",
  next: "string",
  template: "string",
  honeypot: "string",
};

/** The first setting that is not valid in version 1, or that is in the way of this step. */
const oddSetting = (settings: Record<string, unknown>) =>
  Object.entries(KINDS).find(
    ([key, kind]) =>
      (key === "endpoint" || settings[key] !== undefined) && typeof settings[key] !== kind,
  )?.[0] ?? (settings.hidden === undefined ? undefined : "hidden");

const isSettings = (value: Record<string, unknown>): value is Record<string, unknown> & Settings =>
  oddSetting(value) === undefined;

/** A form with another service than FormSubmit sends the same values as before, now written in the config. */
function contactForm(file: ConfigText): string[] {
  const settings = file.value(CONTACT);
  if (!isObject(settings) || settings.service !== undefined) return [];
  if (!isSettings(settings)) {
    return [
      `forms › contact: "service" is missing, since "${oddSetting(settings)}" is not valid in version 1. ` +
        "Fix that, and add the service: see docs/guide.md.",
    ];
  }
  return /^https:\/\/formsubmit\.co\//.test(settings.endpoint)
    ? formSubmit(file, settings)
    : ownService(file, settings);
}

function formSubmit(file: ConfigText, { honeypot = HONEYPOT }: Settings): string[] {
  file.remove([...CONTACT, "honeypot"]);
  file.insert(CONTACT, "service", "formsubmit", "first");
  if (honeypot === HONEYPOT) return [];
  return [
    `forms › contact: "honeypot": "${honeypot}" was removed, since FormSubmit only supports ${HONEYPOT}.`,
  ];
}

function ownService(file: ConfigText, settings: Settings): string[] {
  for (const key of ["subject", "captcha", "template"]) file.remove([...CONTACT, key]);
  if (settings.honeypot === undefined) file.insert(CONTACT, "honeypot", HONEYPOT, "last");
  file.insert(CONTACT, "hidden", hiddenFields(settings), "last");
  file.insert(CONTACT, "service", "own", "first");
  return [
    `forms › contact: ${settings.endpoint} receives the same values as before, which are now under "hidden". ` +
      "For Netlify or Formspree, their own service is shorter: see docs/guide.md.",
  ];
}

const HONEYPOT = "_honey";

/** The values that version 1 sent to any service, in order. */
const hiddenFields = ({ subject, captcha = false, next, template = "table" }: Settings) => [
  ...(subject === undefined ? [] : [{ name: "_subject", value: subject }]),
  { name: "_captcha", value: String(captcha) },
  ...(next === undefined
    ? []
    : [{ name: "_next", value: next.startsWith("/") ? `{business.url}${next}` : next }]),
  { name: "_template", value: template },
];
