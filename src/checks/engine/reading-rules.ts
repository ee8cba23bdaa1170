import { commandLine } from "../../lib/command-line.ts";
import type { Explained } from "./rule.ts";

/** Rules of reading the files of a site, before anything in them has a meaning. */
export const readingRules: Record<string, Explained> = {
  "file-version": {
    summary: "The file has the version that this builder reads.",
    explanation: `When the format of the file changes, its version does too. \`${commandLine("migrate")}\` shows what changes from an older version to the newest, and writes it with \`--write\`. A newer file needs a newer builder.`,
  },
  "json-syntax": {
    summary: "The file is valid JSON.",
    explanation:
      "Keys and texts are in double quotes, entries are separated by commas with none after the last, and every bracket is closed. JSON has no comments.",
  },
  encoding: {
    summary: "The file is UTF-8 text.",
    explanation:
      "Letters such as ŵ or £ are stored as UTF-8. In any other encoding, visitors see question marks. Fix it with Save with Encoding in your editor.",
  },
  characters: {
    summary: "Texts have no invisible or damaged characters.",
    explanation:
      "Text that is copied from a PDF or another program can contain control characters, invisible characters, characters that reverse the direction of writing, and letters that were read in the wrong encoding. Visitors, search engines and screen readers get them all.",
  },
  "duplicate-key": {
    summary: "No key occurs twice in one object.",
    explanation: "If a key occurs twice, only the last entry counts, and the other one is lost.",
  },
  "long-text": {
    summary: "No text is longer than 50,000 characters.",
    explanation:
      "That is about twenty printed pages; a longer text was probably pasted by mistake. Split it into several sections or pages.",
  },
};
