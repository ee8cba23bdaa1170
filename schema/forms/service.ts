import * as z from "zod";
import { list, object } from "../fields/fields.ts";
import { formField } from "./fields.ts";

/** Something that a form sends by itself: what a setting says, or always the same. */
type Sent<Setting> = { name: string } & ({ setting: Setting } | { value: string });

/** What a service wants of a form, besides the answers of visitors; from its own documentation. */
export interface Conventions<Setting = string> {
  /** What the form is posted to: the address of the service, or the page that comes after. */
  postsTo: "endpoint" | "next";
  /** Hidden fields, in their order, by the names that the service knows. */
  hidden: readonly Sent<Setting>[];
  /** What goes into the query of the address. */
  query?: readonly Sent<Setting>[];
  /** Attributes of the form that the service looks for. */
  attributes?: Readonly<Record<string, string>>;
  /** How the form is encoded where it has no files; as browsers do by themselves if left out. */
  enctype?: "text/plain";
  /** A field that people never see; the service drops what comes with it filled in. */
  honeypot?: string;
  takesFiles: boolean;
  /** What a field of a type has to be called for the service to know it. */
  names?: { email?: string; file?: string };
  /** Who receives the answers, where the address does not tell; null for nobody in between. */
  host?: string | null;
}

/** Declares a form service: its name, what it is, its settings, and its conventions. */
export function service<const T extends string, const S extends z.ZodRawShape>(
  name: T,
  description: string,
  settings: S,
  conventions: Conventions<keyof S>,
) {
  const schema = object(description, {
    service: z.literal(name).meta({ description, examples: [name] }),
    ...settings,
    fields: list(
      formField,
      "What the form asks, in order; left out, it asks for name, email, phone and message.",
      [{ type: "email", name: "email", label: "Email", required: true }],
    ).optional(),
  });
  // All services' conventions are read alike.
  return { schema, conventions: conventions as Conventions };
}
