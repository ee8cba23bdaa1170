import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ourKit } from "../../src/kit/our-kit.ts";
import { starterFiles } from "../../src/starter/files.ts";
import { QUESTIONS } from "../../src/starter/questions.ts";
import { loadWords, wordsFor } from "../../src/starter/words-in.ts";
import type { TextFlag } from "../lib/flags.ts";
import { namesBefore } from "./empty-folder.ts";
import { writeAll } from "./files.ts";
import { firstBuild, madeByBuild } from "./first-build.ts";
import { interviewed } from "./interviewed.ts";
import { nextSteps } from "./next-steps.ts";
import { PACKAGE_FILE, packageFile } from "./package-file.ts";
import { dependencyFor, installedFor, placeFor } from "./plumbline.ts";

/** Each question is a flag as well. */
export const answerFlags: Readonly<Record<string, TextFlag>> = Object.fromEntries(
  QUESTIONS.map(({ flag, placeholder, help }) => [flag, { kind: "text", placeholder, help }]),
);

const FAILED = "new: the site could not be made; see above. Nothing was written.";

/** Begins a site in a new or empty folder, or leaves all as it was: then an error says why. */
export async function newSite(
  dir: string,
  given: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const names = namesBefore(dir);
  const npmFiles = npmFilesFor(dir, names);
  const spoken = await loadWords(ourKit().languages);
  const answers = await interviewed(given, spoken);
  const details = {
    plumbline: installedFor(dir) ?? placeFor(dir),
    words: wordsFor(answers, spoken),
  };
  const made = [...starterFiles(answers, details)].filter(([name]) => !isThere(dir, name));
  const files = new Map<string, string | Uint8Array>(
    [...made, ...npmFiles].map(([name, data]) => [join(dir, name), data]),
  );
  let texts: number | undefined;
  const build = async () => {
    texts = await firstBuild(dir);
    return texts === undefined ? 1 : 0;
  };
  await writeAll(files, madeByBuild(dir), [build], FAILED);
  console.log(nextSteps(dir, texts ?? 0, answers.places.length));
  return 0;
}

/** Also in other letters: a `readme.md` is the owner's README. */
function isThere(dir: string, name: string): boolean {
  const folder = join(dir, dirname(name));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.some((each) => each.toLowerCase() === basename(name).toLowerCase());
}

/** Before anything is asked: a file that cannot be read would be bad news after a dozen answers. */
function npmFilesFor(dir: string, names: readonly string[]): [string, string | Uint8Array][] {
  const path = join(dir, PACKAGE_FILE);
  const before = names.includes(PACKAGE_FILE) ? readFileSync(path, "utf8") : undefined;
  const { version, file } = dependencyFor(dir);
  const text = packageFile(path, before, version);
  const isCarried =
    file !== undefined && text.includes(JSON.stringify(version)) && dirname(file) !== resolve(dir);
  return [
    [PACKAGE_FILE, text],
    ...(isCarried ? [[basename(file), readFileSync(file)] as [string, Uint8Array]] : []),
  ];
}
