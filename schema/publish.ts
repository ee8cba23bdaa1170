import * as z from "zod";
import { literalText, object } from "./fields/fields.ts";
import { spelt } from "./fields/spellings.ts";

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

/** No line of a command takes these for one of its options, or for more than a name. */
const name = (description: string, example: string) =>
  z
    .string()
    .regex(/^[^\s:/-][^\s:/]*$/, "write the name alone, without spaces, colons and slashes")
    .meta({ description, examples: [example] });

const server = {
  host: spelt(
    "host",
    name("The server's name, as the provider gives it.", "ssh.your-provider.example"),
  ),
  port: z
    .int()
    .min(1)
    .max(65535)
    .optional()
    .meta({ description: "The port, if it is not 22.", examples: [2222] }),
  user: name("The name that you log in with there.", "you"),
  path: literalText(
    "The folder that the server shows, from the one that you are in after logging in.",
    "htdocs",
  ),
};

const sftp = place(
  "sftp",
  "Space on a server that takes files by SFTP, such as rented space with Apache.",
  server,
);

const rsync = place(
  "rsync",
  "A server that takes files by rsync, with the `rsync` and `ssh` of this computer.",
  server,
);

const githubPages = place(
  "github-pages",
  'GitHub Pages, by a branch of the repository that this file is in. At GitHub choose it under Settings, Pages, "Deploy from a branch".',
  {
    remote: name("What git calls the repository at GitHub, if not `origin`.", "origin").optional(),
    branch: name("The branch, if not `gh-pages`.", "gh-pages").optional(),
  },
);

const netlify = place("netlify", "Netlify, by its own program, which asks you to log in.", {
  site: name("The site's name there.", "your-business"),
});

const cloudflare = place(
  "cloudflare",
  "Cloudflare Pages, by its own program, which asks you to log in.",
  {
    project: name("The project's name there.", "your-business"),
    branch: name("The project's production branch, if not `main`.", "main").optional(),
  },
);

/** Where `plumbline publish` puts the site. */
export const publish = z
  .discriminatedUnion("to", [folder, sftp, rsync, githubPages, netlify, cloudflare])
  .meta({
    description:
      "Where `plumbline publish` puts the site; start with `to`. Passwords and keys are not written here: they come from the environment, or from the program that sends.",
    examples: [{ to: "folder", path: "/srv/www/site" }],
  });

export type PublishSettings = z.output<typeof publish>;
