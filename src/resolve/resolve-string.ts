import type { FieldKind, FieldMeaning, MediaKind } from "../../schema/fields/fields.ts";
import { type Path, problem } from "../diagnostics/diagnostic.ts";
import { suggestion } from "../diagnostics/suggest.ts";
import type { Icon, Link, Media, RichNode } from "../model/values.ts";
import { shownMedia } from "../pictures/media.ts";
import { brokenTokens, dollarBefore } from "../tokens/broken-tokens.ts";
import {
  asShown,
  asWritten,
  type TextToken,
  type WrittenText,
  writtenWhole,
} from "../tokens/scope.ts";
import { misplacedToken, unknownToken } from "../tokens/token-problems.ts";
import { encoded } from "../util/encoded.ts";
import { replaceTokens, tokensIn, wholeToken } from "../util/token.ts";
import { withoutBreaks } from "../util/without-breaks.ts";
import type { ResolveEnvironment } from "./environment.ts";
import { iconNames, readIcon } from "./icons.ts";
import { notALink, resolveLink } from "./links.ts";
import { parseMarkdown } from "./markdown.ts";
import { mediaProblem } from "./media-problems.ts";
import { refusedMarkdown } from "./refused-markdown.ts";
import type { MediaUse } from "./uses.ts";

type StringResolver = (
  text: string,
  path: Path,
  env: ResolveEnvironment,
  meaning: FieldMeaning,
) => unknown;

const RESOLVERS: Record<FieldKind, StringResolver> = {
  text: resolveText,
  markdown: (text, path, env, { isRich = false }) => resolveMarkdown(text, path, env, isRich),
  link: (text, path, env) => resolveTarget(text, path, env),
  endpoint: resolveEndpoint,
  name: (text, path, env) => fillIn(text, path, env),
  fact: (text, path, env) => fillIn(text, path, env),
  media: resolveMedia,
  icon: resolveIcon,
};

/** Turns a string of the config into what its field means. */
export const resolveString: StringResolver = (text, path, env, meaning) =>
  RESOLVERS[meaning.kind](text, path, env, meaning);

/**
 * Fills in the tokens of a text of the config, or of a piece of one; `put` says what is put in for
 * each.
 */
export function fillIn(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  put: (token: TextToken) => string = asWritten,
  written?: WrittenText,
): string {
  let isBroken = false;
  const replace = (name: string, token: string, start: number) => {
    const found = env.scope.get(name);
    env.uses.push({ kind: "token", path, name });
    if (found) env.problems.push(...dollarBefore(text, token, start, path, { found, written }));
    if (found?.type === "text") return put(found);
    const whole = written ?? writtenWhole(text);
    const at = { path, within: whole.placeOf(start, token.length) };
    if (!found) env.problems.push(unknownToken(name, whole.text, at, env.scope));
    else if (!isInBraces(text, token, start)) {
      env.problems.push(misplacedToken(token, found.type, at));
    }
    return token;
  };
  const filled = replaceTokens(text, replace, () => {
    isBroken = true;
  });
  if (isBroken) env.problems.push(...brokenTokens(text, path, env.scope, written));
  return filled;
}

/**
 * The same, of what has to name something: undefined where a token in it is wrong or stands in for a value
 * that is. That is told already, and of the rest nothing can be said.
 */
function nameIn(...[text, path, env, put, written]: Parameters<typeof fillIn>): string | undefined {
  const told = env.problems.length;
  const name = fillIn(text, path, env, put, written);
  const isOpen =
    text.includes("{") && tokensIn(text).some((token) => env.scope.get(token)?.isStandIn);
  return isOpen || env.problems.length > told ? undefined : name;
}

/** Then the braces are what is wrong. */
const isInBraces = (text: string, { length }: string, start: number) =>
  text[start - 1] === "{" || text[start + length] === "}";

function resolveText(
  raw: string,
  path: Path,
  env: ResolveEnvironment,
  { heading, isPlace = false, isAlternative = false }: FieldMeaning,
): string {
  const shown = fillIn(raw, path, env, asShown);
  const value = withoutBreaks(shown);
  env.uses.push({ kind: "text", path, raw, value, heading, isPlace, isAlternative });
  // Only headings are set in lines as they are written.
  return heading === undefined ? value : shown;
}

