import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { ourKit } from "../../kit/our-kit.ts";
import { isWithin } from "../../lib/files/files.ts";
import { namesBefore } from "./empty-folder.ts";
import { firstBuild, madeByBuild } from "./first-build.ts";
import { nextSteps, type PackedPlumbline } from "./next-steps.ts";
import { PACKAGE_FILE, packageFile, plumblineIn } from "./package-file.ts";
import {
  dependencyFor,
  existingDependency,
  installedFor,
  installPath,
  isGitIgnored,
} from "./plumbline.ts";
import { runInterview } from "./run-interview.ts";
import { starterFiles } from "./starter/starter-files.ts";
import { loadWords, textsOfSite } from "./starter/words-in.ts";
import { writeAll } from "./write-all.ts";

const FAILED = "new: the site could not be built; see above. Nothing was written.";

/** Creates a site in a new or empty folder; throws an error if it writes nothing. */
export async function newSite(
  dir: string,
  given: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const names = namesBefore(dir);
  const npm = await npmFilesFor(dir, names);
  const spoken = await loadWords(ourKit().languages);
  const answers = await runInterview(given, spoken);
  const details = {
    plumbline: installedFor(dir) ?? installPath(dir),
    words: textsOfSite(answers, spoken),
  };
  const made = [...starterFiles(answers, details)].filter(([name]) => !isThere(dir, name));
  const files = new Map<string, string | Uint8Array>(
    [...made, ...npm.files].map(([name, data]) => [join(dir, name), data]),
  );
  let texts: number | undefined;
  const build = async () => {
    texts = await firstBuild(dir);
    return texts === undefined ? 1 : 0;
  };
  await writeAll(files, madeByBuild(dir), [build], FAILED);
  const packed = npm.file === undefined ? undefined : await packedIn(dir, npm.file);
  console.log(nextSteps(dir, texts ?? 0, answers.places.length, packed));
  return 0;
}

/** In any case: a `readme.md` is the owner's README. */
function isThere(dir: string, name: string): boolean {
  const folder = join(dir, dirname(name));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.some((each) => each.toLowerCase() === basename(name).toLowerCase());
}

interface NpmFiles {
  files: [string, string | Uint8Array][];
  /** The packed Plumbline in the site's folder. */
  file: string | undefined;
}

/** Read before the questions, since an unreadable file should not surface after a dozen answers. */
async function npmFilesFor(dir: string, names: readonly string[]): Promise<NpmFiles> {
  const path = join(dir, PACKAGE_FILE);
  const before = names.includes(PACKAGE_FILE) ? readFileSync(path, "utf8") : undefined;
  const asked = before === undefined ? undefined : plumblineIn(path, before);
  const { version, file } =
    asked === undefined ? dependencyFor(dir) : await existingDependency(dir, asked);
  const text = packageFile(path, before, version);
  const carried =
    file === undefined || isWithin(file, resolve(dir)) ? [] : [carriedFile(dir, file)];
  return { files: [[PACKAGE_FILE, text], ...carried], file };
}

function carriedFile(dir: string, file: string): [string, Uint8Array] {
  const data = readFileSync(file);
  const there = join(dir, basename(file));
  if (!existsSync(there) || readFileSync(there).equals(data)) return [basename(file), data];
  throw new Error(
    `new: "${there}" differs from "${file}", which npm has installed. ` +
      "Move away the one that you do not want. Nothing was written.",
  );
}

async function packedIn(dir: string, file: string): Promise<PackedPlumbline> {
  const isNew = !isWithin(file, resolve(dir));
  const name = isNew ? basename(file) : relative(dir, file);
  return { name, isNew, isGitIgnored: await isGitIgnored(dir, name) };
}
