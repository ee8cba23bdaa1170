import type { Services } from "./services.ts";

/** What emotion's own style element holds when the app starts: nothing. Rules go in by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** No script may turn a text into markup or code, but for JSON-LD (src/app/apply-head.ts). */
const TRUSTED_TYPES = [
  ["require-trusted-types-for", "'script'"],
  ["trusted-types", "json-ld"],
];

/**
 * The Content Security Policy: nothing is allowed but what the site's pages use. Forms may be sent
 * to exactly the configured addresses.
 */
export function contentSecurityPolicy(services: Services): string {
  const { forms, calls, scripts, frames, fontStylesheets } = services;
  const providers = origins(scripts);
  const directives: string[][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...providers],
    ["style-src", "'self'", EMPTY_STYLE, ...origins(fontStylesheets)],
    // The empty icon of sites that have none is a data: address.
    ["img-src", "'self'", "data:", ...providers],
    // A provider's style sheet does not say beforehand where its fonts lie.
    ["font-src", "'self'", ...(fontStylesheets.length > 0 ? ["https:"] : [])],
    ["connect-src", "'self'", ...calls.map(source), ...providers],
    ["media-src", "'self'"],
    ["frame-src", ...(frames.length > 0 ? origins(frames) : ["'none'"])],
    ["form-action", "'self'", ...forms.map(source)],
    ["frame-ancestors", "'none'"],
    ["base-uri", "'none'"],
    // A provider's script was not written for Trusted Types.
    ...(scripts.length > 0 ? [] : TRUSTED_TYPES),
  ];
  return directives.map((words) => words.join(" ")).join("; ");
}

const origins = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];

/** An address as a policy takes it: without its query, and without what ends a source there. */
function source(url: string): string {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/[;,'"$\s]/g, (character) => encodeURIComponent(character));
  return origin + (path === "/" ? "" : path);
}

/** Features that some script or frame could ask for and no page of a site needs. */
const DENIED = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "usb",
  "xr-spatial-tracking",
] as const;

/** The Permissions-Policy: video may start and maps may fill the screen where the site has them. */
export function permissionsPolicy({ frames, hasVideo }: Services): string {
  const full = origins(frames).map((origin) => `"${origin}"`);
  return [
    ...DENIED.map((feature) => `${feature}=()`),
    `autoplay=${hasVideo ? "(self)" : "()"}`,
    `fullscreen=${full.length > 0 ? `(self ${full.join(" ")})` : "()"}`,
  ].join(", ");
}
