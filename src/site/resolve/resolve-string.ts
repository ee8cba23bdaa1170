import type { FieldKind, FieldMeaning } from "../../../schema/fields/meaning.ts";
import { displayValue, rawValue } from "../../config/tokens/scope.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { singleLine } from "../../lib/text.ts";
import type { RichNode } from "../../model/values.ts";
import { alternativeFor } from "./alternatives.ts";
import { OMITTED, type ResolveEnvironment } from "./environment.ts";
import { fillIn } from "./fill-in.ts";
import { parseMarkdown } from "./markdown/markdown.ts";
import { refusedMarkdownProblem } from "./markdown/refused-markdown.ts";
import { nodesWithOwnDirection, withOwnDirection } from "./own-direction.ts";
import {
  fillName,
  recordMedia,
  resolveEndpoint,
  resolveIcon,
  resolveMedia,
  resolveTarget,
} from "./resolve-names.ts";

type StringResolver = (
  text: string,
  path: Path,
  env: ResolveEnvironment,
  meaning: FieldMeaning,
) => unknown;

const RESOLVERS: Record<FieldKind, StringResolver> = {
  text: resolveText,
  markdown: (text, path, env, { isRich = false }) => resolveMarkdown(text, path, env, isRich),
  link: (text, path, env, { isPage }) => resolveTarget(text, path, env, undefined, isPage),
  endpoint: resolveEndpoint,
  name: (text, path, env) => fillIn(text, path, env),
  fact: (text, path, env) => fillIn(text, path, env),
  media: resolveMedia,
  icon: resolveIcon,
};

/** Resolves a string of the config by the kind of its field. */
export const resolveString: StringResolver = (text, path, env, meaning) =>
  RESOLVERS[meaning.kind](text, path, env, meaning);

function resolveText(
  raw: string,
  path: Path,
  env: ResolveEnvironment,
  {
    heading,
    isPlace = false,
    isAlternative = false,
    isPrice = false,
    mayLink = false,
  }: FieldMeaning,
): string {
  const shown = fillIn(raw, path, env, isPrice ? rawValue : displayValue);
  const value = singleLine(shown);
  const use = {
    kind: "text",
    path,
    raw,
    value,
    heading,
    isPlaceName: isPlace,
    isAlternative,
  } as const;
  env.uses.push(isPrice ? { ...use, isPrice } : use);
  if (mayLink && value.startsWith("https://"))
    env.uses.push({ kind: "link", path, target: value, link: { href: value }, inline: false });
  // Only headings keep their line breaks.
  const lines = heading === undefined ? value : shown;
  return mayLink || env.direction === "ltr" ? lines : withOwnDirection(lines);
}

/** `parameter` is the name of the parameter whose value the text is, if any. */
function resolveMarkdown(
  text: string,
  path: Path,
  env: ResolveEnvironment,
  isRich: boolean,
  parameter?: string,
): RichNode[] {
  const nodes = parseMarkdown(text, {
    text: (value, locate) => fillIn(value, path, env, displayValue, { text, locate }),
    link(target, locate) {
      const link = resolveTarget(target, path, env, { text, locate });
      return link === OMITTED ? undefined : link;
    },
    block: (name) => {
      const token = env.scope.get(name);
      // A parameter that contains itself would cause endless recursion.
      if (token?.type !== "markdown" || parameter !== undefined) return undefined;
      env.uses.push({ kind: "token", path, name });
      return resolveMarkdown(token.value, token.origin, env, isRich, name);
    },
    ...(isRich && {
      picture: (file, alt, locate) => {
        const within = locate(0, file.length);
        const name = fillName(file, path, env, rawValue, { text, locate });
        const use = { path, within, onDemand: false };
        if (alt !== "") return { file: recordMedia(name, "image", { ...use, alt }, env), alt };
        const shown = recordMedia(name, "image", { ...use, takesText: true }, env);
        return { file: shown, alt: name === undefined ? "" : alternativeFor(name, use, env) };
      },
    }),
    refuse: (what, within) =>
      env.problems.push(refusedMarkdownProblem(what, { path, within }, isRich)),
  });
  if (parameter !== undefined) return nodes;
  env.uses.push({ kind: "markdown", path, raw: text, nodes });
  return env.direction === "ltr" ? nodes : nodesWithOwnDirection(nodes);
}
