/** Node's functions for the addresses of files. */

export const fileURLToPath = (url: string | URL): string =>
  decodeURIComponent(new URL(url).pathname);

export const pathToFileURL = (path: string): URL => new URL(`file://${encodeURI(path)}`);

export const domainToASCII = (domain: string): string => new URL(`http://${domain}`).hostname;

/** Browsers only encode names of domains; they show the encoded ones. */
export const domainToUnicode = (domain: string): string => domain;
