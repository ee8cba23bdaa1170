import * as z from "zod";
import { literalText, object } from "./fields/fields.ts";

/** One of the places to which a site can go; there are no fields for passwords and keys. */
const place = <const T extends string, const S extends z.ZodRawShape>(
  to: T,
  description: string,
  settings: S,
) => object(description, { to: z.literal(to).meta({ description, examples: [to] }), ...settings });

const folder = place(
  "folder",
  "A folder on this computer, which your own server shows: the site is what the link `current` in it leads to.",
  { path: literalText("The folder, from that of this file.", "/srv/www/site") },
);

/** Where `plumbline publish` puts the site. */
export const publish = z.discriminatedUnion("to", [folder]).meta({
  description:
    "Where `plumbline publish` puts the site; start with `to`. Passwords and keys are not written here: they come from the environment, or from the program that sends.",
  examples: [{ to: "folder", path: "/srv/www/site" }],
});

export type PublishSettings = z.output<typeof publish>;
