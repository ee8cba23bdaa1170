import { wirePath, writtenPath } from "../model/addresses.ts";
import { isPattern, type Redirect, stemOf } from "../model/redirects.ts";

/** The address of a file that Netlify, Cloudflare Pages and GitLab Pages read, and our preview. */
export const REDIRECTS_URL = "/_redirects";

/** Where a redirect leads, as it is sent. */
export const sentTo = ({ to }: Redirect): string =>
  to.startsWith("/") ? wirePath(writtenPath(to)) : to;

/** How hosts write what a pattern's `*` stands for: where it is looked for, and where it is put in. */
interface RestForm {
  find: string;
  put: string;
}

const withRest = ({ from, to }: Redirect, { find, put }: RestForm) => ({
  from: `${stemOf(from)}/${find}`,
  to: isPattern(to) ? `${stemOf(to)}/${put}` : undefined,
});

/**
 * There is a page at each old address, for hosts that know no redirects; where it is, Netlify shows that,
 * unless it is told to redirect in any case (`301!`). Cloudflare always redirects, and passes over lines
 * that end so: what each reads first it can read.
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap((redirect) => {
      if (!isPattern(redirect.from)) {
        const line = `${wirePath(redirect.from)} ${sentTo(redirect)}`;
        return [`${line} 301!`, `${line} 301`];
      }
      const { to } = withRest(redirect, { find: "*", put: ":splat" });
      return `${wirePath(redirect.from)} ${to === undefined ? sentTo(redirect) : wirePath(to)} 301`;
    })
    .map((line) => `${line}\n`)
    .join("");

/** Vercel takes `.html` off addresses before it looks here. */
export const vercelRedirects = (redirects: readonly Redirect[]): object[] =>
  redirects.map((redirect) => {
    const form = { find: ":rest+", put: ":rest+" };
    const source = (path: string) => wirePath(path).replace(/[:()*+?]/g, "\\$&");
    const { to } = isPattern(redirect.from) ? withRest(redirect, form) : { to: undefined };
    return {
      source: isPattern(redirect.from)
        ? `${source(stemOf(redirect.from))}/${form.find}`
        : source(redirect.from.replace(/\.html$/, "")),
      destination: to === undefined ? sentTo(redirect) : wirePath(to),
      statusCode: 301,
    };
  });

const REGEX = /[.*+?^${}()|[\]\\]/g;
const literal = (text: string) => text.replace(REGEX, "\\$&");

/** In a folder's file Apache compares what follows the folder, and knows no `%` but its own. */
export const apacheRedirects = (redirects: readonly Redirect[]): string[] =>
  redirects.map((redirect) => {
    const escaped = (text: string) => text.replace(/[$%]/g, "\\$&");
    const find = (path: string, end: string) => `"^${literal(path.slice(1))}${end}$"`;
    if (!isPattern(redirect.from))
      return `RewriteRule ${find(redirect.from, "/?")} "${escaped(sentTo(redirect))}" [R=301,L,NE]`;
    const { to } = withRest(redirect, { find: "", put: "" });
    const from = find(`${stemOf(redirect.from)}/`, "(.+)");
    // What stands for the rest is written in per cent signs by Apache, and so is what is before it.
    return to === undefined
      ? `RewriteRule ${from} "${escaped(sentTo(redirect))}" [R=301,L,NE]`
      : `RewriteRule ${from} "${escaped(to)}$1" [R=301,L]`;
  });

const inQuotes = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** One address after the other costs nginx nothing, however many there are; patterns it tries in turn. */
export const nginxRedirects = (redirects: readonly Redirect[]): string[] =>
  redirects.map((redirect) => {
    const to = sentTo(redirect).replace(/\$/g, "%24");
    if (!isPattern(redirect.from)) {
      const [path, anchor] = to.split("#");
      const full = `${path}$is_args$args${anchor === undefined ? "" : `#${anchor}`}`;
      return `location = ${inQuotes(redirect.from)} { return 301 ${inQuotes(full)}; }`;
    }
    const kept = withRest(redirect, { find: "", put: "" }).to?.replace(/\$/g, "%24");
    const from = `^${literal(stemOf(redirect.from))}/(.+)$`;
    const lead = `rewrite ${inQuotes(from)} ${inQuotes(kept === undefined ? to : `${kept}$1`)} permanent;`;
    // A rewrite outside of a location would come before the addresses that have one of their own.
    return `location ~ ${inQuotes(from)} { ${lead} }`;
  });

/** A backslash is one to Caddy, but before a quotation mark. */
const asToken = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** What follows a `?` in an address, with that; Caddy has a word only for what follows it. */
const CADDY_QUERY = "{plumbline_query}";

/** For a `route`, in which alone Caddy keeps the order in which they are written. */
export const caddyRedirects = (redirects: readonly Redirect[]): string[] =>
  redirects.length === 0
    ? []
    : [
        `map {query} ${CADDY_QUERY} {`,
        '  "" ""',
        '  default "?{query}"',
        "}",
        ...redirects.flatMap(caddyRedirect),
      ];

function caddyRedirect(redirect: Redirect, index: number): string[] {
  const name = `redirect_${index}`;
  const withQuery = (to: string) => {
    const [path = "", anchor] = to.split("#");
    if (path.includes("?")) return asToken(to);
    return asToken(`${path}${CADDY_QUERY}${anchor === undefined ? "" : `#${anchor}`}`);
  };
  const matching = (expression: string) => `@${name} path_regexp ${name} ${asToken(expression)}`;
  const { from } = redirect;
  const to = withQuery(sentTo(redirect));
  if (isPattern(from)) {
    const matched = matching(`^${literal(stemOf(from))}/(.+)$`);
    if (!isPattern(redirect.to)) return [matched, `redir @${name} ${to} permanent`];
    // What is left of the address is as it was sent, in per cent signs, with what follows a `?`.
    const kept = asToken(`${wirePath(stemOf(redirect.to))}{uri}`);
    const strip = `  uri strip_prefix ${asToken(stemOf(from))}`;
    return [matched, `route @${name} {`, strip, `  redir * ${kept} permanent`, "}"];
  }
  // Caddy has other names for these signs where it compares addresses and not expressions.
  if (/[[\]%]/.test(from))
    return [matching(`^${literal(from)}$`), `redir @${name} ${to} permanent`];
  return [`redir ${asToken(from)} ${to} permanent`];
}

/** Lines below what says what they are; nothing if there are none. */
export const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines, ""] : [];
