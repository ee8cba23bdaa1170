import { groupBy } from "../../lib/lists.ts";
import { decodedPath, encodedPath } from "../../model/addresses.ts";
import { isPattern, patternStem, type Redirect, splitAddress } from "../../model/redirects.ts";
import { literal, sentTo } from "./redirects.ts";

/** The parts of a redirect that servers need. */
interface Parts {
  /** The decoded old address; of a pattern, the part before `/*`. */
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  isPattern: boolean;
  /**
   * The encoded target without its anchor; if the redirect appends the rest of the address, the part before
   * it.
   */
  to: string;
  anchor: string;
  keepsRest: boolean;
  /** Whether to keep a visitor's query: not if `to` or the old address has one. */
  keepsQuery: boolean;
  /** Whether it leads to a page of this site, whose path has no trailing slash. */
  isWithin: boolean;
}

function partsOfRedirect(redirect: Redirect): Parts {
  const { path, query } = splitAddress(redirect.from);
  const keepsRest = isPattern(redirect.to);
  const sent = sentTo(redirect);
  const [to = "", anchor] = (keepsRest ? `${patternStem(sent)}/` : sent).split("#");
  return {
    path: isPattern(path) ? patternStem(path) : path,
    query,
    isPattern: isPattern(path),
    to,
    anchor: anchor === undefined ? "" : `#${anchor}`,
    keepsRest,
    keepsQuery: query.length === 0 && !to.includes("?"),
    isWithin: redirect.to.startsWith("/"),
  };
}

/** A regular expression for a query with these names and values, in any order and among others. */
const asking = (query: Parts["query"]): string =>
  `^${query.map((pair) => `(?=(.*&)?${asked(pair)}(&|$))`).join("")}`;

/** A parameter without a value may have an equals sign or not. */
const asked = ([name, value]: readonly [string, string]) =>
  `${asSent(name)}${value === "" ? "=?" : `=${asSent(value)}`}`;

/** Characters may be percent-encoded or not. */
const asSent = (text: string): string =>
  text.replace(/[^\w-]/gu, (sign) => {
    const forms = [sign === " " ? "+" : sign, encodeURIComponent(sign)];
    return `(${forms.map(literal).join("|")})`;
  });

/**
 * In .htaccess files Apache compares the path below the folder, and only its own % variables have a
 * meaning.
 */
export const apacheRedirects = (redirects: readonly Redirect[]): string[] =>
  redirects.map(partsOfRedirect).flatMap((parts) => {
    const { path, query, to, anchor } = parts;
    const find = (end: string) =>
      `RewriteRule ${apacheQuoted(`^${literal(path.slice(1))}${end}$`)}`;
    // Apache searches a folder's files by internal requests, which must not be redirected.
    const flags = query.length > 0 ? "[R=301,L,NS,NE,QSD]" : "[R=301,L,NS,NE]";
    const put = (more = "") => `"${escaped(to)}${more}${escaped(anchor)}" ${flags}`;
    if (parts.keepsRest) {
      const from = find(parts.isWithin ? "/(.+?)/?" : "/(.+)");
      // Apache percent-encodes the rest of the address, and the part before it.
      return `${from} "${escaped(decodedPath(to))}$1" [R=301,L,NS]`;
    }
    const from = find(parts.isPattern ? "/.+" : path === "/" ? "" : "/?");
    const when = (condition: string) => `RewriteCond %{QUERY_STRING} ${apacheQuoted(condition)}`;
    if (query.length > 0) return [when(asking(query)), `${from} ${put()}`];
    // By default Apache adds the query after the anchor.
    const before = parts.keepsQuery && anchor ? [when("(.+)"), `${from} ${put("?%1")}`] : [];
    return [...before, `${from} ${put()}`];
  });

const escaped = (text: string) => text.replace(/[$%]/g, "\\$&");

/**
 * An expression in quotes. Apache takes a quotation mark within them for the end, and then responds with an
 * error for all pages.
 */
const apacheQuoted = (expression: string) => `"${expression.replaceAll('"', "\\x22")}"`;

const inQuotes = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/**
 * nginx looks up addresses and patterns in a table, so their number does not matter. `page` has the lines for
 * other requests if the query decides.
 */
export function nginxRedirects(redirects: readonly Redirect[], page: readonly string[]): string[] {
  const all = redirects.map(partsOfRedirect);
  const single = groupBy(
    all.filter((each) => !each.isPattern),
    ({ path }) => path,
  );
  return [
    ...[...single].flatMap(([path, found]) => nginxLocations(path, found, page)),
    ...all.filter((each) => each.isPattern).flatMap(nginxPattern),
  ];
}

const nginxTo = (text: string) => text.replace(/\$/g, "%24");

