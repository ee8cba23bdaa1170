import { domainToUnicode } from "node:url";

/** Decodes Punycode: `https://xn--bckerei-5wa.example` is `https://bäckerei.example`. */
export function readableUrl(url: string): string {
  const { hostname } = new URL(url);
  return url.replace(hostname, domainToUnicode(hostname) || hostname);
}
