import type { z } from "zod";
import type { Business } from "../../schema/business.ts";
import { meaningOf } from "../../schema/fields.ts";
import type { Theme } from "../../schema/theme.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import type { Icon, Link, MarkdownNode, Media, Resolved } from "../model/values.ts";
import { readIcon } from "./icons.ts";
import { resolveLink } from "./links.ts";
import { parseMarkdown } from "./markdown.ts";
import { type MediaFile, shownMedia } from "./media.ts";
import {
  mediaFault,
  misplacedToken,
  missingMedia,
  noLink,
  unknownIcon,
  unknownToken,
  unsupportedMarkdown,
} from "./resolve-problems.ts";
import { defOf, maxLength } from "./schema-at.ts";
import { replaceTokens, type Scope, wholeToken } from "./tokens.ts";
import type { Use } from "./uses.ts";

/** What the words of a config are resolved against. */
export interface ResolveEnvironment {
  scope: Scope;
  business: Business;
  media: ReadonlyMap<string, MediaFile>;
  iconStyle: Theme["iconStyle"];
  report(diagnostic: Diagnostic): void;
  record(use: Use): void;
}

type Value = { text: string; path: Path; env: ResolveEnvironment; schema?: z.core.$ZodType };

const RESOLVERS = {
  text: resolveText,
  markdown: (value: Value): MarkdownNode[] => resolveMarkdown(value),
  link: (value: Value): Link => resolveTarget(value),
  endpoint: ({ text, path, env }: Value): string => fillInAddress(text, path, env),
  media: resolveMedia,
  icon: resolveIcon,
};

/**
 * Resolves a parsed value by its schema: every registered string field (schema/fields.ts) is turned
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
  for (const value of token.value) {
    env.record({ kind: "text", path, raw: String(item), value, heading: undefined });
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
  const value = fillIn(text, path, env);
  const heading = schema && meaningOf(schema)?.heading;
  env.record({ kind: "text", path, raw: text, value, heading });
  return value;
}

/** Fills in the tokens of a text that stands at `path`. */
export function fillIn(text: string, path: Path, env: ResolveEnvironment): string {
  return replaceTokens(text, (name, token) => {
    const found = env.scope.get(name);
    env.record({ kind: "token", path, name });
    if (!found) env.report(unknownToken(name, text, path, env.scope.keys()));
    else if (found.type !== "text") env.report(misplacedToken(token, found.type, path));
    else return found.value;
    return token;
  });
}

/** Fills in tokens so that they cannot break out of their part of an address. */
function fillInAddress(text: string, path: Path, env: ResolveEnvironment): string {
  if (wholeToken(text) !== undefined) return fillIn(text, path, env);
  return replaceTokens(text, (_, token) => {
    const value = fillIn(token, path, env);
    return value === token
      ? token
      : encodeURIComponent(value).replace(/%40|%2C/g, decodeURIComponent);
  });
}

function resolveMarkdown({ text, path, env }: Value, within?: string): MarkdownNode[] {
  const nodes = parseMarkdown(text, {
    text: (value) => fillIn(value, path, env),
    link: (target) => resolveTarget({ text: target, path, env }, true),
    block: (name) => {
      const token = env.scope.get(name);
      // A parameter that brought itself in would never end.
      if (token?.type !== "markdown" || within !== undefined) return undefined;
      env.record({ kind: "token", path, name });
      return resolveMarkdown({ text: token.value, path: token.origin, env }, name);
    },
    unsupported: (what) => env.report(unsupportedMarkdown(what, path)),
  });
  if (within === undefined) env.record({ kind: "markdown", path, raw: text, nodes });
  return nodes;
}

function resolveTarget({ text, path, env }: Value, inline = false): Link {
  // A first message or a subject is encoded as a whole when the address is made of it.
  const isMessage = /^(whatsapp|email):/.test(text);
  const target = isMessage ? fillIn(text, path, env) : fillInAddress(text, path, env);
  const link = resolveLink(target, env.business);
  const at = originOf(text, path, env);
  if (link) env.record({ kind: "link", path: at, target, link, inline });
  else env.report(noLink(target, text, at, inline));
  return link ?? { href: "#" };
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
