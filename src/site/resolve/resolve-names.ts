import type { FieldMeaning, MediaKind } from "../../../schema/fields/meaning.ts";
import { iconNames, readIcon } from "../../assets/icons/icons.ts";
import { displayMedia } from "../../assets/pictures/media.ts";
import { rawValue, type SourceText, type TextToken } from "../../config/tokens/scope.ts";
import { type Path, problem } from "../../diagnostics/diagnostic.ts";
import { suggestion } from "../../diagnostics/suggest.ts";
import { singleToken } from "../../lib/token.ts";
import { encodeUrlPart } from "../../lib/url.ts";
import type { Icon, Link, Media } from "../../model/values.ts";
import { OMITTED, type ResolveEnvironment } from "./environment.ts";
import { fillIn } from "./fill-in.ts";
import { invalidLinkProblem, notAPageProblem, resolveLink } from "./links.ts";
import { mediaProblem } from "./media-problems.ts";
import type { MediaUse } from "./uses.ts";

/** A name with its tokens replaced; undefined if one of them is wrong, which is reported. */
export function fillName(
  ...[text, path, env, put, written]: Parameters<typeof fillIn>
): string | undefined {
  const reported = env.problems.length;
  const name = fillIn(text, path, env, put, written);
  return env.problems.length > reported ? undefined : name;
}

/** `written` is the Markdown that contains the link, if any. */
export function resolveTarget(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  written?: SourceText,
  isPage = false,
): Link | typeof OMITTED {
  // Messages and subjects are encoded later, as part of the address.
  const isMessage = /^(whatsapp|email):/.test(text);
  const target = isMessage
    ? fillName(text, path, env, rawValue, written)
    : addressIn(text, path, env, written);
  if (target === undefined) return EMPTY_LINK;
  const origin = valueOrigin(text, path, env);
  const found = resolveLink(target, env);
  const link = found && env.translated(found, origin);
  const isHere = written && origin === path;
  const at = isHere ? { path, within: written.locate(0, text.length) } : { path: origin };
  const inline = written !== undefined;
  if (link && env.isOmitted(link.href)) {
    env.uses.push({ kind: "link", ...at, target, link, inline, isOmitted: true });
    return OMITTED;
  }
  if (!link) {
    const filled = fillName(text, path, env, rawValue, written) ?? target;
    env.problems.push(invalidLinkProblem(filled, inline ? undefined : text, at, env));
  } else if (isPage && !/^(\/|https:)/.test(target)) env.problems.push(notAPageProblem(target, at));
  else env.uses.push({ kind: "link", ...at, target, link, inline });
  return link ?? EMPTY_LINK;
}

export const EMPTY_LINK: Link = { href: "#" };

/** Encodes the values of tokens, so that they cannot change the structure of an address. */
const addressIn = (text: string, path: Path, env: ResolveEnvironment, written?: SourceText) =>
  fillName(text, path, env, singleToken(text) === undefined ? asPartOfAddress : rawValue, written);

const asPartOfAddress = ({ value }: TextToken) =>
  encodeUrlPart(value).replace(/%40|%2C/g, decodeURIComponent);

const IS_CONTACT = /^(business|locations\.\w+)\.(phone|email|whatsapp)$/;

/** The source of a value: its parameter, if the text is a single token. */
function valueOrigin(text: string, path: Path, { scope }: ResolveEnvironment): Path {
  const name = singleToken(text);
  // The number itself is valid; the link should not use it.
  if (name === undefined || IS_CONTACT.test(name)) return path;
  return scope.get(name)?.origin ?? path;
}

export function resolveEndpoint(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  { allows = [], disclosure, used = (address) => address, refuse }: FieldMeaning,
): string {
  const address = addressIn(text, path, env);
  if (address === undefined) return "";
  const fault = refuse?.fault(address);
  const at = valueOrigin(text, path, env);
  if (refuse && fault) env.problems.push(problem(refuse.rule, at, fault, refuse.hint));
  const url = used(address);
  if (allows.length > 0)
    env.uses.push({ kind: "endpoint", path, url, allows, ...(disclosure && { disclosure }) });
  return url;
}

export function resolveMedia(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  { media: kind, onDemand = false }: FieldMeaning,
): Media {
  const name = fillName(text, path, env);
  return recordMedia(name, kind, { path: valueOrigin(text, path, env), onDemand }, env);
}

/** Looks up a file and records its use. */
export function recordMedia(
  written: string | undefined,
  kind: MediaKind | undefined,
  use: Omit<MediaUse, "kind" | "name" | "asItIs">,
  env: ResolveEnvironment,
): Media {
  if (written === undefined) return NO_FILE;
  const { path, within } = use;
  const name = written.normalize();
  const file = env.media.get(name);
  const found = mediaProblem(name, env.media, kind, path);
  const asItIs = kind === "document" || !file?.cut;
  // A fix replaces whole texts, so a piece of one gets none.
  if (found) env.problems.push(within ? { ...found, within, fix: undefined } : found);
  else
    env.uses.push({
      kind: "media",
      name,
      asItIs,
      ...use,
      ...(env.takesText && { takesText: true }),
    });
  return file ? displayMedia(file, kind) : NO_FILE;
}

const NO_FILE: Media = { url: "", width: 0, height: 0, type: "" };

export function resolveIcon(text: string, path: Path, env: ResolveEnvironment): Icon {
  const name = fillName(text, path, env);
  if (name === undefined) return [];
  const icon = readIcon(name, env.iconStyle);
  if (icon) return icon;
  const message = `There is no Material icon called "${name}".`;
  const otherwise =
    "Look it up at fonts.google.com/icons; write it without spaces, as in LocationOn.";
  const { hint, fix } = suggestion(name, iconNames(), otherwise);
  const at = valueOrigin(text, path, env);
  env.problems.push(problem("unknown-icon", at, message, hint, { fix }));
  return [];
}
