import {
  type Fields,
  NO_HOURS,
  type SectionContext,
  standardFields,
  withoutRepeats,
} from "plumbline/kit";
import { serviceForm } from "./form.ts";
import type { schema } from "./schema.ts";

/** The contact form in its service's format, with the business's details and map. */
export function deriveContact(
  context: SectionContext,
  { form, showMap, showDetails }: Pick<Fields<typeof schema>, "form" | "showMap" | "showDetails">,
) {
  const { forms, map, facts, address, hours, hoursElsewhere, locations, help, texts } = context;
  const settings = form === undefined ? forms.contact : forms.more?.[form];
  if (form !== undefined && !settings) reportForm(form, context);
  if (showMap && !map) context.missing("map", "showMap");
  const shownMap = (showMap !== false && map) || null;
  // The section would be only a heading.
  if (form === undefined && !settings && !showDetails && !shownMap)
    context.missing("forms.contact");
  return {
    formModel: settings
      ? serviceForm(settings, standardFields(texts.form), context.absoluteUrl, form)
      : null,
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

function reportForm(form: string, { forms, fault }: SectionContext): void {
  const names = Object.keys(forms.more ?? {});
  fault(
    "missing-key",
    `There is no form "${form}" under "forms" › "more".`,
    names.length > 0
      ? `The names there are ${names.join(", ")}. Without "form", the section shows the form under "forms" › "contact".`
      : `Add it there: "more": { ${JSON.stringify(form)}: { "service": … } }.`,
    "form",
  );
}
