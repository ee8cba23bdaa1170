import { findingsOfAll } from "../check.ts";
import { makeConfig, makePage } from "../site.ts";

const pages = ["/", "/about", "/news/roofs"].map((path) => makePage({ path, title: `Of ${path}` }));

/** A site of three pages with these redirects. */
export const redirecting = (...redirects: [from: string, to: string][]) =>
  makeConfig({ pages, redirects: redirects.map(([from, to]) => ({ from, to })) });

/** The reports about redirects, each with its position. */
export async function redirectFindings(...redirects: [from: string, to: string][]) {
  const found = await findingsOfAll(redirecting(...redirects), { "list.pdf": "%PDF-1.4" });
  return found
    .filter(({ path }) => path[0] === "redirects")
    .map(({ rule, excerpt }) => `${rule} ${excerpt}`);
}
