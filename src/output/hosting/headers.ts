import { ASSETS, SHARE_IMAGES } from "../../model/addresses.ts";
import { FEED_TYPE } from "../../model/news.ts";
import { contentSecurityPolicy, permissionsPolicy } from "./policy.ts";
import type { Services } from "./services.ts";

/** Response headers for all addresses that a path matches. `*` at its end matches anything. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** Browsers revalidate pages on each visit; some hosts do this by default. */
export const REVALIDATE: [name: string, value: string] = ["Cache-Control", "no-cache"];

/** File types that servers compress on the fly. */
export const TEXT_TYPES =
  "text/css text/plain text/javascript application/javascript application/json " +
  "application/xml application/atom+xml image/svg+xml";

/** Files whose names change with their content. */
const IMMUTABLE = [`${ASSETS}/*`, `${SHARE_IMAGES}/*`];

/** Whether the address of a file changes with its content. */
export const isImmutable = (url: string): boolean =>
  IMMUTABLE.some((path) => url.startsWith(path.slice(0, -1)));

/** Whether visitors can get a file at its address, unlike files for servers and the 404 page. */
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
        // Without subdomains, which may not support https.
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
