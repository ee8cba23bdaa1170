import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { formatPretty } from "../../diagnostics/pretty.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { isWithin } from "../../lib/files/files.ts";
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
import { CONFIG_FILE, starterFiles } from "./starter/starter-files.ts";
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

/** Names that the folder of a new site may already contain. */
const BEFORE_A_SITE =
  /^(\.|(package\.json|node_modules|(package|pnpm)-lock\.(json|yaml)|yarn\.lock|bun\.lockb?|plumbline-[\w.-]+\.tgz)$|(readme|licen[cs]e)\b)/i;

/**
 * The names of files in a folder for a new site, if there are any. Throws an Error of one line if the folder
 * is not suitable.
 */
function namesBefore(dir: string): string[] {
  if (!existsSync(dir)) return [];
  if (!statSync(dir).isDirectory())
    throw new Error(`new: "${dir}" is a file. Name another folder.`);
  const names = readdirSync(dir);
  if (names.includes(CONFIG_FILE)) {
    throw new Error(
      `new: "${dir}" already has a ${CONFIG_FILE}, which stays unchanged. Name another folder.`,
    );
  }
  const other = names.find((name) => !BEFORE_A_SITE.test(name));
  if (other === undefined) return names;
  throw new Error(
    `new: "${dir}" is not empty: it contains "${other}". Name a new or empty folder.`,
  );
}

const DIST = "dist";

/** The folders that a build creates in the folder of a site, if they do not exist yet. */
const madeByBuild = (dir: string): string[] =>
  [DIST, ".plumbline"].map((name) => join(dir, name)).filter((path) => !existsSync(path));

/**
 * Builds a new site and prints its problems, except placeholders. Returns the number of placeholders, which
 * the owner has to replace; undefined if the build fails.
 */
async function firstBuild(dir: string): Promise<number | undefined> {
  // Imported late, since `new --help` does not need it.
  const { buildSite } = await import("../build/build-site.ts");
  const { isBuilt, diagnostics, text } = await buildSite({
    configFile: relative(".", resolve(dir, CONFIG_FILE)),
    outDir: resolve(dir, DIST),
  });
  const others = diagnostics.filter(({ rule }) => !rule.startsWith("placeholder-"));
  if (others.length > 0) console.error(formatPretty(others, { text, colour: false }));
  return isBuilt ? diagnostics.length - others.length : undefined;
}
