import { ASSETS } from "../../model/addresses.ts";
import type { Redirect } from "../../model/redirects.ts";
import { type HeaderRule, REVALIDATE, TEXT_TYPES } from "./headers.ts";
import { withTitle } from "./redirects.ts";
import { apacheRedirects } from "./server-redirects.ts";

/**
 * The file that Apache reads on shared hosting. A module may be missing there, and a directive that the host
 * does not allow turns every page into an error. So all directives only need `AllowOverride FileInfo`.
 */
export const htaccess = (rules: readonly HeaderRule[], redirects: readonly Redirect[]): string =>
  [
    "# For Apache, which reads this by itself: upload it with the rest. FTP programs may hide its name.",
    "ErrorDocument 403 /404.html",
    "ErrorDocument 404 /404.html",
    "AddDefaultCharset utf-8",
    "",
    ...within("rewrite", addresses(redirects), within("mime", TWINS)),
    "",
    ...within("mime", TYPES),
    "",
    ...within("filter", within("brotli", BROTLI), within("deflate", DEFLATE)),
    "",
    ...within("setenvif", marks(rules)),
    "",
    ...within("headers", headers(rules)),
    "",
  ].join("\n");

/** Lines for servers that have a module. */
const within = (module: string, ...blocks: string[][]) => [
  `<IfModule mod_${module}.c>`,
  ...blocks.flat().map((line) => (line === "" ? "" : `  ${line}`)),
  "</IfModule>",
];

/** A file's name without an optional trailing slash, as `%1` in the following lines. */
const PLACE = 'RewriteCond %{REQUEST_FILENAME} "^(.+?)/?$"';

const addresses = (redirects: readonly Redirect[]): string[] => [
  "RewriteEngine On",
  "RewriteBase /",
  "",
  "# Names that begin with a dot are not for visitors, except .well-known.",
  "RewriteOptions AllowNoSlash",
  'RewriteRule "(^|/)\\.(?!well-known(/|$))" - [R=404,L]',
  "",
  ...withTitle("# Old addresses redirect to new ones.", apacheRedirects(redirects)),
  "# The home page is index.html, even if the host looks for another file first, such as index.php.",
  'RewriteRule "^$" /index.html [L]',
  "",
  "# Addresses have no index.html and no trailing slash. Apache itself adds a slash for a folder.",
  'RewriteCond %{THE_REQUEST} "^[A-Z]+ /+index\\.html[ ?]"',
  'RewriteRule "^index\\.html$" / [R=301,L]',
  "RewriteCond %{REQUEST_FILENAME} !-d",
  PLACE,
  "RewriteCond %1.html -f",
  'RewriteRule "^([\\w\\x80-\\xff].*)/$" /$1 [R=301,L]',
  "",
  "# The page /news is the file news.html, even beside a folder news.",
  'RewriteCond %{REQUEST_URI} "!\\.html$"',
  "RewriteCond %{REQUEST_FILENAME} !-f",
  PLACE,
  "RewriteCond %1.html -f",
  'RewriteRule "^(.+?)/?$" /$1.html [L]',
  "",
  "# The contents of folders are not listed.",
  "RewriteCond %{REQUEST_FILENAME} -d",
  ...["html", "htm", "php"].map((end) => `RewriteCond %{REQUEST_FILENAME}/index.${end} !-f`),
  'RewriteRule "." - [R=404,L]',
];

const twin = (encoding: string, end: string) => [
  `RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b"`,
  `RewriteCond %{REQUEST_FILENAME}.${end} -f`,
  `RewriteRule "^(${ASSETS.slice(1)}/.+\\.js)$" /$1.${end} [L]`,
];

/** Scripts are also stored compressed, under the same name with another extension. */
const TWINS = [
  "",
  ...twin("br", "br"),
  ...twin("gzip", "gz"),
  '<FilesMatch "\\.js\\.(br|gz)$">',
  "  ForceType text/javascript",
  "  AddEncoding br .br",
  "  AddEncoding gzip .gz",
  ...within("env", ["SetEnv no-brotli 1", "SetEnv no-gzip 1"]).map((line) => `  ${line}`),
  "</FilesMatch>",
];

/** Types that older servers do not know. */
const TYPES = [
  "AddType text/javascript .js",
  "AddType image/avif .avif",
  "AddType image/webp .webp",
  "AddType image/svg+xml .svg",
  "AddType font/woff2 .woff2",
  "AddType text/vtt .vtt",
];

const BROTLI = [`AddOutputFilterByType BROTLI_COMPRESS text/html ${TEXT_TYPES}`];
const DEFLATE = [`AddOutputFilterByType DEFLATE text/html ${TEXT_TYPES}`];

/** Sets the headers of an address, and whether browsers cache it differently from pages. */
const marks = (rules: readonly HeaderRule[]) =>
  rules.slice(1).map(({ path, headers }, index) => {
    const isKept = headers.some(([name]) => name === REVALIDATE[0]);
    return `SetEnvIf Request_URI "${pattern(path)}" rule_${index + 1}${isKept ? " kept" : ""}`;
  });

const pattern = (path: string) => {
  const start = path.replace(/\*$/, "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return `^${start}${path.endsWith("*") ? "" : "$"}`;
};

/**
 * Apache has a separate list of headers for errors, and the server may have set the same headers. Each is
 * removed from one list and added to the other, so that none is sent twice.
 */
function headers([everywhere, ...others]: readonly HeaderRule[]): string[] {
  const always = (name: string, value: string, condition = "") => [
    `Header unset ${name}${condition}`,
    `Header always set ${name} ${quoted(value)}${condition}`,
  ];
  return [
    ...(everywhere?.headers ?? []).flatMap(([name, value]) => always(name, value)),
    ...always(...REVALIDATE, " env=!kept"),
    ...others.flatMap((rule, index) =>
      rule.headers.map(
        ([name, value]) => `Header set ${name} ${quoted(value)} env=rule_${index + 1}`,
      ),
    ),
    '<FilesMatch "\\.js(\\.(br|gz))?$">',
    "  Header merge Vary Accept-Encoding",
    "</FilesMatch>",
    "# Apache adds the compression to the ETag, and has to ignore it in requests.",
    'RequestHeader edit* If-None-Match "-(br|gzip)\\"" "\\""',
  ];
}

/** A value in which no character has a meaning for Apache. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&").replace(/%/g, "%%")}"`;
