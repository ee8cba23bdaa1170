import { domainToUnicode } from "node:url";

/**
 * Names without a dot, and top-level domains that only this computer or its network resolves (RFC 6761, 6762,
 * 8375 and what routers use).
 */
const OWN_NAMES =
  /^[\w-]+$|\.(localhost|localdomain|local|lan|home|internal|intranet|private|corp|test|invalid|home\.arpa|fritz\.box)$|^fritz\.box$/;

/** Public domains whose names all lead to this computer. */
const LEADING_HERE =
  /(^|\.)(lvh\.me|localtest\.me|localho\.st|vcap\.me|lndo\.site|ddev\.site|nip\.io|sslip\.io|traefik\.me)$/;

/** Addresses of this computer and of private networks (RFC 1918, 3927, 4193, 6598). */
const OWN_NUMBERS =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(\.\d+)+$|^\[(::1?|f[cd].*|fe[89ab].*)\]$/;

/** Whether a host, in the form of `URL`, is this computer or one in its own network. */
export const isPrivateHost = (hostname: string): boolean =>
  [OWN_NAMES, LEADING_HERE, OWN_NUMBERS].some((pattern) => pattern.test(hostname));

/**
 * Encodes a text as a part of an address. A lone surrogate, as in the JSON `"\ud83d"`, cannot be encoded; a
 * replacement character takes its place, as in the site's files.
 */
export const encodeUrlPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));

/** Decodes Punycode: `https://xn--bckerei-5wa.example` is `https://bäckerei.example`. */
export function readableUrl(url: string): string {
  const { hostname } = new URL(url);
  return url.replace(hostname, domainToUnicode(hostname) || hostname);
}
