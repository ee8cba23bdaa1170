import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { counted, formatSize } from "../../lib/amounts.ts";
import { isPattern } from "../../model/redirects.ts";
import { parseHeadersFile } from "../../output/hosting/headers-file.ts";
import { MOST_AT_CLOUDFLARE } from "../../output/hosting/redirect-support.ts";
import type { CheckedSite } from "../../pipeline.ts";
import { listedFiles } from "../diff/built-side.ts";
import { type DoctorResult, resultsIn } from "./result.ts";

const safety = resultsIn("Safety");
const old = resultsIn("Old addresses");
const weight = resultsIn("Weight");

/** The headers that hosts will send with each page. */
export function headerResults(outDir: string): DoctorResult[] {
  const file = join(outDir, "_headers");
  const [everywhere] = existsSync(file) ? parseHeadersFile(readFileSync(file, "utf8")) : [];
  const count = everywhere?.headers.length ?? 0;
  return count === 0
    ? [safety.toDo("The build has no security headers.", "Build the site again.")]
    : [
        safety.ok(
          `${counted(count, "header")} that protect visitors are ready for Netlify, Cloudflare Pages, Vercel, Apache, nginx and Caddy. GitHub Pages sends no custom headers.`,
        ),
      ];
}

/** The redirects, and the limits of hosts. */
export function redirectResults({ redirects }: CheckedSite): DoctorResult[] {
  if (redirects.length === 0)
    return [
      old.note(
        "There are no redirects. If there was a site before this one, visitors and search engines still use its addresses.",
        "Add them under redirects; see “Old addresses” in the guide.",
      ),
    ];
  const patterns = redirects.filter(({ from }) => isPattern(from)).length;
  const isMany =
    patterns > MOST_AT_CLOUDFLARE.patterns ||
    redirects.length - patterns > MOST_AT_CLOUDFLARE.single;
  return [
    old.ok(
      `${counted(redirects.length, "old address redirects", "old addresses redirect")}, ${patterns} of them with everything below. Each host gets its own format; on GitHub Pages a page redirects, but not for addresses with /* or ?.`,
    ),
    ...(isMany
      ? [
          old.note(
            `Cloudflare Pages accepts ${MOST_AT_CLOUDFLARE.single} redirects and ${MOST_AT_CLOUDFLARE.patterns} with /*, and ignores the rest.`,
          ),
        ]
      : []),
  ];
}

/** What hosts limit: developers.cloudflare.com/pages/platform/limits */
const MOST_FILES = 20_000;

/** The number and size of the published files. */
export function sizeResults(outDir: string): DoctorResult[] {
  const files = listedFiles(outDir);
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const limit =
    files.length > MOST_FILES
      ? ` Cloudflare Pages accepts ${MOST_FILES} files without a paid plan.`
      : "";
  const what = `The site is ${counted(files.length, "file")}, ${formatSize(all)} in all.${limit}`;
  return [weight.note(what)];
}
