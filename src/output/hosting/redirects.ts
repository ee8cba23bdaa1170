import { decodedPath, encodedPath } from "../../model/addresses.ts";
import { isPattern, patternStem, type Redirect, splitAddress } from "../../model/redirects.ts";

/** The address of a file that Netlify, Cloudflare Pages and GitLab Pages read, and our preview. */
export const REDIRECTS_URL = "/_redirects";

/** The encoded target of a redirect; braces have a meaning to servers. */
export const sentTo = ({ to }: Redirect): string =>
  to.startsWith("/") ? encodedPath(decodedPath(to)) : to.replace(/[{}]/g, encodeURIComponent);

/**
 * An old address may also be a page, for hosts without redirects. Netlify then shows the page,
 * unless the redirect is forced (`301!`). Cloudflare always redirects, and skips lines with that
 * ending, so the file contains lines for both. Cloudflare, unlike Netlify, distinguishes an address
 * with a trailing slash. Netlify may ignore case, so an old address that differs from a page only
 * in case can be that page.
 */
export const redirectsFile = (redirects: readonly Redirect[], pages: readonly string[]): string => {
  const below = new Set(pages);
  const ofPages = new Set(pages.map((path) => path.toLowerCase()));
  return redirects
    .flatMap((redirect) => {
      const { path, query } = splitAddress(redirect.from);
      const to = sentTo(redirect);
      const old = encodedPath(path);
      if (isPattern(path)) {
        const stem = patternStem(path);
        const kept = isPattern(to) ? `${patternStem(to)}/:splat` : to;
        // Cloudflare also matches the page itself with a trailing slash.
        const itself = below.has(stem) ? [`${encodedPath(stem)}/ ${encodedPath(stem)} 301`] : [];
        return [...itself, `${encodedPath(path)} ${kept} 301`];
      }
      if (query.length > 0) {
        const asked = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
        return `${old} ${asked.join(" ")} ${to} 301!`;
      }
      const forced = ofPages.has(path.toLowerCase()) ? [] : [`${old} ${to} 301!`];
      return [...forced, `${old} ${to} 301`, ...(isFile(path) ? [] : [`${old}/ ${to} 301`])];
    })
    .map((line) => `${line}\n`)
    .join("");
};

const encoded = encodeURIComponent;

const isFile = (path: string) => /\.[^./]+$/.test(path);

/**
 * Vercel removes `.html` from addresses before it applies these rules. It should only remove a trailing slash
 * if no redirect matches, so that each redirect takes one step.
 */
export const vercelRedirects = (redirects: readonly Redirect[]): object[] => [
  ...redirects.map((redirect) => {
    const { path, query } = splitAddress(redirect.from);
    const to = sentTo(redirect);
    const has = query.map(([key, value]) => ({
      type: "query",
      key,
      ...(value !== "" && { value: literal(value) }),
    }));
    return {
      ...(isPattern(path)
        ? vercelPattern({ ...redirect, to })
        : { source: orWithSlash(path.replace(/\.html$/, "")), destination: to }),
      ...(has.length > 0 && { has }),
      statusCode: 301,
    };
  }),
  { source: "/:path+/", destination: "/:path+", statusCode: 308 },
];

const vercelSource = (path: string) => encodedPath(path).replace(/[:()*+?{}]/g, "\\$&");

const orWithSlash = (path: string) => vercelSource(path) + (path === "/" ? "" : "{/}?");

/** On other hosts, a trailing slash may be part of the matched rest. */
function vercelPattern({ from, to }: Pick<Redirect, "from" | "to">) {
  const isWithin = to.startsWith("/");
  const [find, put] = isWithin ? [":rest+{/}?", ":rest+"] : [":rest(.+)", ":rest"];
  return {
    source: `${vercelSource(patternStem(from))}/${find}`,
    destination: isPattern(to) ? `${patternStem(to)}/${put}` : to,
  };
}

const REGEX = /[.*+?^${}()|[\]\\]/g;

/** A text in which no character has a meaning in regular expressions. */
export const literal = (text: string): string => text.replace(REGEX, "\\$&");

/** Lines under a comment that explains them; empty if there are no lines. */
export const withTitle = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines, ""] : [];
