import { siteWith } from "../fixtures.ts";
import type { Config } from "../site.ts";

export type ContactConfig = NonNullable<NonNullable<Config["forms"]>["contact"]>;
type Field = NonNullable<ContactConfig["fields"]>[number];

/** A site with a contact form of these settings. */
export function withContact(contact: ContactConfig): Config {
  const config = siteWith({ type: "contact", heading: "Write to us" });
  return { ...config, forms: { ...config.forms, contact } };
}

/** A form with these fields, sent to FormSubmit by default. */
export const formOf = (fields: Field[], settings: Partial<ContactConfig> = {}): ContactConfig =>
  ({
    service: "formsubmit",
    endpoint: "https://formsubmit.co/{business.email}",
    fields,
    ...settings,
  }) as ContactConfig;

export const emailField: Field = { type: "email", name: "email", label: "Email", required: true };
