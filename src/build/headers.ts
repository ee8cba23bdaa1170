/**
 * Response headers in the `_headers` format of Netlify and Cloudflare Pages. No two rules set the
 * same header: hosts disagree on what happens then.
 */
export const headersFile = (): string => `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
