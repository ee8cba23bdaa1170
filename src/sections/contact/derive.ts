import type { SectionContext } from "../../model/section-context.ts";
import type { FormTarget, Literal, ResolvedSection } from "../../model/values.ts";

/** The contact form as the forwarding service wants it, with the business's details and map. */
export function deriveContact(
  context: SectionContext,
  { showMap }: Pick<ResolvedSection<"contact">, "showMap">,
) {
  const { forms, map, facts, address, hours, help } = context;
  const { contact } = forms;
  if (!contact) context.missing("forms.contact");
  if (showMap && !map) context.missing("map", "showMap");
  const form: FormTarget & { honeypot: Literal } = {
    endpoint: contact?.endpoint ?? "",
    hidden: contact
      ? [
          { name: "_subject", value: contact.subject },
          { name: "_captcha", value: String(contact.captcha) },
          { name: "_next", value: context.absoluteUrl(contact.next.href) },
          { name: "_template", value: contact.template },
        ]
      : [],
    honeypot: contact?.honeypot ?? "",
    next: contact?.next.href ?? "",
  };
  return {
    form,
    facts,
    address,
    hours,
    help,
    map: (showMap !== false && map) || null,
    privacy: forms.privacy ?? context.firstWith("privacyNotice") ?? null,
  };
}
