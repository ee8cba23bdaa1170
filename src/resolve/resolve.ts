import type { z } from "zod";
import type { Business } from "../../schema/business.ts";
import { meaningOf } from "../../schema/fields/fields.ts";
import type { Theme } from "../../schema/theme.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import type { Icon, Link, MarkdownNode, Media, Resolved } from "../model/values.ts";
import { defOf, maxLength } from "../parse/schema-at.ts";
import { type MediaFile, shownMedia } from "../pictures/media.ts";
import { readIcon } from "./icons.ts";
import { resolveLink } from "./links.ts";
import { parseMarkdown } from "./markdown.ts";
import {
  brokenTokens,
  mediaFault,
  misplacedToken,
  missingMedia,
  noLink,
  refusedMarkdown,
  unknownIcon,
  unknownToken,
} from "./resolve-problems.ts";
import {
  asShown,
  asWritten,
  replaceTokens,
  type Scope,
  type TextToken,
  type Whole,
  wholeOf,
  wholeToken,
} from "./tokens.ts";
import type { Use } from "./uses.ts";

/** What the words of a config are resolved against. */
export interface ResolveEnvironment {
  scope: Scope;
  business: Business;
  media: ReadonlyMap<string, MediaFile>;
  iconStyle: Theme["iconStyle"];
  /** Whether a page has this path. */
  hasPage(path: string): boolean;
  report(diagnostic: Diagnostic): void;
  record(use: Use): void;
}

type Value = { text: string; path: Path; env: ResolveEnvironment; schema?: z.core.$ZodType };

const RESOLVERS = {
  text: resolveText,
  markdown: (value: Value): MarkdownNode[] => resolveMarkdown(value),
  link: (value: Value): Link => resolveTarget(value),
  endpoint: resolveEndpoint,
  media: resolveMedia,
  icon: resolveIcon,
};

/**
 * Resolves a parsed value by its schema: every registered string field (schema/fields/fields.ts) is turned
 * into what pages need, everything else passes. `path` is where the value stands in the config, so
 * that whatever is wrong with it is reported at its own line.
 */
export function resolveFields<S extends z.ZodType>(
  schema: S,
  value: z.output<S>,
  path: Path,
  env: ResolveEnvironment,
): Resolved<z.output<S>> {
  return walk(schema, value, path, env) as Resolved<z.output<S>>;
}

function walk(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path,
  env: ResolveEnvironment,
): unknown {
  if (value === undefined) return undefined;
  const kind = meaningOf(schema)?.kind;
  if (kind && typeof value === "string") {
    return RESOLVERS[kind]({ text: value, path, env, schema });
  }
  const { innerType: inner, element, shape } = defOf(schema);
  if (inner) return walk(inner, value, path, env);
  if (element && Array.isArray(value)) {
    const items = value.flatMap((item, index) => walkItem(element, item, [...path, index], env));
    checkLength(schema, items.length, value.length, path, env);
    return items;
  }
  if (!shape || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const type = shape[key];
      return [key, type ? walk(type, field, [...path, key], env) : field];
    }),
  );
}

/** A list parameter that stands alone as an entry of a list is spread into it. */
function walkItem(schema: z.core.$ZodType, item: unknown, path: Path, env: ResolveEnvironment) {
  const name = typeof item === "string" ? wholeToken(item) : undefined;
  const token = name === undefined ? undefined : env.scope.get(name);
  if (name === undefined || token?.type !== "list") return [walk(schema, item, path, env)];
  env.record({ kind: "token", path, name });
  const isPlace = meaningOf(schema)?.isPlace === true;
  for (const value of token.value) {
    env.record({ kind: "text", path, raw: String(item), value, heading: undefined, isPlace });
  }
  return [...token.value];
}

/** A list parameter may make a list longer than its section can show; parsing could not see that. */
function checkLength(
  schema: z.core.$ZodType,
  length: number,
  written: number,
  path: Path,
  env: ResolveEnvironment,
): void {
  const maximum = maxLength(schema);
  if (maximum === undefined || length <= maximum || written > maximum) return;
  const message = `This list may have at most ${maximum} entries, and its parameter makes it ${length}.`;
  env.report(problem("too-big", path, message));
}

function resolveText({ text, path, env, schema }: Value): string {
  const value = fillIn(text, path, env, asShown);
  const { heading, isPlace = false } = (schema && meaningOf(schema)) ?? {};
  env.record({ kind: "text", path, raw: text, value, heading, isPlace });
  return value;
}

