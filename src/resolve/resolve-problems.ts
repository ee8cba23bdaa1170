import { extname } from "node:path";
import { lookup } from "mrmime";
import type { MediaKind } from "../../schema/fields/fields.ts";
import {
  type Diagnostic,
  EACH,
  type Fix,
  type Path,
  problem,
  type Within,
} from "../diagnostics/diagnostic.ts";
import { didYouMean, suggest, suggestion } from "../parse/suggest.ts";
import { isMediaName, type MediaFile } from "../pictures/media.ts";
import { iconNames } from "./icons.ts";
import { LINK_FORMS } from "./links.ts";
import type { Refused } from "./refused-markdown.ts";
import { findBroken, type Scope, type Whole, wholeOf } from "./tokens.ts";

/** A text of the config, or a piece of one. */
export type Place = Pick<Diagnostic, "path" | "within">;

/** `text` is the whole of what stands at the path. */
export function unknownToken(name: string, text: string, at: Place, scope: Scope): Diagnostic {
  const meant = suggest(name, scope.keys());
  const hint = meant ? `Did you mean {${meant.word}}?` : tokenHint(name);
  const isCertain = meant?.isCertain && scope.get(meant.word)?.type === "text";
  const mended = isCertain ? text.replaceAll(`{${name}}`, `{${meant.word}}`) : undefined;
  return problem("unknown-token", at.path, `There is no token {${name}} here.`, hint, {
    ...{ ...at, fix: replacement(mended), basis: [tokenBasis(name, at.path)] },
  });
}

/** Where a token would have to be declared that stands at a path. */
export function tokenBasis(name: string, path: Path): Path {
  if (name.startsWith("business.")) return name.split(".");
  return ["templates", path[0] === "templates" ? (path[1] ?? EACH) : EACH, "params"];
}

/** What was meant as a token in a text; a token that is there has one right spelling. */
export function brokenTokens(
  text: string,
  path: Path,
  scope: Scope,
  whole: Whole = wholeOf(text),
): Diagnostic[] {
  return [...findBroken(text, scope)].map(({ name, written, start }) => {
    const fault = /^\{.*\}$/.test(written) ? "has a brace too many" : "lacks a brace";
    const message = `"${written}" ${fault}, and visitors would read it as it stands.`;
    const token = scope.has(name) ? `{${name}}` : undefined;
    const hint = `Write ${token ?? "a token such as {business.phone}"}, or \\\\{ for a brace that is to be seen.`;
    const within = whole.within(start, written.length);
    const mended = token ? replacePiece(whole.written, within, written, token) : undefined;
    return problem("broken-token", path, message, hint, { within, fix: replacement(mended) });
  });
}

/** A text with a piece of it replaced; undefined if something else stands there. */
function replacePiece(text: string, { start, length }: Within, piece: string, other: string) {
  const isThere = text.slice(start, start + length) === piece;
  return isThere ? text.slice(0, start) + other + text.slice(start + length) : undefined;
}

const tokenHint = (name: string) =>
  name.startsWith("business.")
    ? "Tokens that start with business. name a fact under business."
    : "Use a parameter of the template, or a fact such as {business.phone}.";

export function misplacedToken(token: string, type: "list" | "markdown", at: Place): Diagnostic {
  const message =
    type === "list"
      ? `${token} is a list; it can only stand alone in a list.`
      : `${token} is several paragraphs; it can only stand alone in a field for longer text.`;
  return problem("misplaced-token", at.path, message, undefined, at);
}

export const refusedMarkdown = ({ what, hint = SMALL_MARKDOWN }: Refused, at: Place): Diagnostic =>
  problem("markdown", at.path, `${what} cannot be used in a text.`, hint, at);

const SMALL_MARKDOWN =
  "Use paragraphs, **bold**, *italic*, [links](/seo), lists, line breaks and ## headings.";

/** What a link may mean. */
interface LinkTargets {
  isLink(target: string): boolean;
  hasPage(path: string): boolean;
}

export function noLink(
  target: string,
  text: string,
  at: Place,
  { inline, ...targets }: { inline: boolean } & LinkTargets,
): Diagnostic {
  if (!target.startsWith("http://")) {
    const meant = meantAddress(target, targets);
    const hint = meant === undefined ? LINK_FORMS : didYouMean(meant);
    return problem("link-target", at.path, `"${target}" is no link.`, hint, at);
  }
  const message = `"${target}" is not encrypted; browsers warn visitors of such pages.`;
  // Where a token or a sentence brings the address in, the fix would have to be made elsewhere.
  const isHere = !inline && text.startsWith("http://");
  const fix = replacement(isHere ? text.replace("http://", "https://") : undefined);
  return problem("link-target", at.path, message, "Write https:// instead.", { ...at, fix });
}

/** A link as people and other tools write it: with a space, without its slash or colon, by email. */
function meantAddress(written: string, { isLink, hasPage }: LinkTargets): string | undefined {
  const target = written.trim();
  if (isLink(target)) return target;
  if (/^(whatsapp|email|phone)$/i.test(target)) return `${target.toLowerCase()}:`;
  if (!/^\.*\/*\w\S*$/.test(target)) return undefined;
  const page = `/${target.replace(/^[./]+/, "")}`;
  const [path = ""] = page.split(/[?#]/);
  if (hasPage(path)) return page;
  if (hasPage(path.replace(/\.html$/, ""))) return page.replace(".html", "");
  if (/^www\.[\w-]+\.[\w.-]+(\/\S*)?$/.test(target)) return `https://${target}`;
  return /^[^.:]+\.\w+$/.test(path) && lookup(path) ? page : undefined;
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
  const meant = suggest(name, names)?.word ?? namedAlike(name, names);
  if (!meant && extname(name) !== "" && !isMediaName(name)) return unknownKind(name, path);
  const message = `There is no file "${name}" in public/media.`;
  const hint = meant ? `Did you mean "${meant}"?` : "Put the file there, or mend its name.";
  // A slip of a letter may as well be the name of another picture, in a series or by chance.
  const isSame = meant !== undefined && plainName(meant) === plainName(name);
  const fix = replacement(isSame ? meant : undefined);
  return problem("media-missing", path, message, hint, { fix });
}

const plainName = (name: string) =>
  name
    .normalize()
    .toLowerCase()
    .replace(/[ _]+/g, "-")
    .replace(/\.jpeg$/, ".jpg");

/** The one file that has this name but for its ending. */
function namedAlike(name: string, names: Iterable<string>): string | undefined {
  const stem = (file: string) => plainName(file.slice(0, file.length - extname(file).length));
  const wanted = isMediaName(name) ? stem(name) : plainName(name);
  const alike = [...names].filter((file) => stem(file) === wanted);
  return alike.length === 1 ? alike[0] : undefined;
}

export function unknownIcon(name: string, path: Path): Diagnostic {
  const message = `There is no Material icon called "${name}".`;
  const otherwise =
    "Look it up at fonts.google.com/icons; write it without spaces, as in LocationOn.";
  const { hint, fix } = suggestion(name, iconNames(), otherwise);
  return problem("unknown-icon", path, message, hint, { fix });
}

const replacement = (value: string | undefined): Fix | undefined =>
  value === undefined ? undefined : { kind: "replace", value };
