import { FEATURES } from "../../../../schema/fields/features.ts";
import { type ContactSettings, formServices } from "../../../../schema/forms/services.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { honeypotOf, takesFiles } from "../../../site/contact-settings.ts";
import { languagesOf } from "../../../site/languages.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";

type Field = NonNullable<ContactSettings["fields"]>[number];

interface ContactForm {
  settings: ContactSettings;
  path: Path;
}

/** The contact form, and those that single languages have in its place. */
function contactForms({ config }: SiteSummary): ContactForm[] {
  return languagesOf(config).flatMap((language) => {
    const isMain = language === config.language;
    const forms = isMain ? config.forms : config.languages?.[language]?.forms;
    const path = [...(isMain ? [] : ["languages", language]), ...FEATURES.contactForm.split(".")];
    return forms?.contact ? [{ settings: forms.contact, path }] : [];
  });
}

/** A contact form whose owner has written its fields. */
interface OwnForm extends ContactForm {
  fields: readonly Field[];
}

const ownForms = (site: SiteSummary): OwnForm[] =>
  contactForms(site).flatMap(({ settings, path }) =>
    settings.fields ? [{ settings, fields: settings.fields, path: [...path, "fields"] }] : [],
  );

/** What is wrong with single fields, and where. */
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
  summary: "Every field of a form has a name of its own.",
  explanation:
    "Answers reach you under the names of their fields. Of two fields with one name, or of a field that is " +
    "called like something that the form sends by itself, one answer would be lost or taken for the other.",
  checkSite: (site) =>
    eachField(
      site,
      ({ name }, { fields, settings, path }, index) => {
        const first = fields.findIndex((field) => field.name === name);
        if (first < index) {
          return {
            basis: [[...path, first, "name"]],
            message: `The field before it with the label ${labelOf(fields[first])} is called "${name}" too, so one answer would be lost.`,
            hint: "Give each field a name of its own.",
          };
        }
        if (!sentNames(settings).includes(name)) return undefined;
        return {
          message: `The form itself sends something called "${name}" to ${settings.service}, which would be taken for the answer.`,
          hint: "Give the field another name.",
        };
      },
      "name",
    ),
});

const labelOf = (field: Field | undefined) =>
  typeof field?.label === "string" ? `"${field.label}"` : "";

/** The names of all that a form sends besides answers. */
function sentNames(settings: ContactSettings): string[] {
  const { hidden } = formServices[settings.service].conventions;
  return [...hidden, ...hiddenOf(settings)]
    .map(({ name }) => name)
    .concat(honeypotOf(settings) ?? []);
}

export const fileField = defineCheck({
  id: "file-field",
  severity: "error",
  summary: "A form asks for files only where its service takes them.",
  explanation:
    "A file that visitors choose is lost on the way to a service that takes none, and you would not know. " +
    "formsubmit, netlify and formspree take files; own does with `files`; an email that the visitor's own " +
    "program writes cannot have any put in.",
  checkSite: (site) =>
    eachField(
      site,
      ({ type }, { settings }) =>
        type !== "file" || takesFiles(settings)
          ? undefined
          : {
              message: `The service "${settings.service}" takes no files, so this one would never reach you.`,
              hint:
                settings.service === "own"
                  ? 'If your service takes files, add "files": true beside its endpoint; or else take this field out.'
                  : "Take this field out, or choose a service that takes files: formsubmit, netlify, formspree.",
            },
      "type",
    ),
});

export const fieldKnown = defineCheck({
  id: "field-known",
  severity: "warning",
  summary: "What the service looks for in a form has the name that it knows.",
  explanation:
    "A service answers to the address in the field called `email`, and FormSubmit attaches the file in the " +
    "field called `attachment`. Under other names they are words like all others: your answer would go to " +
    "the service and not to the visitor.",
  checkSite: (site) =>
    eachField(
      site,
      ({ type, name }, { fields, settings }) => {
        const { names } = formServices[settings.service].conventions;
        const wanted = type === "email" || type === "file" ? names?.[type] : undefined;
        if (!wanted || fields.some((field) => field.name === wanted)) return undefined;
        const what = type === "email" ? "the address that you answer to" : "a file";
        return {
          message: `"${settings.service}" looks for ${what} in a field called "${wanted}", not "${name}".`,
          hint: `Call this field "${wanted}".`,
          fix: { kind: "replace", value: wanted },
        };
      },
      "name",
    ),
});

