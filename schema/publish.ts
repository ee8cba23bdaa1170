import * as z from "zod";
import { literalText, object } from "./fields/fields.ts";
import { withSpelling } from "./fields/spellings.ts";

/** The settings of one target, with what owners call it. Passwords and keys have no fields. */
const place = <const T extends string, const S extends z.ZodRawShape>(
  to: T,
  title: string,
  description: string,
  settings: S,
) => {
  const kind = z.literal(to).meta({ title: "Where", description, examples: [to] });
  return object(description, { to: kind, ...settings }).meta({ title });
};

const folder = place(
  "folder",
  "A folder on this computer",
  "A folder on this computer. Take it to try the finished site, or if somebody else puts it online from there; a server of your own serves its link `current`.",
  { path: literalText("The folder, relative to this file.", "/srv/www/site") },
);

/** A name that command lines neither split nor read as an option. */
const name = (description: string, example: string) =>
  z
    .string()
    .regex(/^[^\s:/-][^\s:/]*$/, "write the name alone, without spaces, colons and slashes")
    .meta({ description, examples: [example] });

const server = {
  host: withSpelling(
    "host",
    name("The host name of the server, from the provider.", "ssh.your-provider.example"),
  ),
  port: z
    .int()
    .min(1)
    .max(65535)
    .optional()
    .meta({ description: "The port; default: 22.", examples: [2222] }),
  user: name("The user name for the login.", "you"),
  path: literalText(
    "The folder that the server serves, relative to the folder after login.",
    "htdocs",
  ),
};

const sftp = place(
  "sftp",
  "Web space that you rent",
  "Web space that you rent. Take it if your provider gave you a host name, a user name and a password for SFTP, as most do.",
  server,
);

const rsync = place(
  "rsync",
  "A server of your own",
  "A server of your own. Take it if the person who looks after the server says so; this computer needs `rsync` and `ssh`.",
  server,
);

const githubPages = place(
  "github-pages",
  "GitHub Pages",
  'GitHub Pages, from a branch of this repository. Take it if the files of the site are on GitHub already; there, select the branch under Settings, Pages, "Deploy from a branch".',
  {
    remote: name(
      "The git remote of the repository on GitHub; default: `origin`.",
      "origin",
    ).optional(),
    branch: name("The branch; default: `gh-pages`.", "gh-pages").optional(),
  },
);

const netlify = place(
  "netlify",
  "Netlify",
  "Netlify, a service that serves websites. Take it if you have an account there; its command-line program asks you to log in.",
  {
    site: name("The name of the site at Netlify.", "your-business"),
  },
);

const cloudflare = place(
  "cloudflare",
  "Cloudflare Pages",
  "Cloudflare Pages, a service that serves websites. Take it if you have an account there; its command-line program asks you to log in.",
  {
    project: name("The name of the project at Cloudflare.", "your-business"),
    branch: name("The production branch of the project; default: `main`.", "main").optional(),
  },
);

/** The target of `plumbline publish`. */
export const publish = z
  .discriminatedUnion("to", [folder, sftp, rsync, githubPages, netlify, cloudflare])
  .meta({
    description:
      "Where the site is published, so that visitors get it; `to` names the kind of place. Nobody told you which one? Ask the person who set up the site, or your provider: web space that one rents is usually `sftp`. Passwords and keys come from the environment or the program of the service, never from here.",
    examples: [{ to: "folder", path: "/srv/www/site" }],
  });

export type PublishSettings = z.output<typeof publish>;
