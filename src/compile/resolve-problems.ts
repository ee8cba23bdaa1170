import { extname } from "node:path";
import type { MediaKind } from "../../schema/fields.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import { iconNames } from "./icons.ts";
import { LINK_FORMS } from "./links.ts";
import { isMediaName, type MediaFile } from "./media.ts";
import { nearest } from "./suggest.ts";

export function unknownToken(name: string, text: string, path: Path, known: Iterable<string>) {
  const meant = nearest(name, known);
  const hint = meant ? `Did you mean {${meant}}?` : tokenHint(name);
  return {
    ...problem("unknown-token", path, `There is no token {${name}} here.`, hint),
    ...replacement(meant && text.replaceAll(`{${name}}`, `{${meant}}`)),
  };
}

const tokenHint = (name: string) =>
  name.startsWith("business.")
    ? "Tokens that start with business. name a fact under business."
    : "Use a parameter of the template, or a fact such as {business.phone}.";

export const misplacedToken = (token: string, type: "list" | "markdown", path: Path) =>
  problem(
    "misplaced-token",
    path,
    type === "list"
      ? `${token} is a list; it can only stand alone in a list.`
      : `${token} is several paragraphs; it can only stand alone in a field for longer text.`,
  );

export const unsupportedMarkdown = (what: string, path: Path) =>
  problem(
    "markdown",
    path,
    `${what} cannot be used in a text.`,
    "Use paragraphs, **bold**, *italic*, [links](/seo), lists, line breaks and ## headings.",
  );

export function noLink(target: string, text: string, path: Path, inline: boolean): Diagnostic {
  if (!target.startsWith("http://")) {
    return problem("link-target", path, `"${target}" is no link.`, LINK_FORMS);
  }
  const message = `"${target}" is not encrypted; browsers warn visitors of such pages.`;
  const secure = text.replace("http://", "https://");
  return {
    ...problem("link-target", path, message, "Write https:// instead."),
    // Where a token or a sentence brings the address in, the fix would have to be made elsewhere.
    ...(inline || !text.startsWith("http://") ? {} : replacement(secure)),
  };
}

export function mediaFault(
  { type, width, height, fault }: MediaFile,
  name: string,
  kind: MediaKind | undefined,
  path: Path,
): Diagnostic | undefined {
  if (kind !== undefined && !type.startsWith(`${kind}/`)) {
    const [wanted, given] = kind === "image" ? ["a picture", "a video"] : ["a video", "a picture"];
    const message = `${wanted[0]?.toUpperCase()}${wanted.slice(1)} belongs here, and "${name}" is ${given}.`;
    return problem("media-kind", path, message);
  }
  if (fault === "huge") {
    const message = `"${name}" is ${width} by ${height} pixels, more than the build can work with.`;
    const hint = "Save it smaller; 4000 pixels are more than any screen shows.";
    return problem("media-huge", path, message, hint);
  }
  if (!fault) return undefined;
  const message = `"${name}" cannot be read as a picture; the file is damaged or something else.`;
  return problem("media-damaged", path, message, "Export it again and replace the file.");
}

function unknownKind(name: string, path: Path): Diagnostic {
  const message = `"${name}" is no kind of file that browsers show.`;
  const hint = /\.(hei[cf]|tiff?|dng|raw)$/i.test(name)
    ? "Export it as JPEG and name that file. An iPhone takes JPEGs with Settings › Camera › Formats › Most Compatible."
    : "Use JPEG, PNG, WebP, AVIF, GIF or SVG for pictures, MP4 or WebM for films.";
  return problem("media-kind", path, message, hint);
}

/** The name of a file that is not there, with the file that was probably meant. */
export function missingMedia(name: string, path: Path, names: Iterable<string>): Diagnostic {
  const meant = nearest(name, names);
  if (!meant && extname(name) !== "" && !isMediaName(name)) return unknownKind(name, path);
  const message = `There is no file "${name}" in public/media.`;
  const hint = meant ? `Did you mean "${meant}"?` : "Put the file there, or mend its name.";
  return { ...problem("media-missing", path, message, hint), ...replacement(meant) };
}

export function unknownIcon(name: string, path: Path): Diagnostic {
  const message = `There is no Material icon called "${name}".`;
  const meant = nearest(name, iconNames());
  const hint = meant
    ? `Did you mean "${meant}"?`
    : "Look it up at fonts.google.com/icons; write it without spaces, as in LocationOn.";
  return { ...problem("unknown-icon", path, message, hint), ...replacement(meant) };
}

/** A fix where one value is clearly meant. */
const replacement = (value: string | undefined): Pick<Diagnostic, "fix"> =>
  value === undefined ? {} : { fix: { kind: "replace", value } };