export const fieldOptions = defineCheck({
  id: "field-options",
  severity: "error",
  summary: "Each answer to choose from is there once.",
  explanation:
    "Of two answers with the same words nobody knows which one is meant, neither who chooses nor you.",
  *checkSite(site) {
    for (const { fields, path } of ownForms(site)) {
      for (const [index, field] of fields.entries()) {
        if (field.type !== "choice") continue;
        const options = field.options.map((option) => option.trim().toLowerCase());
        for (const [at, option] of options.entries()) {
          if (options.indexOf(option) === at) continue;
          yield {
            path: [...path, index, "options", at],
            message: `"${field.options[at]}" stands here a second time.`,
            hint: "Take one of the two out, or write the answer that is meant.",
          };
        }
      }
    }
  },
});

export const noAnswer = defineCheck({
  id: "no-answer",
  severity: "warning",
  summary: "A contact form asks for a way to answer.",
  explanation:
    "Somebody who writes and leaves neither an email address nor a phone number cannot be answered.",
  *checkSite(site) {
    for (const { fields, path } of ownForms(site)) {
      if (fields.some(({ type }) => type === "email" || type === "phone")) continue;
      yield {
        path,
        at: "key",
        message: "This form asks for no email address and no phone number, so you cannot answer.",
        hint: 'Add a field of the type "email" or "phone".',
      };
    }
  },
});

export const formNext = defineCheck({
  id: "form-next",
  severity: "error",
  summary: "A form leads visitors to a page that its service can lead to.",
  explanation:
    "Netlify receives a form at the address of the page that comes next. If that is another site, the answers go there. " +
    "Other services do not know the address of your site: what tells them the next page has to be a whole address.",
  *checkSite(site) {
    for (const { settings, path } of contactForms(site)) {
      if (settings.service === "netlify" && /^\w+:/.test(settings.next ?? "")) {
        yield {
          path: [...path, "next"],
          message: "Netlify receives the form at this address, so it has to be a page of the site.",
          hint: 'Write the path of a page, such as "/message-sent".',
        };
      }
      for (const [index, { value }] of hiddenOf(settings).entries()) {
        if (!/^\/(?!\/)\S*$/.test(value)) continue;
        yield {
          path: [...path, "hidden", index, "value"],
          message: `The service does not know which site "${value}" is on, so visitors end on an error page.`,
          hint: `Write "{business.url}${value}".`,
          fix: { kind: "replace", value: `{business.url}${value}` },
        };
      }
    }
  },
});

const hiddenOf = (settings: ContactSettings) =>
  ("hidden" in settings ? settings.hidden : undefined) ?? [];

export const honeypotName = defineCheck({
  id: "honeypot-name",
  severity: "error",
  summary: "Only robots fill in a form's honeypot.",
  explanation:
    "A service drops each message whose honeypot is filled in. Under the name of a hidden field the form fills it in " +
    "itself, and under a name such as `email` or `address` browsers fill it in for visitors: their messages are lost.",
  *checkSite(site) {
    for (const { settings, path } of contactForms(site)) {
      const name = "honeypot" in settings ? settings.honeypot : undefined;
      if (name === undefined) continue;
      const isHidden = hiddenOf(settings).some((field) => field.name === name);
      if (!isHidden && !FILLED_BY_BROWSERS.test(name)) continue;
      yield {
        path: [...path, "honeypot"],
        message: isHidden
          ? `The form sends "${name}" itself, so the service drops every message.`
          : `Browsers fill in "${name}" for visitors, and the service drops their messages.`,
        hint: 'Give it a name that means nothing to browsers, such as "_honey", as the service knows it.',
      };
    }
  },
});

/** What browsers complete by the name of a field: https://html.spec.whatwg.org/multipage/#autofill, and common ones. */
const FILLED_BY_BROWSERS =
  /^_?(e-?mail|name|(first|last|given|family|full|user)[-_]?name|(tele)?phone|tel|mobile|fax|address|street|city|town|zip|post(al)?[-_]?code|country|company|organi[sz]ation|url|website|homepage)$/i;

export const formHost = defineCheck({
  id: "form-host",
  severity: "error",
  summary: "Netlify receives the forms of the sites that it hosts, and of no others.",
  explanation:
    "Netlify finds the form in the page when the site is published there. Any other host answers a message with an error page, and it is lost.",
  *checkSite(site) {
    const to = site.config.publish?.to;
    if (to === undefined || to === "netlify") return;
    for (const { settings, path } of contactForms(site)) {
      if (settings.service !== "netlify") continue;
      yield {
        path: [...path, "service"],
        message: `The site is published to "${to}", where Netlify receives no forms, so messages are lost.`,
        hint: "Choose another service, such as formsubmit or formspree, or publish to netlify.",
      };
    }
  },
});