/** `parameter` is the name of the parameter that the text is the value of, if it is one. */
function resolveMarkdown(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  isRich: boolean,
  parameter?: string,
): RichNode[] {
  const nodes = parseMarkdown(text, {
    text: (value, placeOf) => fillIn(value, path, env, asShown, { text, placeOf }),
    link: (target, placeOf) => resolveTarget(target, path, env, { text, placeOf }),
    block: (name) => {
      const token = env.scope.get(name);
      // A parameter that brought itself in would never end.
      if (token?.type !== "markdown" || parameter !== undefined) return undefined;
      env.uses.push({ kind: "token", path, name });
      return resolveMarkdown(token.value, token.origin, env, isRich, name);
    },
    ...(isRich && {
      picture: (file, alt, placeOf) => {
        const within = placeOf(0, file.length);
        const name = nameIn(file, path, env, asWritten, { text, placeOf });
        return mediaOf(name, "image", env, { path, within, alt, onDemand: false });
      },
    }),
    refuse: (what, within) => env.problems.push(refusedMarkdown(what, { path, within })),
  });
  if (parameter === undefined) env.uses.push({ kind: "markdown", path, raw: text, nodes });
  return nodes;
}

/** `written` is the Markdown that the link is in, if it is in any. */
function resolveTarget(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  written?: WrittenText,
): Link {
  // A first message or a subject is encoded as a whole when the address is made of it.
  const isMessage = /^(whatsapp|email):/.test(text);
  const target = isMessage
    ? nameIn(text, path, env, asWritten, written)
    : addressIn(text, path, env, written);
  if (target === undefined) return NOWHERE;
  const link = resolveLink(target, env);
  const origin = originOf(text, path, env);
  const isHere = written && origin === path;
  const at = isHere ? { path, within: written.placeOf(0, text.length) } : { path: origin };
  const inline = written !== undefined;
  if (link) env.uses.push({ kind: "link", ...at, target, link, inline });
  else {
    const found = notALink(target, inline ? undefined : text, at, env);
    env.problems.push({ ...found, basis: [...(found.basis ?? []), path] });
  }
  return link ?? NOWHERE;
}

const NOWHERE: Link = { href: "#" };

/** Fills in tokens so that they cannot break out of their part of an address. */
const addressIn = (text: string, path: Path, env: ResolveEnvironment, written?: WrittenText) =>
  nameIn(text, path, env, wholeToken(text) === undefined ? asPartOfAddress : asWritten, written);

const asPartOfAddress = ({ value }: TextToken) =>
  encoded(value).replace(/%40|%2C/g, decodeURIComponent);

/** Where a value is written: at its parameter, if it is one and nothing else. */
function originOf(text: string, path: Path, { scope }: ResolveEnvironment): Path {
  const name = wholeToken(text);
  return (name === undefined ? undefined : scope.get(name)?.origin) ?? path;
}

function resolveEndpoint(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  { allows = [], used = (address) => address, refuse }: FieldMeaning,
): string {
  const address = addressIn(text, path, env);
  if (address === undefined) return "";
  const fault = refuse?.fault(address);
  const at = originOf(text, path, env);
  if (fault) {
    env.problems.push(problem("frame-address", at, fault, refuse?.hint, { basis: [path] }));
  }
  const url = used(address);
  if (allows.length > 0) env.uses.push({ kind: "endpoint", path, url, allows });
  return url;
}

function resolveMedia(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  { media: kind, onDemand = false }: FieldMeaning,
): Media {
  const name = nameIn(text, path, env);
  return mediaOf(name, kind, env, { path: originOf(text, path, env), onDemand }, [path]);
}

/** The file of a name, used as and where it is said. */
function mediaOf(
  written: string | undefined,
  kind: MediaKind | undefined,
  env: ResolveEnvironment,
  use: Omit<MediaUse, "kind" | "name" | "asItIs">,
  basis: Path[] = [],
): Media {
  if (written === undefined) return NO_FILE;
  const { path, within } = use;
  const name = written.normalize();
  const file = env.media.get(name);
  const found = mediaProblem(name, env.media, kind, path);
  const asItIs = kind === "document" || !file?.cut;
  // What is wrong with a piece of a text cannot be mended by writing another text.
  if (found) {
    env.problems.push({ ...found, ...(within && { within, fix: undefined }), basis });
  } else env.uses.push({ kind: "media", name, asItIs, ...use });
  return file ? shownMedia(file, kind) : NO_FILE;
}

const NO_FILE: Media = { url: "", width: 0, height: 0, type: "" };

function resolveIcon(text: string, path: Path, env: ResolveEnvironment): Icon {
  const name = nameIn(text, path, env);
  if (name === undefined) return [];
  const icon = readIcon(name, env.iconStyle);
  if (icon) return icon;
  const message = `There is no Material icon called "${name}".`;
  const otherwise =
    "Look it up at fonts.google.com/icons; write it without spaces, as in LocationOn.";
  const { hint, fix } = suggestion(name, iconNames(), otherwise);
  const more = { fix, basis: [path] };
  env.problems.push(problem("unknown-icon", originOf(text, path, env), message, hint, more));
  return [];
}
