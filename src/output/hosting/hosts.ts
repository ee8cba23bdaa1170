import { encodedPath } from "../../model/addresses.ts";
import type { Redirect } from "../../model/redirects.ts";
import { htaccess } from "./apache.ts";
import { type HeaderRule, REVALIDATE, TEXT_TYPES } from "./headers.ts";
import { REDIRECTS_URL, redirectsFile, vercelRedirects, withTitle } from "./redirects.ts";
import { caddyRedirects, nginxRedirects } from "./server-redirects.ts";

/** A file for a host, by its address in the built site. */
interface HostFile {
  url: string;
  data: string;
}

/** The folder of files that servers read and never serve. */
export const SERVER_DIR = "/.hosting";

type Host = "netlify" | "vercel" | "apache" | "nginx" | "caddy";

/**
 * The content of a host's file; an empty one is not written. `pages` are the paths of all pages.
 */
type Writer = (
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  pages: readonly string[],
) => string;

/**
 * The same headers, clean addresses and redirects for each kind of host, by the addresses of the files. A
 * missing one is a type error. Cloudflare Pages reads Netlify's files.
 */
const HOSTS: Record<Host, Record<string, Writer>> = {
  netlify: {
    "/_headers": headersFile,
    [REDIRECTS_URL]: (_, redirects, pages) => redirectsFile(redirects, pages),
  },
  vercel: { "/vercel.json": vercelJson },
  apache: { "/.htaccess": htaccess },
  nginx: { [`${SERVER_DIR}/nginx.conf`]: nginxConf },
  caddy: { [`${SERVER_DIR}/Caddyfile`]: caddyfile },
};

/** The addresses of all reusable files. */
export const HOST_FILES: readonly string[] = Object.values(HOSTS).flatMap(Object.keys);

/** `redirects` already have their final targets, in match order. */
export const hostFiles = (
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  pages: readonly string[] = [],
): HostFile[] =>
  Object.values(HOSTS)
    .flatMap((files) => Object.entries(files))
    .map(([url, write]) => ({ url, data: write(rules, redirects, pages) }))
    .filter(({ data }) => data !== "");

const lines = (...parts: string[]) => `${parts.join("\n")}\n`;

function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => [
    encodedPath(path),
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return lines(...blocks.flat());
}

function vercelJson(rules: readonly HeaderRule[], all: readonly Redirect[]): string {
  const headers = rules.map((rule) => ({
    source: encodedPath(rule.path).replace(/\*$/, "(.*)"),
    headers: rule.headers.map(([key, value]) => ({ key, value })),
  }));
  const redirects = vercelRedirects(all);
  return lines(JSON.stringify({ cleanUrls: true, redirects, headers }, null, 2));
}

/** All headers of a path, for servers that do not combine the rules that match. */
function allHeaders(rule: HeaderRule, [everywhere]: readonly HeaderRule[]): HeaderRule["headers"] {
  const headers = [...(rule === everywhere ? [] : (everywhere?.headers ?? [])), ...rule.headers];
  return headers.some(([name]) => name === REVALIDATE[0]) ? headers : [...headers, REVALIDATE];
}

/**
 * An address with a trailing slash to remove. The rest begins with a letter or a digit, like paths of pages:
 * browsers take `/\evil.example`, or a tab between two slashes, for the name of a host. Letters beyond ASCII
 * are bytes to nginx, and characters to Caddy.
 */
const withSlash = (letter: string) => `^/([\\w${letter}].*)/$`;
const NGINX_LETTER = "\\x80-\\xff";
const CADDY_LETTER = "\\pL";

function nginxConf(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const locations = rules.map((rule) => {
    const path = rule.path.replace(/\*$/, "");
    const isFile = path !== "/" && !rule.path.endsWith("*");
    const match = path === "/" ? "/" : `${isFile ? "=" : "^~"} ${path}`;
    const headers = allHeaders(rule, rules).map(([name, value]) =>
      // The response already has this header, which `add_header` would not replace.
      name === "Content-Type"
        ? `types {} default_type ${quoted(value)};`
        : `add_header ${name} ${quoted(value)} always;`,
    );
    const find = path === "/" ? "$uri $uri.html $uri/index.html" : "$uri";
    return { match, content: [`try_files ${find} =404;`, ...headers] };
  });
  return lines(
    "# For nginx: put this line into the server block that has the site's folder as its root:",
    "#   include /path/to/site/.hosting/nginx.conf;",
    "",
    "gzip on;",
    "gzip_static on;",
    "gzip_vary on;",
    "gzip_min_length 256;",
    `gzip_types ${TEXT_TYPES};`,
    "error_page 404 /404.html;",
    "",
    "absolute_redirect off;",
    "",
    ...withTitle(
      "# Old addresses redirect to new ones.",
      nginxRedirects(redirects, locations.find(({ match }) => match === "/")?.content ?? []),
    ),
    "# Addresses have no trailing slash, and no index.html.",
    `location ~ ${withSlash(NGINX_LETTER)} {`,
    "  rewrite ^(.+)/$ $1 permanent;",
    "}",
    "rewrite ^/index\\.html$ / permanent;",
    "",
    "# Names that begin with a dot are not for visitors, except .well-known.",
    lines(`if ($uri ~ "/\\.(?!well-known(/|$))") {`, "  return 404;", "}"),
    locations
      .map(({ match, content }) =>
        lines(`location ${match} {`, ...content.map((line) => `  ${line}`), "}"),
      )
      .join("\n"),
  );
}

/** nginx has no escape for a dollar sign, and these values never contain one. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

function caddyfile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const blocks = rules.map((rule, index) => {
    const headers = allHeaders(rule, rules).map(([name, value]) => `    ${name} ${quoted(value)}`);
    // The first rule applies to everything that no other rule matches.
    const others = rules.slice(1).map(({ path }) => path);
    const matcher =
      index === 0
        ? lines("  @0 {", `    not path ${others.join(" ")}`, "  }").trimEnd()
        : `  @${index} path ${rule.path}`;
    return lines(matcher, `  header @${index} {`, ...headers, "  }");
  });
  return lines(
    "# For Caddy: import this file and use it in the site's block:",
    "#   import /path/to/site/.hosting/Caddyfile",
    "#   www.your-domain.example {",
    "#     root * /path/to/site",
    "#     import plumbline",
    "#   }",
    "(plumbline) {",
    "  encode zstd gzip",
    "  redir /index.html / permanent",
    // Its regular expressions have no lookahead, so this matches each part of an address.
    "  @hidden not path_regexp ^(/(\\.well-known|[^./][^/]*))*/?$",
    "  error @hidden 404",
    // There may be a page at an old address, which is found after them.
    "  route {",
    ...caddyRedirects(redirects).map((line) => `    ${line}`),
    `    @slash path_regexp ${withSlash(CADDY_LETTER)}`,
    "    route @slash {",
    "      uri strip_suffix /",
    "      redir * {uri} permanent",
    "    }",
    "    try_files {path} {path}.html {path}/index.html",
    "  }",
    "  file_server {",
    "    precompressed br gzip",
    "  }",
    "  handle_errors {",
    "    rewrite * /404.html",
    // A missing file may exist tomorrow, even below a path that is cached forever.
    `    header ${REVALIDATE.join(" ")}`,
    "    file_server",
    "  }",
    blocks.join("\n").trimEnd(),
    "}",
  );
}
