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

/** No program takes these for one of its options. */
const named = (description: string, example: string) =>
  z
    .string()
    .regex(/^[\w./][\w./-]*$/, "write it as the host does: letters, digits, dots and hyphens")
    .meta({ description, examples: [example] });

const githubPages = place(
  "github-pages",
  'GitHub Pages, by a branch of the repository that this file is in. At GitHub choose it under Settings, Pages, "Deploy from a branch".',
  {
    remote: named("What git calls the repository at GitHub, if not `origin`.", "origin").optional(),
    branch: named("The branch, if not `gh-pages`.", "gh-pages").optional(),
  },
);

const netlify = place("netlify", "Netlify, by its own program, which asks you to log in.", {
  site: named("The site's name there.", "your-business"),
});

const cloudflare = place(
  "cloudflare",
  "Cloudflare Pages, by its own program, which asks you to log in.",
  {
    project: named("The project's name there.", "your-business"),
    branch: named("The project's production branch, if not `main`.", "main").optional(),
  },
);

/** Where `plumbline publish` puts the site. */
export const publish = z.discriminatedUnion("to", [folder, githubPages, netlify, cloudflare]).meta({
  description:
    "Where `plumbline publish` puts the site; start with `to`. Passwords and keys are not written here: they come from the environment, or from the program that sends.",
  examples: [{ to: "folder", path: "/srv/www/site" }],
});

export type PublishSettings = z.output<typeof publish>;
