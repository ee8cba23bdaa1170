import { type Alternative, pictureTexts } from "../../schema/picture-texts.ts";
import type { MediaFile } from "../assets/pictures/media.ts";
import { explainIssues } from "../config/parse/explain.ts";
import { PICTURE_TEXTS } from "../config/tables/picture-texts.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** The alternative texts of pictures, by file. */
export type PictureTexts = ReadonlyMap<string, Alternative>;

/** Validates the file with the alternative texts of pictures; its value is undefined without one. */
export function readPictureTexts(value: unknown = {}): {
  texts: PictureTexts;
  diagnostics: Diagnostic[];
} {
  const { data = {}, error } = pictureTexts.safeParse(value, { reportInput: true });
  const found = error ? explainIssues(error.issues, value, pictureTexts) : [];
  const diagnostics = found.map((each) => ({ ...each, path: [PICTURE_TEXTS, ...each.path] }));
  // With an error, pages do not report that their pictures have no texts.
  const texts = error
    ? Object.keys(Object(value)).map((name): [string, Alternative] => [name, ""])
    : Object.entries(data).map(([name, { alt }]): [string, Alternative] => [name, alt]);
  return { texts: new Map(texts.map(([name, alt]) => [name.normalize(), alt])), diagnostics };
}

/** Names that a JSON text or a Markdown address contains in another form. */
const WRITTEN_OTHERWISE = /["\\%()]/;

/** The end of the name of a picture, and its beginning after a quotation mark or the `(` of Markdown. */
const PICTURE = /[^"]*\.(?:avif|gif|jpe?g|png|svg|webp)(?![\w-])/gi;

/**
 * Finds the entries for pictures that a part of the config names, so that a page is made again if its texts change,
 * and only then. A name with a token can be that of any picture.
 */
export function textsNamedIn(texts: ReadonlyMap<string, unknown>): (part: string) => string {
  if (texts.size === 0) return () => "";
  const all = JSON.stringify([...texts]);
  const always = [...texts].filter(([name]) => WRITTEN_OTHERWISE.test(name));
  return (part) => {
    const found = new Map(always);
    for (const [match] of part.matchAll(PICTURE)) {
      for (const name of [match, match.slice(match.lastIndexOf("(") + 1)]) {
        if (name.includes("}")) return all;
        const text = texts.get(name.normalize());
        if (text !== undefined) found.set(name, text);
      }
    }
    return JSON.stringify([...found]);
  };
}

/** The files with their texts. */
export const withAlternatives = (
  files: ReadonlyMap<string, MediaFile>,
  texts: PictureTexts,
): ReadonlyMap<string, MediaFile> =>
  texts.size === 0
    ? files
    : new Map(
        [...files].map(([name, file]) => {
          const alt = texts.get(name);
          return [name, alt === undefined ? file : { ...file, alt }];
        }),
      );
