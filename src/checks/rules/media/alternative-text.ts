import type { Path } from "../../../diagnostics/diagnostic.ts";
import { onlyWords } from "../../../locales/words/phrases.ts";
import type { CompiledPage } from "../../../site/compile-page.ts";
import { positionOf } from "../../../site/resolve/uses.ts";
import { textPath } from "../../engine/page-position.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import { type WordPatterns, wordPatterns } from "../shared/check-words.ts";

export const alternativeText = defineCheck({
  id: "alternative-text",
  severity: "warning",
  summary: "The alternative text of a picture or video says what it shows.",
  explanation:
    "Screen readers read this text to people who cannot see the picture, and search engines find the picture " +
    "by it. A file name, the word image or the heading again is useless. Say in a few " +
    "words what it shows: a roofer lays slates on a chapel.",
  *checkPage(compiled, { config, kit }) {
    const patterns = wordPatterns(kit.languages, compiled.page.language ?? config.language);
    for (const { value, path, place } of alternatives(compiled)) {
      const fault =
        faultOf(value, patterns) ?? (isHeadingOver(value, path, compiled) ? REPEATS : undefined);
      if (fault === undefined) continue;
      yield {
        ...place,
        message: `"${value}" ${fault}`,
        hint: "Say in a few words what it shows.",
      };
    }
  },
});

interface Alternative {
  value: string;
  path: Path;
  /** The path to correct. */
  place: Pick<Finding, "path" | "within">;
}

/** The alternative texts of pictures and videos, also of those within texts. */
const alternatives = ({ uses, page }: CompiledPage): Alternative[] =>
  uses.flatMap((use): Alternative[] => {
    const { path } = use;
    if (use.kind === "media" && use.alt !== undefined) {
      return [{ value: use.alt, path, place: positionOf(use) }];
    }
    if (use.kind !== "text" || !use.isAlternative) return [];
    const at = textPath({ value: use.raw, origin: path }, page.scope);
    return [{ value: use.value, path: use.shownAt ?? path, place: { path: at } }];
  });

const REPEATS = "repeats the heading beside it, so it adds nothing.";
const MIN_LENGTH = 5;
const FILE_NAME =
  /\.(avif|bmp|gif|hei[cf]|jpe?g|mov|mp4|pdf|png|psd|svg|tiff?|webm|webp)$|^(dsc[nf]?|img|pxl|vid)[-_ ]?\d/i;

/** File names of cameras, phones and programs: a date, a number or a code. */
const NAME_BY_MACHINE = [
  /\b(19|20)\d{2}([-._]?)\d{2}\2\d{2}\b/,
  /^(img|image|photo|picture|screenshot|untitled|scan|file|download|unnamed|pasted image)?[-_ #(]*\d+\)?$/i,
  /\d{8}|^(adobe ?stock|i?stock(photo)?|shutterstock|gettyimages|depositphotos|dreamstime|freepik|pexels|pixabay|unsplash|snapseed|midjourney|dall.?e|chatgpt)(?!\p{L})/iu,
  /[-_](removebg|preview|scaled|edited|copy|final)\d*([-_]|$)/i,
  /^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$|^[\da-f]{16,}$/i,
  /^[^\p{L}]*$/u,
  // Words with underscores or codes, which no language has: `DJI_0042`, `GOPR0123`, `pexels-photo-12345`,
  // `final_v2`.
  /^[a-z]+([-_][a-z]+)*[-_]?\d{4,}$|^[\p{L}\d-]*_[\p{L}\d_-]*$/iu,
];

function faultOf(value: string, { picture, pictureOf }: WordPatterns): string | undefined {
  const text = value.trim();
  if (FILE_NAME.test(text) || NAME_BY_MACHINE.some((each) => each.test(text)))
    return "is the name of a file; it does not say what it shows.";
  if (picture.test(onlyWords(text.replace(/[-_]/g, " ").replace(/[ .#()\d]+$/, ""))))
    return "does not say what it shows.";
  if (pictureOf.test(text)) return "starts with what screen readers say anyway.";
  return text.length < MIN_LENGTH ? "is too short to say what it shows." : undefined;
}

/** The heading of a picture is in the object that contains the picture. */
const isHeadingOver = (value: string, path: Path, { uses }: CompiledPage) =>
  uses.some(
    (use) =>
      use.kind === "text" &&
      use.heading !== undefined &&
      use.value.trim().toLowerCase() === value.trim().toLowerCase() &&
      use.path.slice(0, -1).every((step, index) => path[index] === step),
  );
