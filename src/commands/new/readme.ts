import { commandLine } from "../../lib/command-line.ts";
import { interpolate } from "../../lib/interpolate.ts";
import type { Answers } from "./answers.ts";
import type { FileDetails } from "./site.ts";

/** The page for the owner of a new site, as Markdown in the site's language. */
export function readme(
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
    reference: `${plumbline}/docs/reference.md`,
  });
}

function chapter([heading = "", text = ""]: readonly string[], ...commands: string[]): string[] {
  const code = commands.length > 0 ? [["```sh", ...commands, "```"].join("\n")] : [];
  return [`## ${heading}`, ...code, text];
}
