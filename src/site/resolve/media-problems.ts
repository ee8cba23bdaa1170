import { basename, extname } from "node:path";
import type { MediaKind } from "../../../schema/fields/meaning.ts";
import type { MediaFile } from "../../assets/pictures/media.ts";
import { isMediaName, mediaKind } from "../../assets/pictures/media-types.ts";
import { type Diagnostic, type Path, problem, replacement } from "../../diagnostics/diagnostic.ts";
import { listNames } from "../../diagnostics/list-names.ts";
import { didYouMean, suggest } from "../../diagnostics/suggest.ts";

/** The problem of a file name in a field for a kind of file; undefined if there is none. */
export function mediaProblem(
  name: string,
  files: ReadonlyMap<string, MediaFile>,
  kind: MediaKind | undefined,
  path: Path,
): Diagnostic | undefined {
  const file = files.get(name);
  return file ? fileProblem(file, name, kind, path) : missingFile(name, path, [...files.keys()]);
}

function fileProblem(
  { type, width, height, fault }: MediaFile,
  name: string,
  kind: MediaKind | undefined,
  path: Path,
): Diagnostic | undefined {
  const actual = mediaKind(type);
  if (kind !== undefined && kind !== "document" && kind !== actual) {
    const message = `This field needs a ${NOUNS[kind]}, and "${name}" is a ${NOUNS[actual]}.`;
    return problem("media-kind", path, message);
  }
  if (fault === "empty")
    return problem("media-damaged", path, `"${name}" is empty: 0 bytes.`, REPLACE);
  // The file is only passed on, so its content does not matter.
  if (kind === "document" && actual === "image") return undefined;
  if (fault === "huge") {
    const message = `"${name}" has ${width} by ${height} pixels, more than the build can process.`;
    const hint = "Save it smaller; 4000 pixels are more than any screen shows.";
    return problem("media-huge", path, message, hint);
  }
  if (fault === "unreadable") {
    const message = `Browsers cannot show "${name}": it is not a complete SVG.`;
    const hint = `Its first element has to be <svg xmlns="http://www.w3.org/2000/svg">, and each element has to be closed. ${REPLACE}`;
    return problem("media-damaged", path, message, hint);
  }
  if (fault === "broken") {
    const message = `"${name}" is damaged: part of the picture cannot be read.`;
    return problem("media-damaged", path, message, REPLACE);
  }
  if (!fault) return undefined;
  const message = `"${name}" cannot be read as ${fileTypeName(type)}; the file is damaged or of another type.`;
  const hint = actual === "captions" ? 'The first line of such a file is "WEBVTT".' : REPLACE;
  return problem("media-damaged", path, message, hint);
}

const REPLACE = "Export it again and replace the file.";

const fileTypeName = (type: string) =>
  type === "application/pdf" ? "a PDF" : `a ${NOUNS[mediaKind(type)]}`;

const NOUNS: Record<MediaKind, string> = {
  image: "picture",
  video: "video",
  captions: "file of subtitles",
  document: "document",
};

function unknownKind(name: string, path: Path, meant: string | undefined): Diagnostic {
  const message = `"${name}" is not a type of file that can be published here.`;
  if (meant) return problem("media-kind", path, message, didYouMean(meant));
  const hint = /\.(hei[cf]|tiff?|dng|raw)$/i.test(name)
    ? "Export it as JPEG and name that file. An iPhone takes JPEGs with Settings › Camera › Formats › Most Compatible."
    : "Use JPEG, PNG, WebP, AVIF, GIF or SVG for pictures, MP4 or WebM for films, WebVTT for subtitles, and PDF or Office files for documents.";
  return problem("media-kind", path, message, hint);
}

/** A missing file, with a suggestion. */
function missingFile(name: string, path: Path, names: readonly string[]): Diagnostic {
  const file = inFolder(name);
  const alike = names.filter((each) => plainName(basename(each)) === plainName(basename(file)));
  const meant =
    (alike.length === 1 ? alike[0] : undefined) ??
    suggest(file, names)?.word ??
    fileWithStem(file, names);
  if (extname(file) !== "" && !isMediaName(file)) return unknownKind(name, path, meant);
  const message = `There is no file "${name}" in public/media.`;
  const hint = meant ? didYouMean(meant) : otherwise(alike);
  // A name that differs by one letter may be that of another picture, for example in a series.
  const isSame = meant !== undefined && plainName(meant) === plainName(file);
  const fix = replacement(isSame ? meant : undefined);
  return problem("media-missing", path, message, hint, { fix });
}

const otherwise = (alike: readonly string[]) =>
  alike.length === 0
    ? "Put the file there, or correct its name."
    : `Write one of ${listNames(alike.map((name) => `"${name}"`))}.`;

/** A name without folders, such as those of the owner's computer or of the file's address. */
function inFolder(name: string): string {
  const path = decoded(name.trim()).replaceAll("\\", "/");
  return path.replace(/^.*\bmedia\//, "").replace(/^\.?\//, "");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const plainName = (name: string) =>
  name
    .normalize()
    .toLowerCase()
    .replace(/[ _]+/g, "-")
    .replace(/\.jpeg$/, ".jpg");

/** The only file whose name differs just by its extension. */
function fileWithStem(name: string, names: readonly string[]): string | undefined {
  const stem = (file: string) => plainName(file.slice(0, file.length - extname(file).length));
  const wanted = [plainName(name), stem(name)];
  const alike = names.filter((file) => wanted.includes(stem(file)));
  return alike.length === 1 ? alike[0] : undefined;
}
