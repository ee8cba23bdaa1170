import type { Path } from "../../diagnostics/diagnostic.ts";
import type { ConfigText } from "../editing/config-text.ts";
import type { Step } from "../editing/step.ts";
import { moveHints } from "./0002-hints.ts";

/**
 * Forms name their service and have fields of their own, facts that only one business has go under
 * `business.facts`, and towns are called towns.
 */
export const formServices: Step = {
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

/** A form that was sent to anything but FormSubmit goes on as before, with what is sent written out. */
function contactForm(file: ConfigText): string[] {
  const settings = file.value(CONTACT);
  if (!isObject(settings) || settings.service !== undefined) return [];
  const endpoint = String(settings.endpoint);
  if (/^https:\/\/formsubmit\.co\//.test(endpoint)) {
    file.remove([...CONTACT, "honeypot"]);
    file.insert(CONTACT, "service", "formsubmit", "first");
    return settings.honeypot === undefined || settings.honeypot === HONEYPOT
      ? []
      : [`forms › contact: "honeypot" is gone, since FormSubmit knows no other than ${HONEYPOT}.`];
  }
  for (const key of ["subject", "captcha", "template"]) file.remove([...CONTACT, key]);
  if (settings.honeypot === undefined) file.insert(CONTACT, "honeypot", HONEYPOT, "last");
  file.insert(CONTACT, "hidden", hiddenFields(settings), "last");
  file.insert(CONTACT, "service", "own", "first");
  return [
    `forms › contact: ${endpoint} is sent what it was sent before, now written out under "hidden". ` +
      "If it is Netlify or Formspree, its own service says the same in fewer lines: see docs/guide.md.",
  ];
}

const HONEYPOT = "_honey";

/** What version 1 sent to any service, in its order. */
function hiddenFields({ subject, captcha, next, template }: Record<string, unknown>) {
  const path = String(next);
  return [
    ...(subject === undefined ? [] : [{ name: "_subject", value: String(subject) }]),
    { name: "_captcha", value: String(captcha ?? false) },
    ...(next === undefined
      ? []
      : [{ name: "_next", value: path.startsWith("/") ? `{business.url}${path}` : path }]),
    { name: "_template", value: String(template ?? "table") },
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
