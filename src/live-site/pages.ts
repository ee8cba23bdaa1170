import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { type BuiltSide, readBuiltSide } from "../diff/built-side.ts";
import { type Answer, answersOf } from "../doctor/answer.ts";
import { htmlUrl, NOT_FOUND, wirePath } from "../model/addresses.ts";
import type { Reply } from "../network/ask.ts";
import { MANIFEST_URL } from "../output/manifest.ts";
import { counted, firstFew } from "../util/amounts.ts";
import { sampleEvenly } from "../util/lists.ts";
import { at, builtFile, type Live, type Question, targetOf } from "./live.ts";

const words = answersOf("Words and facts");
const safety = answersOf("Safety");

/** So many are asked for at most, from all over the site. */
const MOST = 400;

/** The paths of a site's pages, the home page first. */
const pathsOf = (side: BuiltSide): string[] => [
  "/",
  ...[...side.pages.keys()].filter((path) => path !== "/" && !NOT_FOUND.includes(path)).sort(),
];

interface AskedPage {
  path: string;
  reply: Reply;
}

/** Apache shows a page that has the name of a folder at the address of that folder. */
async function askPage(live: Live, path: string): Promise<AskedPage> {
  if (path === "/") return { path, reply: live.home };
  const reply = await live.ask(at(live, wirePath(path)));
  const to = targetOf(reply);
  const isSame = to?.origin === live.origin.origin && to.pathname === `${wirePath(path)}/`;
  return { path, reply: isSame ? await live.ask(to) : reply };
}

/** Whether pages are what was built, byte for byte. */
export const samePages: Question = async (live) => {
  const side = readBuiltSide(live.outDir);
  const paths = pathsOf(side);
  const pages = await Promise.all(sampleEvenly(paths, MOST).map((path) => askPage(live, path)));
  const missing = pages.filter(({ reply }) => reply.status !== 200);
  const others = pages.filter(
    ({ path, reply }) => reply.status === 200 && hashOf(reply) !== side.pages.get(path)?.html,
  );
  const mixed = mixedContent(live, pages);
  if (missing.length + others.length === 0)
    return [
      words.ok(`${sampleOf(pages.length, paths.length)} byte for byte what was built.`),
      ...mixed,
    ];
  return [...missingAnswers(missing), ...(await otherAnswers(live, others)), ...mixed];
};

const sampleOf = (asked: number, all: number) =>
  all === 1 ? "The one page is" : `${asked < all ? `${asked} of ${all}` : `All ${all}`} pages are`;

const hashOf = ({ body }: Reply) => hash("sha256", body);

const namesOf = (pages: readonly AskedPage[]) => firstFew(pages.map(({ path }) => path));

const missingAnswers = (pages: readonly AskedPage[]): Answer[] =>
  pages.length === 0
    ? []
    : [
        words.wrong(
          `${namesOf(pages)}: status ${[...new Set(pages.map(({ reply }) => reply.status))].join(", ")} in place of the page.`,
          "Publish the build. If all is there, the host does not find /about in about.html: the guide says what each needs.",
        ),
      ];

/** The site's own list says what was published, and so whether a page was changed on its way. */
async function otherAnswers(live: Live, pages: readonly AskedPage[]): Promise<Answer[]> {
  if (pages.length === 0) return [];
  const { files, since } = await live.published();
  const isPublished = ({ path, reply }: AskedPage) =>
    files.get(htmlUrl(path).slice(1)) === hashOf(reply);
  const others = pages.filter(isPublished);
  const changed = pages.filter((page) => !isPublished(page));
  return [
    ...(others.length > 0
      ? [
          words.toDo(
            `${namesOf(others)}: what is public is ${isOlder(since, live) ? "an older" : "another"} publication than the build here.`,
            "Publish the build.",
          ),
        ]
      : []),
    ...(changed.length > 0 ? [changedAnswer(live, changed)] : []),
  ];
}

/** What has lain there since before the build is older; what was put there later may be anybody's. */
const isOlder = (since: string | undefined, { outDir }: Live): boolean =>
  Date.parse(since ?? "") < statSync(join(outDir, MANIFEST_URL)).mtimeMs;

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;

const scriptsIn = (html: string) => [...html.matchAll(SCRIPT)].map(([, src = ""]) => src);

function changedAnswer(live: Live, pages: readonly AskedPage[]): Answer {
  const added = pages.flatMap(({ path, reply }) => {
    const built = scriptsIn(builtFile(live, htmlUrl(path))?.toString() ?? "");
    return scriptsIn(reply.body.toString()).filter((src) => !built.includes(src));
  });
  const what =
    added.length > 0
      ? `a script is put in that is not the site's, ${added[0]}`
      : "they are not what was built, and not what was published";
  return words.wrong(
    `${namesOf(pages)}: ${pages.length === 1 ? "the page is" : "pages are"} changed on the way: ${what}.`,
    "Switch off at your host or proxy what changes pages, such as minifying, hiding of email addresses or injected scripts; or publish again.",
  );
}

const INSECURE =
  /<(?:script|img|iframe|source|video|audio|embed|track|input)\b[^>]*?\s(?:src|poster|srcset)="(http:\/\/[^"\s]+)|<link\b(?=[^>]*\srel="(?:stylesheet|preload|icon)")[^>]*?\shref="(http:\/\/[^"]+)/g;

/** What a page that is sent by https asks for without it: browsers leave it out. */
function mixedContent({ origin }: Live, pages: readonly AskedPage[]): Answer[] {
  if (origin.protocol !== "https:") return [];
  const found = pages.flatMap(({ path, reply }) =>
    [...reply.body.toString().matchAll(INSECURE)].map(
      ([, src, href]) => `${src ?? href} on ${path}`,
    ),
  );
  if (found.length === 0) return [safety.ok("Pages ask for nothing without https.")];
  return [
    safety.wrong(
      `${counted(found.length, "thing")} on pages would come without https, and browsers leave ${found.length === 1 ? "it" : "them"} out: ${firstFew(found)}.`,
      "Take out what puts them in; the build has none.",
    ),
  ];
}
