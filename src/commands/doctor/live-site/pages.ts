import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { counted, firstFew } from "../../../lib/amounts.ts";
import { sampleEvenly } from "../../../lib/lists.ts";
import type { Reply } from "../../../lib/network/client.ts";
import { encodedPath, htmlUrl, NOT_FOUND } from "../../../model/addresses.ts";
import { MANIFEST_URL } from "../../../output/manifest.ts";
import { type BuiltSide, readBuiltSide } from "../../diff/built-side.ts";
import { type DoctorResult, ifAny, resultsIn } from "../result.ts";
import { builtFile, type LiveSite, type Probe, redirectTarget, urlAt } from "./live.ts";

const words = resultsIn("Words and facts");
const safety = resultsIn("Safety");

/** The maximum number of pages to request, sampled from the whole site. */
const MOST = 400;

/** The paths of a site's pages, the home page first. */
const pagePaths = (side: BuiltSide): string[] => [
  "/",
  ...[...side.pages.keys()].filter((path) => path !== "/" && !NOT_FOUND.includes(path)).sort(),
];

interface RequestedPage {
  path: string;
  reply: Reply;
}

/** Apache serves a page with the name of a folder at the folder's address. */
async function requestPage(live: LiveSite, path: string): Promise<RequestedPage> {
  if (path === "/") return { path, reply: live.home };
  const reply = await live.ask(urlAt(live, encodedPath(path)));
  const to = redirectTarget(reply);
  const isSame = to?.origin === live.origin.origin && to.pathname === `${encodedPath(path)}/`;
  return { path, reply: isSame ? await live.ask(to) : reply };
}

/** Whether pages are identical to the build. */
export const pagesProbe: Probe = async (live) => {
  const side = readBuiltSide(live.outDir);
  const paths = pagePaths(side);
  const pages = await Promise.all(sampleEvenly(paths, MOST).map((path) => requestPage(live, path)));
  const missing = pages.filter(({ reply }) => reply.status !== 200);
  const others = pages.filter(
    ({ path, reply }) => reply.status === 200 && bodyHash(reply) !== side.pages.get(path)?.html,
  );
  const mixed = mixedContent(live, pages);
  if (missing.length + others.length === 0)
    return [
      words.ok(`${sampleText(pages.length, paths.length)} identical to the build.`),
      ...mixed,
    ];
  return [...ifAny(missing, missingResult), ...(await differingResults(live, others)), ...mixed];
};

const sampleText = (asked: number, all: number) =>
  all === 1 ? "The only page is" : `${asked < all ? `${asked} of ${all}` : `All ${all}`} pages are`;

const bodyHash = ({ body }: Reply) => hash("sha256", body);

const pathNames = (pages: readonly RequestedPage[]) => firstFew(pages.map(({ path }) => path));

const missingResult = (pages: readonly RequestedPage[]): DoctorResult =>
  words.wrong(
    `${pathNames(pages)}: status ${[...new Set(pages.map(({ reply }) => reply.status))].join(", ")} instead of the page.`,
    "Publish the build. If all files are there, the host does not serve about.html at /about: the guide says what each host needs.",
  );

/** The live manifest distinguishes pages of another publication from those changed in transit. */
async function differingResults(
  live: LiveSite,
  pages: readonly RequestedPage[],
): Promise<DoctorResult[]> {
  if (pages.length === 0) return [];
  const { files, since } = await live.published();
  const isPublished = ({ path, reply }: RequestedPage) =>
    files.get(htmlUrl(path).slice(1)) === bodyHash(reply);
  const others = pages.filter(isPublished);
  const changed = pages.filter((page) => !isPublished(page));
  return [
    ...ifAny(others, (pages) =>
      words.toDo(
        `${pathNames(pages)}: the public version is ${isOlder(since, live) ? "older than" : "different from"} the build here.`,
        "Publish the build.",
      ),
    ),
    ...ifAny(changed, (pages) => changedResult(live, pages)),
  ];
}

/** The upload is older than the build, so the live site is older. A later upload may be anyone's. */
const isOlder = (since: string | undefined, { outDir }: LiveSite): boolean =>
  Date.parse(since ?? "") < statSync(join(outDir, MANIFEST_URL)).mtimeMs;

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;

const scriptsIn = (html: string) => [...html.matchAll(SCRIPT)].map(([, src = ""]) => src);

function changedResult(live: LiveSite, pages: readonly RequestedPage[]): DoctorResult {
  const added = pages.flatMap(({ path, reply }) => {
    const built = scriptsIn(builtFile(live, htmlUrl(path))?.toString() ?? "");
    return scriptsIn(reply.body.toString()).filter((src) => !built.includes(src));
  });
  const what =
    added.length > 0
      ? `something adds a script that is not the site's, ${added[0]}`
      : "the content is neither what was built nor what was published";
  return words.wrong(
    `${pathNames(pages)}: ${pages.length === 1 ? "the page is" : "pages are"} changed in transit: ${what}.`,
    "Turn off what changes pages at your host or proxy, such as minifying, hiding email addresses or injecting scripts; or publish again.",
  );
}

const INSECURE =
  /<(?:script|img|iframe|source|video|audio|embed|track|input)\b[^>]*?\s(?:src|poster|srcset)="(http:\/\/[^"\s]+)|<link\b(?=[^>]*\srel="(?:stylesheet|preload|icon)")[^>]*?\shref="(http:\/\/[^"]+)/g;

/** Resources that an https page loads over http, which browsers block. */
function mixedContent({ origin }: LiveSite, pages: readonly RequestedPage[]): DoctorResult[] {
  if (origin.protocol !== "https:") return [];
  const found = pages.flatMap(({ path, reply }) =>
    [...reply.body.toString().matchAll(INSECURE)].map(
      ([, src, href]) => `${src ?? href} on ${path}`,
    ),
  );
  if (found.length === 0) return [safety.ok("Pages load everything over https.")];
  return [
    safety.wrong(
      `${counted(found.length, "file")} on pages would load without https, and browsers block ${found.length === 1 ? "it" : "them"}: ${firstFew(found)}.`,
      "The build has no such files: remove whatever adds them.",
    ),
  ];
}
