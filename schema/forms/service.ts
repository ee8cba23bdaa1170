import * as z from "zod";
import { withBeginning } from "../fields/beginnings.ts";
import { list, object } from "../fields/fields.ts";
import { formField } from "./fields.ts";

/** A hidden value that a form sends: that of a setting, or a constant. */
type HiddenValue<Setting> = { name: string } & ({ setting: Setting } | { value: string });

/** How a service expects forms, from its documentation. */
export interface Conventions<Setting = string> {
  /** The setting with the address that the form is posted to: the service, or the next page. */
  postsTo: "endpoint" | "next";
  /** Hidden fields, in this order, by the names that the service knows. */
  hidden: readonly HiddenValue<Setting>[];
  /** The query parameters of the form's address. */
  query?: readonly HiddenValue<Setting>[];
  /** Attributes of the form that the service requires. */
  attributes?: Readonly<Record<string, string>>;
  /** The name of the contact form, for services that tell forms apart by it. */
  formName?: string;
  /** The encoding of a form without files; default: the browser's. */
  enctype?: "text/plain";
  /** A hidden field against spam; the service discards messages in which it is filled in. */
  honeypot?: string;
  takesFiles: boolean;
  /** The name that a field of a type needs for the service to recognise it. */
  names?: { email?: string; file?: string };
  /** The company that receives messages, if the address does not show it; null for none. */
  host?: string | null;
}

/** Declares a form service, with what owners call it. */
export function service<const T extends string, const S extends z.ZodRawShape>(
  name: T,
  title: string,
  description: string,
  settings: S,
  conventions: Conventions<keyof S>,
) {
  const schema = object(description, {
    service: z.literal(name).meta({ description, examples: [name] }),
    ...settings,
    fields: withBeginning(
      "formFields",
      list(
        formField,
        "The fields of the form, in order; default: name, email, phone and message.",
        [{ type: "email", name: "email", label: "Email", required: true }],
      ),
    ).optional(),
  }).meta({ title });
  // Callers handle the conventions of all services in the same way.
  return { schema, conventions: conventions as Conventions };
}
