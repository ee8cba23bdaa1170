import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { put } from "../../testing/commands/folder.ts";
import { compiled, makeConfig, makePage } from "../../testing/site.ts";
import { remarkSentence } from "./change-words.ts";
import { pageChanges } from "./page-changes.ts";
import { siteNotices } from "./site-notices.ts";
import { redirectSentence, robotsSentences } from "./view.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A built site in which only these files matter. */
function side(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-side-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) put(folder, name, text);
  return { folder, pages: new Map(), shared: undefined, files: new Map() };
}

const policy = (text: string) => `/*\n  Content-Security-Policy: default-src 'self'${text}\n`;

it.each<[name: string, before: string, after: string, sentences: string[]]>([
  [
    "robots.txt",
    "User-agent: *\nDisallow:\n",
    "User-agent: *\nDisallow: /\n",
    ["Search engines are blocked: robots.txt asks them not to read any page of the site."],
  ],
  ["robots.txt", "User-agent: *\nDisallow: /*\n", "", ["robots.txt lets search engines in again."]],
  ["robots.txt", "", "User-agent: *\nDisallow: /private\n", []],
  [
    "_redirects",
    "/a /b 301\n/a/ /b 301\n/old/* /b 301\n",
    "/a /c 301\n/shop/* /prices 301\n/news/* /blog/:splat 301\n/ p=1 /d 301\n",
    [
      "/old/* no longer redirects to /b",
      "/a redirects to /c, no longer to /b",
      "/shop/* redirects to /prices",
      "/news/* redirects to /blog/*",
      "/?p=1 redirects to /d",
    ],
  ],
  [
    "_headers",
    policy("; frame-src 'none'; script-src 'sha256-abc'"),
    policy("; frame-src https://maps.example; script-src 'sha256-xyz'"),
    [
      "Pages may now use https://maps.example (frame-src)",
      "Pages may no longer use 'none' (frame-src)",
    ],
  ],
  [
    "_headers",
    "/*\n  X-Frame-Options: DENY\n",
    "/*\n  X-A: b\n",
    ["x-frame-options is no longer sent", "x-a is new: b"],
  ],
])("explains what a changed %s does", (name, before, after, sentences) => {
  const notices = siteNotices(side({ [name]: before }), side({ [name]: after }));
  const found = [
    ...robotsSentences(notices),
    ...notices.redirects.map(redirectSentence),
    ...notices.headers,
  ];
  expect(found.sort()).toEqual([...sentences].sort());
});

it("reports an unlisted page in one sentence, without the consequences", async () => {
  const [before, after] = await Promise.all(
    [true, false].map((index) => compiled(makeConfig({ pages: [makePage({ index })] }))),
  );
  const [old, now] = [before?.routes[0], after?.routes[0]];
  if (!old || !now) throw new Error("Each site has a page.");
  const changes = pageChanges(old, now);
  expect(changes).toEqual([expect.objectContaining({ isGrave: true })]);
  expect([...changes, ...pageChanges(now, old)].map(remarkSentence)).toEqual([
    "search engines may no longer list it, and remove it from results",
    "search engines may list it again",
  ]);
});
