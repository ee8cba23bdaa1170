import type { Path } from "../../diagnostics/diagnostic.ts";
import type { TextUse } from "../../resolve/uses.ts";
import type { CompiledPage } from "../../site/compile-page.ts";
import { writtenAt } from "../engine/page-place.ts";
import type { Rule } from "../engine/rule.ts";
import { wordPatterns } from "./shared/check-words.ts";

export const alternativeText: Rule = {
  id: "alternative-text",
  severity: "warning",
  summary: "The words for a picture or video say what it shows.",
  explanation:
    "People who cannot see a picture have these words read to them, and search engines know the picture " +
    "by them. A file name, the word image or the heading over again tells them nothing. Say in a few " +
    "words what can be seen: a roofer lays slates on a chapel.",
  *checkPage(compiled, { config }) {
    const language = compiled.page.language ?? config.language;
    for (const { raw, value, path } of alternatives(compiled)) {
      const fault =
        faultOf(value, language) ?? (isHeadingOver(value, path, compiled) ? REPEATS : undefined);
      if (fault === undefined) continue;
      yield {
        path: writtenAt({ value: raw, origin: path }, compiled.page.scope),
        message: `"${value}" ${fault}`,
        hint: "Say in a few words what can be seen.",
      };
    }
  },
};

/** The texts that stand in the same object as a picture's or a video's file. */
function alternatives({ uses }: CompiledPage): TextUse[] {
  const objects = new Set(
    uses.filter(({ kind }) => kind === "media").map(({ path }) => key(objectOf(path))),
  );
  return uses.filter(
    (use): use is TextUse => use.kind === "text" && objects.has(key(objectOf(use.path))),
  );
}

/** A video's files stand in a list within its object. */
const objectOf = (path: Path): Path => path.slice(0, typeof path.at(-1) === "number" ? -2 : -1);

const key = (path: Path) => path.join("\n");

const REPEATS = "repeats the heading beside it, so it tells nothing new.";
const MIN_LENGTH = 5;
const FILE_NAME = /\.(avif|gif|jpe?g|mp4|png|svg|webm|webp)$|^(dsc[nf]?|img|pxl|vid)[-_ ]?\d/i;

function faultOf(value: string, language: string): string | undefined {
  const text = value.trim();
  if (FILE_NAME.test(text)) return "is the name of a file; it does not say what can be seen.";
  const { picture, pictureOf } = wordPatterns(language);
  if (picture.test(text.replace(/[ .\d]+$/, ""))) return "does not say what can be seen.";
  if (pictureOf.test(text)) return "starts with what screen readers say anyway.";
  return text.length < MIN_LENGTH ? "is too short to say what can be seen." : undefined;
}

/** A heading stands beside a picture if the object that it is in holds the picture too. */
const isHeadingOver = (value: string, path: Path, { uses }: CompiledPage) =>
  uses.some(
    (use) =>
      use.kind === "text" &&
      use.heading !== undefined &&
      use.value.trim().toLowerCase() === value.trim().toLowerCase() &&
      objectOf(use.path).every((step, index) => path[index] === step),
  );
