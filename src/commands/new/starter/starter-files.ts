import { readableFile } from "../../../config/edit/readable-json.ts";
import { commandLine, DEFAULT_CONFIG } from "../../../lib/command-line.ts";
import { escapeText, interpolate } from "../../../lib/text.ts";
import { readableTone, toTone } from "../../../looks/theme/tones.ts";
import { filledTemplates } from "../templates/templates.ts";
import type { Answers } from "./answers.ts";
import { PLACES_FILE, placesCsv } from "./places.ts";
import { type FileDetails, starterSite } from "./site.ts";

export const CONFIG_FILE = DEFAULT_CONFIG;

/** The files of a new site by path, except those for npm. */
export function starterFiles(answers: Answers, given: FileDetails): Map<string, string> {
  const files = new Map([
    [CONFIG_FILE, readableFile(starterSite(answers, given))],
    ["public/favicon.svg", favicon(answers.name, answers.accent)],
    ["README.md", readme(answers, given)],
    ...filledTemplates("site"),
  ]);
  if (answers.places.length > 0) files.set(PLACES_FILE, placesCsv(answers, given.words));
  return files;
}

/** The first letter of a name on the accent colour, as an icon for tabs and bookmarks. */
export function favicon(name: string, accent: string): string {
  const ink = readableTone(toTone(accent), [accent]);
  const [{ segment: letter } = { segment: "" }] = new Intl.Segmenter().segment(name.toUpperCase());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${accent}"/><text x="16" y="23" font-family="sans-serif" font-weight="700" font-size="20" text-anchor="middle" fill="${ink}">${escapeText(letter)}</text></svg>\n`;
}

/** The page for the owner of a new site, as Markdown in the site's language. */
function readme(
  answers: Answers,
  { plumbline, words: { readme: words, price } }: FileDetails,
): string {
  const parts = [
    `# ${answers.name}`,
    words.intro,
    ...chapter(words.see, "npm install", commandLine("start")),
    ...chapter(words.write),
    ...(answers.places.length > 0 ? [words.places] : []),
    ...chapter(words.brackets),
    ...chapter(words.check, commandLine("check", { all: true })),
    ...chapter(words.publish, commandLine("build")),
    ...chapter(words.more),
  ];
  return interpolate(`${parts.join("\n\n")}\n`, {
    name: answers.name,
    example: price,
    guide: `${plumbline}/docs/guide.md`,
    reference: `${plumbline}/docs/reference/README.md`,
  });
}

function chapter([heading = "", text = ""]: readonly string[], ...commands: string[]): string[] {
  const code = commands.length > 0 ? [["```sh", ...commands, "```"].join("\n")] : [];
  return [`## ${heading}`, ...code, text];
}
