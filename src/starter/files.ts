import { USUAL_CONFIG } from "../util/command-line.ts";
import type { Answers } from "./answers.ts";
import { favicon } from "./favicon.ts";
import { PLACES_FILE, placesCsv } from "./places.ts";
import { shortJson } from "./short-json.ts";
import { type FileDetails, starterSite } from "./site.ts";
import { wordsFor } from "./words-in.ts";

export const CONFIG_FILE = USUAL_CONFIG;

/** All files of a new site, by where they lie in its folder. */
export function starterFiles(answers: Answers, given: FileDetails): Map<string, string> {
  const files = new Map([
    [CONFIG_FILE, shortJson(starterSite(answers, given))],
    ["public/favicon.svg", favicon(answers.name, answers.accent)],
  ]);
  if (answers.places.length > 0) files.set(PLACES_FILE, placesCsv(answers, wordsFor(answers)));
  return files;
}
