import { createHash } from "node:crypto";
import type { Services } from "./services.ts";

/** Only JSON-LD may turn a text into script content (src/client/apply-head.ts). */
const TRUSTED_TYPES = [
  ["require-trusted-types-for", "'script'"],
  ["trusted-types", "json-ld"],
];

/**
 * The Content Security Policy. It allows only what the site's pages use. Forms may only be sent to the
 * configured addresses. Each page declares its own styles: servers reload headers at another time than pages,
 * so a new page under an old policy would have no styles.
 */
export function contentSecurityPolicy(services: Services): string {
  const { forms, calls, scripts, iframes, fontStylesheets } = services;
  const providers = origins(scripts);
  const directives: string[][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...providers],
    ["style-src", "'self'", "'unsafe-inline'", ...origins(fontStylesheets)],
    // Sites without an icon have an empty one as a data: address.
    ["img-src", "'self'", "data:", ...providers],
    // The address of a provider's fonts is not known in advance.
    ["font-src", "'self'", ...(fontStylesheets.length > 0 ? ["https:"] : [])],
    ["connect-src", "'self'", ...calls.map(source), ...providers],
    ["media-src", "'self'"],
    ["frame-src", ...(iframes.length > 0 ? origins(iframes) : ["'none'"])],
    ["form-action", "'self'", ...forms.map(source)],
    ["frame-ancestors", "'none'"],
    ["base-uri", "'none'"],
    // A provider's script was not written for Trusted Types.
    ...(scripts.length > 0 ? [] : TRUSTED_TYPES),
  ];
  return directives.map((words) => words.join(" ")).join("; ");
}

/**
 * The policy of a page with these styles, in addition to the header: no other styles, and no style
 * attributes. Emotion's element is empty, since a script inserts its rules; the header allows other
 * style sheets.
 */
export const stylePolicy = (css: string): string =>
  `style-src https: ${[css, ""].map(hash).join(" ")}`;

/** The source expression of a policy for an inline text. */
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const origins = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];

/** An address as a policy source: without its query and the characters that end a source. */
function source(url: string): string {
  const { protocol, origin, pathname } = new URL(url);
  // For a form that opens the mail program, a policy can only name the scheme.
  if (protocol === "mailto:") return protocol;
  const path = pathname.replace(/[;,'"$\s]/g, (character) => encodeURIComponent(character));
  return origin + (path === "/" ? "" : path);
}

/** Permissions that a script or iframe could request and no page of a site needs. */
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

const quoted = (urls: readonly string[]) => origins(urls).map((origin) => `"${origin}"`);

/** The Permissions-Policy: video may start and maps may fill the screen where the site has them. */
export function permissionsPolicy({ iframes, players, hasVideo }: Services): string {
  const full = quoted(iframes);
  const playing = [...(hasVideo || players.length > 0 ? ["self"] : []), ...quoted(players)];
  return [
    ...DENIED.map((feature) => `${feature}=()`),
    `autoplay=(${playing.join(" ")})`,
    `fullscreen=${full.length > 0 ? `(self ${full.join(" ")})` : "()"}`,
  ].join(", ");
}
