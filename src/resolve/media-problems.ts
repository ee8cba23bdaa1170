import { extname } from "node:path";
import type { MediaKind } from "../../schema/fields/fields.ts";
import { type Diagnostic, type Path, problem, replacement } from "../diagnostics/diagnostic.ts";
import { didYouMean, suggest } from "../diagnostics/suggest.ts";
import { isMediaName, type MediaFile, mediaKind } from "../pictures/media.ts";

/** Why a name cannot be used where a file of a kind belongs; undefined if it can. */
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
  const given = mediaKind(type);
  if (kind !== undefined && kind !== "document" && kind !== given) {
    const message = `A ${NOUNS[kind]} belongs here, and "${name}" is a ${NOUNS[given]}.`;
    return problem("media-kind", path, message);
  }
  if (fault === "empty")
    return problem("media-damaged", path, `"${name}" is empty: 0 bytes.`, REPLACE);
  // Nobody has to make anything of it.
  if (kind === "document" && given === "image") return undefined;
  if (fault === "huge") {
    const message = `"${name}" is ${width} by ${height} pixels, more than the build can work with.`;
    const hint = "Save it smaller; 4000 pixels are more than any screen shows.";
    return problem("media-huge", path, message, hint);
  }
  if (fault === "unreadable") {
    const message = `Browsers do not show "${name}": it is not a complete SVG.`;
    const hint = `Its first element has to be <svg xmlns="http://www.w3.org/2000/svg">, and each element closed. ${REPLACE}`;
    return problem("media-damaged", path, message, hint);
  }
  if (fault === "broken") {
    const message = `"${name}" is damaged: not all of the picture can be read.`;
    return problem("media-damaged", path, message, REPLACE);
  }
  if (!fault) return undefined;
  const message = `"${name}" cannot be read as ${readAs(type)}; the file is damaged or something else.`;
  const hint =
    given === "captions" ? 'Such a file begins with a line that says "WEBVTT".' : REPLACE;
  return problem("media-damaged", path, message, hint);
}

const REPLACE = "Export it again and replace the file.";

const readAs = (type: string) =>
  type === "application/pdf" ? "a PDF" : `a ${NOUNS[mediaKind(type)]}`;

const NOUNS: Record<MediaKind, string> = {
  image: "picture",
  video: "video",
  captions: "file of subtitles",
  document: "document",
};

function unknownKind(name: string, path: Path, meant: string | undefined): Diagnostic {
  const message = `"${name}" is no kind of file that can be published here.`;
  if (meant) return problem("media-kind", path, message, didYouMean(meant));
  const hint = /\.(hei[cf]|tiff?|dng|raw)$/i.test(name)
    ? "Export it as JPEG and name that file. An iPhone takes JPEGs with Settings › Camera › Formats › Most Compatible."
    : "Use JPEG, PNG, WebP, AVIF, GIF or SVG for pictures, MP4 or WebM for films, WebVTT for subtitles, and PDF or Office files for documents.";
  return problem("media-kind", path, message, hint);
}

/** A file that is not there, with the one that was probably meant. */
function missingFile(name: string, path: Path, names: readonly string[]): Diagnostic {
  const file = inFolder(name);
  const meant = suggest(file, names)?.word ?? namedAlike(file, names);
  if (extname(file) !== "" && !isMediaName(file)) return unknownKind(name, path, meant);
  const message = `There is no file "${name}" in public/media.`;
  const hint = meant ? didYouMean(meant) : "Put the file there, or mend its name.";
  // A slip of a letter may as well be the name of another picture, in a series or by chance.
  const isSame = meant !== undefined && plainName(meant) === plainName(file);
  const fix = replacement(isSame ? meant : undefined);
  return problem("media-missing", path, message, hint, { fix });
}

/** A name without the folders before it, as it lies on the owner's computer or at its address. */
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

/** The one file that has this name but for its ending. */
function namedAlike(name: string, names: readonly string[]): string | undefined {
  const stem = (file: string) => plainName(file.slice(0, file.length - extname(file).length));
  const wanted = [plainName(name), stem(name)];
  const alike = names.filter((file) => wanted.includes(stem(file)));
  return alike.length === 1 ? alike[0] : undefined;
}