function nginxReturn({ to, anchor, keepsQuery }: Parts): string {
  const query = keepsQuery ? "$is_args$args" : "";
  return `return 301 ${inQuotes(nginxTo(to) + query + nginxTo(anchor))};`;
}

/** The same with a trailing slash, which would otherwise first be redirected to the address without one. */
function nginxLocations(path: string, found: readonly Parts[], page: readonly string[]): string[] {
  const asked = found
    .filter(({ query }) => query.length > 0)
    .map((each) => `if ($args ~ ${inQuotes(asking(each.query))}) { ${nginxReturn(each)} }`);
  const plain = found.find(({ query }) => query.length === 0);
  const block = (address: string, last: readonly string[]) =>
    asked.length === 0 && last.length === 1
      ? [`location = ${inQuotes(address)} { ${last.join(" ")} }`]
      : [
          `location = ${inQuotes(address)} {`,
          ...[...asked, ...last].map((line) => `  ${line}`),
          "}",
        ];
  if (path === "/") return block(path, page);
  const itself = `return 301 ${inQuotes(`${nginxTo(encodedPath(path))}$is_args$args`)};`;
  return [
    ...block(path, plain ? [nginxReturn(plain)] : page),
    ...block(`${path}/`, [plain ? nginxReturn(plain) : itself]),
  ];
}

/** An address with the same beginning but no slash after it is different. */
function nginxPattern(parts: Parts): string[] {
  const { path, to, keepsRest, isWithin } = parts;
  const find = `^${literal(path)}/${isWithin ? "(.+?)/?" : "(.+)"}$`;
  const itself = `return 301 ${inQuotes(`${nginxTo(encodedPath(path))}$is_args$args`)};`;
  const lead = keepsRest
    ? [`rewrite ${inQuotes(find)} ${inQuotes(`${nginxTo(to)}$1`)} permanent;`, itself]
    : [`if ($uri = ${inQuotes(`${path}/`)}) { ${itself} }`, nginxReturn(parts)];
  return [`location ^~ ${inQuotes(`${path}/`)} {`, ...lead.map((line) => `  ${line}`), "}"];
}

/** To Caddy a backslash is an ordinary character, except before a quotation mark. */
const asToken = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** The query of an address with its `?`; Caddy's placeholder lacks the `?`. */
const CADDY_QUERY = "{plumbline_query}";

/** Only in a `route` does Caddy keep the written order. */
export const caddyRedirects = (redirects: readonly Redirect[]): string[] =>
  redirects.length === 0
    ? []
    : [
        `map {query} ${CADDY_QUERY} {`,
        '  "" ""',
        '  default "?{query}"',
        "}",
        ...redirects.map(partsOfRedirect).flatMap(caddyRedirect),
      ];

function caddyRedirect(parts: Parts, index: number): string[] {
  const { path, query, to, anchor, keepsQuery } = parts;
  const name = `redirect_${index}`;
  const full = asToken(`${to}${keepsQuery ? CADDY_QUERY : ""}${anchor}`);
  if (parts.keepsRest)
    return [
      `@${name} path_regexp ${asToken(`^${literal(path)}/.+$`)}`,
      `route @${name} {`,
      `  uri strip_prefix ${asToken(path)}`,
      ...(parts.isWithin ? ["  uri strip_suffix /"] : []),
      // The rest of the address keeps its percent-encoding and its query.
      `  redir * ${asToken(`${to.slice(0, -1)}{uri}`)} permanent`,
      "}",
    ];
  const [first, ...others] = query.map((pair) => `query ${asToken(pair.join("="))}`);
  return [
    `@${name} {`,
    `  ${caddyPath(parts)}`,
    ...(first ? [`  ${first}`] : []),
    "}",
    ...caddyIf(name, others, full),
  ];
}

/** Some versions of Caddy accept one of several names and values in a list. */
function caddyIf(name: string, [first, ...others]: readonly string[], to: string): string[] {
  if (first === undefined) return [`redir @${name} ${to} permanent`];
  const inner = [
    `@${name}_${others.length} ${first}`,
    ...caddyIf(`${name}_${others.length}`, others, to),
  ];
  return [`route @${name} {`, ...inner.map((line) => `  ${line}`), "}"];
}

/** Caddy's matchers ignore case, and decode some characters differently there. */
function caddyPath({ path, isPattern }: Parts): string {
  if (isPattern) return `path_regexp ${asToken(`^${literal(path)}/.+$`)}`;
  if (path === "/") return "path /";
  return /[[\]%]/.test(path) || path !== path.toLowerCase()
    ? `path_regexp ${asToken(`^${literal(path)}/?$`)}`
    : `path ${asToken(path)} ${asToken(`${path}/`)}`;
}
