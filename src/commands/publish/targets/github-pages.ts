import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PublishSettings } from "../../../../schema/publish.ts";
import { withTemporaryFolder } from "../../../lib/files/temporary-folder.ts";
import { type FilesBranch, openBranch } from "../../../lib/git/branch.ts";
import type { StoredRelease } from "../publication-record.ts";
import { type PublicationRecord, parseRecord, RECORD_PATH } from "../publication-record.ts";
import type { RemoteDifferences } from "../target.ts";
import {
  expectOwnFiles,
  expectUnchanged,
  type Publication,
  type Target,
  type TargetContext,
} from "../target.ts";

/**
 * Makes GitHub publish all files of the branch unchanged, including those whose names begin with `.` or `_`.
 */
const AS_IT_IS = ".nojekyll";
/** The file in which GitHub stores the site's domain. */
const DOMAIN = "CNAME";

/** GitHub usually takes a minute or two, and sometimes longer. */
const PATIENCE_MS = 5 * 60_000;

/** A branch of the config's repository; GitHub publishes its newest commit as a whole. */
export async function githubPagesTarget(
  { remote = "origin", branch = "gh-pages" }: Extract<PublishSettings, { to: "github-pages" }>,
  { configFile, store, url }: TargetContext,
): Promise<Target> {
  const found = await openBranch(dirname(configFile), remote, branch).catch((error: unknown) => {
    throw new Error(noRemote(remote, configFile), { cause: error });
  });
  const live = async () => {
    const head = await found.head();
    const text = head === undefined ? undefined : await found.read(head, RECORD_PATH);
    return parseRecord(text ?? "");
  };
  const label = `the branch "${branch}" of ${found.url}`;
  return {
    label,
    store,
    patienceMs: PATIENCE_MS,
    live,
    findDifferences: (release, paths, before) => findOn(found, release, paths, before),
    async publish(publication) {
      const head = await found.head();
      expectUnchanged(publication.live, await live());
      const there = head === undefined ? [] : [...(await found.contents(head)).keys()];
      const others = publication.live ? othersIn(there, publication.live) : there;
      const inTheWay = publication.live ? others.filter(isIn(publication.next)) : others;
      if (!publication.mayReplace) expectOwnFiles(inTheWay, label);
      const left = publication.live ? others.filter((path) => !isIn(publication.next)(path)) : [];
      await push(found, head, publication, left, new URL(url).hostname);
    },
  };
}

const isIn =
  ({ files }: PublicationRecord) =>
  (path: string): boolean =>
    files[path] !== undefined;

/** Files that others have committed there, such as one that verifies the site's ownership. */
const othersIn = (there: readonly string[], { files }: PublicationRecord): string[] =>
  there.filter(
    (path) => files[path] === undefined && ![AS_IT_IS, DOMAIN, RECORD_PATH].includes(path),
  );

async function findOn(
  branch: FilesBranch,
  { folder }: StoredRelease,
  paths: readonly string[],
  live: PublicationRecord,
): Promise<RemoteDifferences> {
  const head = await branch.head();
  const there = head === undefined ? new Map() : await branch.contents(head);
  const wanted = await branch.contentsOf(paths.map((path) => join(folder, path)));
  return {
    missing: paths.filter((path) => !there.has(path)),
    changed: paths.filter((path, at) => there.has(path) && there.get(path) !== wanted[at]),
    others: othersIn([...there.keys()], live),
  };
}

async function push(
  branch: FilesBranch,
  onto: string | undefined,
  { release, next }: Publication,
  left: readonly string[],
  hostname: string,
): Promise<void> {
  const written = {
    [AS_IT_IS]: "",
    [RECORD_PATH]: `${JSON.stringify(next)}\n`,
    ...(!hostname.endsWith(".github.io") && { [DOMAIN]: `${hostname}\n` }),
  };
  const all = Object.keys(next.files).map((path) => [path, join(release.folder, path)] as const);
  const files = new Map(all.filter(([, file]) => existsSync(file)));
  const unchanged = new Set([
    ...left,
    ...Object.keys(next.files).filter((path) => !files.has(path)),
  ]);
  await withTemporaryFolder(async (own) => {
    for (const [path, text] of Object.entries(written)) {
      const file = join(own, path.replace("/", "-"));
      await writeFile(file, text);
      files.set(path, file);
    }
    await branch.push({ onto, message: `Publish ${next.what}`, files, unchanged });
  });
}

const noRemote = (remote: string, configFile: string) =>
  `GitHub Pages needs "${configFile}" in a git repository with a commit and a remote "${remote}". ` +
  `Create a repository at GitHub, commit the folder, and add it: git remote add ${remote} git@github.com:YOU/YOUR-SITE.git`;
