import type { ContactSettings } from "../../../../schema/forms/services.ts";
import { formServices } from "../../../../schema/forms/services.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";
import {
  type Field,
  hiddenOf,
  honeypotOf,
  type OwnForm,
  ownForms,
  takesFiles,
} from "./shared/contact-forms.ts";

/** Runs a check on every field. */
function* eachField(
  site: SiteSummary,
  find: (field: Field, form: OwnForm, index: number) => Omit<Finding, "path"> | undefined,
  key: string,
): Iterable<Finding> {
  for (const form of ownForms(site)) {
    for (const [index, field] of form.fields.entries()) {
      const found = find(field, form, index);
      if (found) yield { path: [...form.path, index, key], ...found };
    }
  }
}

export const fieldName = defineCheck({
  id: "field-name",
  severity: "error",
  summary: "Every field of a form has a unique name.",
  explanation:
    "Answers reach you under the names of their fields. If two fields share a name, or a field has the name " +
    "of something that the form sends itself, one answer is lost or mistaken for the other.",
  checkSite: (site) =>
    eachField(
      site,
      ({ name }, { fields, settings }, index) => {
        const first = fields.findIndex((field) => field.name === name);
        if (first < index) {
          return {
            message: `The field ${labelOf(fields[first])} above is also named "${name}", so one answer would be lost.`,
            hint: "Give each field a unique name.",
          };
        }
        if (!sentNames(settings).includes(name)) return undefined;
        return {
          message: `The form itself sends "${name}" to ${settings.service}, so the answer would be mistaken for it.`,
          hint: "Give the field another name.",
        };
      },
      "name",
    ),
});

const labelOf = (field: Field | undefined) =>
  typeof field?.label === "string" ? `"${field.label}"` : "";

/** All names that a form sends, except those of its fields. */
function sentNames(settings: ContactSettings): string[] {
  const { hidden } = formServices[settings.service].conventions;
  return [...hidden, ...hiddenOf(settings)]
    .map(({ name }) => name)
    .concat(honeypotOf(settings) ?? []);
}

export const fileField = defineCheck({
  id: "file-field",
  severity: "error",
  summary: "A form asks for files only if its service accepts them.",
  explanation:
    "A service that does not accept files loses what visitors choose, and you never know. " +
    "formsubmit, netlify and formspree accept files; own does with `files`. An email from the visitor's own " +
    "program cannot have files attached by the form.",
  checkSite: (site) =>
    eachField(
      site,
      ({ type }, { settings }) =>
        type !== "file" || takesFiles(settings)
          ? undefined
          : {
              message: `The service "${settings.service}" does not accept files, so this one would never reach you.`,
              hint:
                settings.service === "own"
                  ? 'If your service accepts files, add "files": true beside its endpoint. Otherwise remove this field.'
                  : "Remove this field, or choose a service that accepts files: formsubmit, netlify, formspree.",
            },
      "type",
    ),
});

export const fieldKnown = defineCheck({
  id: "field-known",
  severity: "warning",
  summary: "Fields that the form service uses have the names it expects.",
  explanation:
    "A service sends replies to the address in the field called `email`, and FormSubmit attaches the file in the " +
    "field called `attachment`. Under other names they are ordinary answers: your reply would go to " +
    "the service instead of the visitor.",
  checkSite: (site) =>
    eachField(
      site,
      ({ type, name }, { fields, settings }) => {
        const { names } = formServices[settings.service].conventions;
        const wanted = type === "email" || type === "file" ? names?.[type] : undefined;
        if (!wanted || fields.some((field) => field.name === wanted)) return undefined;
        const what = type === "email" ? "the address for your reply" : "a file";
        return {
          message: `"${settings.service}" expects ${what} in a field named "${wanted}", not "${name}".`,
          hint: `Rename this field to "${wanted}".`,
          fix: { kind: "replace", value: wanted },
        };
      },
      "name",
    ),
});

export const fieldOptions = defineCheck({
  id: "field-options",
  severity: "error",
  summary: "A choice lists each answer once.",
  explanation: "If two answers have the same words, neither visitors nor you can tell them apart.",
  *checkSite(site) {
    for (const { fields, path } of ownForms(site)) {
      for (const [index, field] of fields.entries()) {
        if (field.type !== "choice") continue;
        const options = field.options.map((option) => option.trim().toLowerCase());
        for (const [at, option] of options.entries()) {
          if (options.indexOf(option) === at) continue;
          yield {
            path: [...path, index, "options", at],
            message: `"${field.options[at]}" is listed twice.`,
            hint: "Remove one of them, or correct it.",
          };
        }
      }
    }
  },
});

export const noAnswer = defineCheck({
  id: "no-answer",
  severity: "warning",
  summary: "A contact form asks for a way to reply.",
  explanation:
    "You cannot reply to a visitor who leaves neither an email address nor a phone number.",
  *checkSite(site) {
    for (const { fields, path } of ownForms(site)) {
      if (fields.some(({ type }) => type === "email" || type === "phone")) continue;
      yield {
        path,
        at: "key",
        message:
          "This form asks for neither an email address nor a phone number, so you cannot reply.",
        hint: 'Add a field of the type "email" or "phone".',
      };
    }
  },
});
