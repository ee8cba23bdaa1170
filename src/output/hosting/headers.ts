import { ASSETS, SHARE_IMAGES } from "../../model/addresses.ts";
import { FEED_TYPE } from "../../model/news.ts";
import { contentSecurityPolicy, permissionsPolicy } from "./policy.ts";
import type { Services } from "./services.ts";

/** Response headers for all addresses that a path matches; `*` at its end matches any rest. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** Browsers revalidate pages on each visit; some hosts do this by default. */
export const REVALIDATE: [name: string, value: string] = ["Cache-Control", "no-cache"];

/** What servers compress while they send it. */
export const TEXT_TYPES =
  "text/css text/plain text/javascript application/javascript application/json " +
  "application/xml application/atom+xml image/svg+xml";

/** Files whose name changes with their content. */
const IMMUTABLE = [`${ASSETS}/*`, `${SHARE_IMAGES}/*`];

/** Whether a file, by its address, is another one wherever its content is. */
export const isImmutable = (url: string): boolean =>
  IMMUTABLE.some((path) => url.startsWith(path.slice(0, -1)));

/**
 * Whether visitors get a file at its address, unlike files for servers and the page for unknown addresses.
 */
export const isRequestable = (path: string): boolean =>
  !/(^|\/)\.|^_|^404\.html$|\/404\.html$|\.(br|gz)$|^vercel\.json$/.test(path);

const YEAR = 31_536_000;

/**
 * The response headers of a site. No two rules set the same header, since hosts disagree on the
 * result. `siteUrl` decides whether browsers must use https; `feeds` are the addresses of feeds.
 */
export function headerRules(
  services: Services,
  siteUrl: string,
  feeds: readonly string[] = [],
): HeaderRule[] {
  const isSecure = siteUrl.startsWith("https:");
  return [
    {
      path: "/*",
      headers: [
        ["Content-Security-Policy", contentSecurityPolicy(services)],
        ["Permissions-Policy", permissionsPolicy(services)],
        ["Referrer-Policy", "strict-origin-when-cross-origin"],
        ["Cross-Origin-Opener-Policy", "same-origin"],
        ["Cross-Origin-Resource-Policy", "same-origin"],
        ["X-Content-Type-Options", "nosniff"],
        // For browsers without frame-ancestors.
        ["X-Frame-Options", "DENY"],
        // Without subdomains: they are not ours to decide about.
        ...(isSecure
          ? [["Strict-Transport-Security", `max-age=${2 * YEAR}`] satisfies [string, string]]
          : []),
      ],
    },
    ...feeds.map(
      (path): HeaderRule => ({ path, headers: [["Content-Type", `${FEED_TYPE}; charset=utf-8`]] }),
    ),
    ...IMMUTABLE.map(
      (path): HeaderRule => ({
        path,
        headers: [["Cache-Control", `public, max-age=${YEAR}, immutable`]],
      }),
    ),
  ];
}
