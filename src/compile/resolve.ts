import type { z } from "zod";
import type { Business } from "../../schema/business.ts";
import { fieldKinds } from "../../schema/fields.ts";
import type { Theme } from "../../schema/theme.ts";
import { type Diagnostic, type Path, problem } from "../diagnostics/diagnostic.ts";
import type { Icon, Link, MarkdownNode, Media, Resolved } from "../model/values.ts";
import { readIcon } from "./icons.ts";
import { LINK_FORMS, resolveLink } from "./links.ts";
import { parseMarkdown } from "./markdown.ts";
import { replaceTokens, type Scope, wholeToken } from "./tokens.ts";

/** What the words of a config are resolved against. */
export interface ResolveEnvironment {
  scope: Scope;
  business: Business;
  media: ReadonlyMap<string, Media>;
  iconStyle: Theme["iconStyle"];
  report(diagnostic: Diagnostic): void;
}

type Value = { text: string; path: Path; env: ResolveEnvironment };

const RESOLVERS = {
  text: ({ text, path, env }: Value): string => fillIn(text, path, env),
  markdown: resolveMarkdown,
  link: resolveTarget,
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
  const kind = fieldKinds.get(schema as z.ZodString)?.kind;
  if (kind && typeof value === "string") return RESOLVERS[kind]({ text: value, path, env });
  const inner = innerType(schema);
  if (inner) return walk(inner, value, path, env);
  const element = elementType(schema);
  if (element && Array.isArray(value)) {
    return value.flatMap((item, index) => walkItem(element, item, [...path, index], env));
  }
  const shape = shapeOf(schema);
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
  return token?.type === "list" ? [...token.value] : [walk(schema, item, path, env)];
}

type Def = { innerType?: z.core.$ZodType; element?: z.core.$ZodType; shape?: z.core.$ZodShape };
const innerType = (schema: z.core.$ZodType) => (schema._zod.def as Def).innerType;
const elementType = (schema: z.core.$ZodType) => (schema._zod.def as Def).element;
const shapeOf = (schema: z.core.$ZodType) => (schema._zod.def as Def).shape;

/** Fills in the tokens of a text that stands at `path`. */
export function fillIn(text: string, path: Path, env: ResolveEnvironment): string {
  return replaceTokens(text, (name, token) => {
    const found = env.scope.get(name);
    if (!found) env.report(unknownToken(name, path));
    else if (found.type === "list") env.report(misplacedToken(token, "entry of a list", path));
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

function resolveMarkdown({ text, path, env }: Value): MarkdownNode[] {
  return parseMarkdown(text, {
    text: (value) => fillIn(value, path, env),
    link: (target) => resolveTarget({ text: target, path, env }),
    block: (name) => {
      const token = env.scope.get(name);
      return token?.type === "markdown" ? token.value : undefined;
    },
    unsupported: (what) =>
      env.report(
        problem(
          "markdown",
          path,
          `Markdown's ${what} cannot be used here.`,
          "Use paragraphs, **bold**, *italic*, [links](/seo), lists, line breaks and ## headings.",
        ),
      ),
  });
}

function resolveTarget({ text, path, env }: Value): Link {
  const target = fillInAddress(text, path, env);
  const link = resolveLink(target, env.business);
  if (!link) env.report(problem("link-target", path, `"${target}" is no link.`, LINK_FORMS));
  return link ?? { href: "#" };
}

function resolveMedia({ text, path, env }: Value): Media {
  const name = fillIn(text, path, env);
  const media = env.media.get(name);
  if (!media) {
    const message = `There is no file "${name}" in public/media.`;
    env.report(problem("media-missing", path, message, "Put the file there, or mend its name."));
  }
  return media ?? { url: "", width: 0, height: 0, type: "" };
}

function resolveIcon({ text, path, env }: Value): Icon {
  const icon = readIcon(text, env.iconStyle);
  if (!icon) {
    const message = `There is no Material icon called "${text}".`;
    const hint = "Look it up at fonts.google.com/icons; write it without spaces, as in LocationOn.";
    env.report(problem("unknown-icon", path, message, hint));
  }
  return icon ?? [];
}

const unknownToken = (name: string, path: Path) =>
  problem(
    "unknown-token",
    path,
    `There is no token {${name}} here.`,
    name.startsWith("business.")
      ? "Tokens that start with business. name a fact under business."
      : "Use a parameter of the template, or a fact such as {business.phone}.",
  );

const misplacedToken = (token: string, where: string, path: Path) =>
  problem("misplaced-token", path, `${token} is a list; it can only stand alone as an ${where}.`);
