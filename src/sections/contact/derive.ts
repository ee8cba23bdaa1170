import {
  type Fields,
  NO_HOURS,
  type SectionContext,
  type Texts,
  withoutRepeats,
} from "plumbline/kit";
import { type ServiceForm, serviceForm } from "./form.ts";
import type { schema } from "./schema.ts";

/** The contact form in its service's format, with the business's details and map. */
export function deriveContact(
  context: SectionContext,
  { showMap, showDetails }: Pick<Fields<typeof schema>, "showMap" | "showDetails">,
) {
  const { forms, map, facts, address, hours, hoursElsewhere, locations, help, texts } = context;
  const { contact } = forms;
  if (showMap && !map) context.missing("map", "showMap");
  const shownMap = (showMap !== false && map) || null;
  // The section would be only a heading.
  if (!contact && !showDetails && !shownMap) context.missing("forms.contact");
  return {
    form: contact ? serviceForm(contact, standardFields(texts.form), context.absoluteUrl) : null,
    facts,
    address,
    hours: hoursElsewhere() ? NO_HOURS : hours,
    // Left out if empty, to keep the page data small.
    locations: locations.length > 0 ? locations.map(withoutRepeats(hoursElsewhere)) : undefined,
    help,
    map: shownMap,
    privacy: forms.privacy ?? context.firstWith("privacyNotice") ?? null,
  };
}

/** The default fields of a form. */
const standardFields = (words: Texts["form"]): ServiceForm["fields"] => [
  {
    type: "text",
    name: "name",
    label: words.name,
    placeholder: words.namePlaceholder,
    required: true,
  },
  {
    type: "email",
    name: "email",
    label: words.email,
    placeholder: words.emailPlaceholder,
    required: true,
  },
  {
    type: "phone",
    name: "phone",
    label: words.phone,
    placeholder: words.phonePlaceholder,
    required: false,
  },
  {
    type: "longText",
    name: "message",
    label: words.message,
    placeholder: words.messagePlaceholder,
    required: true,
  },
];