/**
 * Fills in the tokens of a text that stands at `path`, or of a piece of one; `put` says what is put in
 * for each.
 */
export function fillIn(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  put: (token: TextToken) => string = asWritten,
  whole: Whole = wholeOf(text),
): string {
  let isBroken = false;
  const replace = (name: string, token: string, start: number) => {
    const found = env.scope.get(name);
    env.record({ kind: "token", path, name });
    if (found?.type === "text") return put(found);
    const at = { path, within: whole.within(start, token.length) };
    if (!found) env.report(unknownToken(name, whole.written, at, env.scope));
    else if (!isInBraces(text, token, start)) env.report(misplacedToken(token, found.type, at));
    return token;
  };
  const filled = replaceTokens(text, replace, () => {
    isBroken = true;
  });
  if (isBroken) for (const found of brokenTokens(text, path, env.scope, whole)) env.report(found);
  return filled;
}

/** Then the braces are what is wrong. */
const isInBraces = (text: string, { length }: string, start: number) =>
  text[start - 1] === "{" || text[start + length] === "}";

/** Fills in tokens so that they cannot break out of their part of an address. */
const fillInAddress = (text: string, path: Path, env: ResolveEnvironment, whole?: Whole) =>
  fillIn(text, path, env, wholeToken(text) === undefined ? asPartOfAddress : asWritten, whole);

const asPartOfAddress = ({ value }: TextToken) =>
  encodeURIComponent(value).replace(/%40|%2C/g, decodeURIComponent);

function resolveMarkdown({ text, path, env }: Value, parameter?: string): MarkdownNode[] {
  const nodes = parseMarkdown(text, {
    text: (value, within) => fillIn(value, path, env, asShown, { written: text, within }),
    link: (target, within) => resolveTarget({ text: target, path, env }, { written: text, within }),
    block: (name) => {
      const token = env.scope.get(name);
      // A parameter that brought itself in would never end.
      if (token?.type !== "markdown" || parameter !== undefined) return undefined;
      env.record({ kind: "token", path, name });
      return resolveMarkdown({ text: token.value, path: token.origin, env }, name);
    },
    refuse: (what, within) => env.report(refusedMarkdown(what, { path, within })),
  });
  if (parameter === undefined) env.record({ kind: "markdown", path, raw: text, nodes });
  return nodes;
}

function resolveTarget({ text, path, env }: Value, whole?: Whole): Link {
  // A first message or a subject is encoded as a whole when the address is made of it.
  const isMessage = /^(whatsapp|email):/.test(text);
  const target = isMessage
    ? fillIn(text, path, env, asWritten, whole)
    : fillInAddress(text, path, env, whole);
  const link = resolveLink(target, env.business);
  const origin = originOf(text, path, env);
  const isHere = whole && origin === path;
  const at = isHere ? { path, within: whole.within(0, text.length) } : { path: origin };
  const inline = whole !== undefined;
  if (link) env.record({ kind: "link", ...at, target, link, inline });
  else {
    const isLink = (other: string) => resolveLink(other, env.business) !== undefined;
    env.report(noLink(target, text, at, { inline, isLink, hasPage: env.hasPage }));
  }
  return link ?? { href: "#" };
}

function resolveEndpoint({ text, path, env, schema }: Value): string {
  const url = fillInAddress(text, path, env);
  const allows = (schema && meaningOf(schema)?.allows) ?? [];
  if (allows.length > 0) env.record({ kind: "endpoint", path, url, allows });
  return url;
}

/** Where a value is written: at its parameter, if it is one and nothing else. */
function originOf(text: string, path: Path, { scope }: ResolveEnvironment): Path {
  const name = wholeToken(text);
  return (name === undefined ? undefined : scope.get(name)?.origin) ?? path;
}

function resolveMedia({ text, path, env, schema }: Value): Media {
  const name = fillIn(text, path, env);
  const media = env.media.get(name);
  const at = originOf(text, path, env);
  const kind = schema && meaningOf(schema)?.media;
  const fault = media
    ? mediaFault(media, name, kind, at)
    : missingMedia(name, at, env.media.keys());
  if (fault) env.report(fault);
  else if (media) env.record({ kind: "media", path: at, name, asItIs: !media.cut });
  return media ? shownMedia(media) : { url: "", width: 0, height: 0, type: "" };
}

function resolveIcon({ text, path, env }: Value): Icon {
  const icon = readIcon(text, env.iconStyle);
  if (!icon) env.report(unknownIcon(text, path));
  return icon ?? [];
}
