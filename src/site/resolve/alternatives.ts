import type { Alternative } from "../../../schema/picture-texts.ts";
import type { MediaFile } from "../../assets/pictures/media.ts";
import { PICTURE_TEXTS } from "../../config/tables/picture-texts.ts";
import { type Path, problem, type TextSpan } from "../../diagnostics/diagnostic.ts";
import type { ResolveEnvironment } from "./environment.ts";
import { fillIn } from "./fill-in.ts";
import { fillName } from "./resolve-names.ts";

/** The alternative text of a picture that has none where it is shown: that of its file. */
export function alternativeFor(
  written: string,
  at: { path: Path; within?: TextSpan },
  env: ResolveEnvironment,
): string {
  // Problems of the name are reported by the field of the file.
  const name = fillName(written, at.path, { ...env, uses: [], problems: [] })?.normalize();
  if (name === undefined || !env.media.has(name)) return "";
  const found = env.alternativeOf(name);
  if (found?.text === "") return "";
  if (found) return textInFile(found, at.path, env);
  env.problems.push(missingAlternative(name, at, env));
  return "";
}

function textInFile(
  { text: raw, path }: { text: string; path: Path },
  shownAt: Path,
  env: ResolveEnvironment,
): string {
  const value = fillIn(raw, path, env);
  const use = { heading: undefined, isPlaceName: false, isAlternative: true, shownAt };
  env.uses.push({ kind: "text", path, raw, value, ...use });
  return value;
}

function missingAlternative(
  name: string,
  { path, ...at }: { path: Path; within?: TextSpan },
  { media, language }: ResolveEnvironment,
) {
  const other = media.get(name)?.alt;
  const key = JSON.stringify(name);
  const here = at.within ? `![…](${name})` : `{ "file": ${key}, "alt": "…" }`;
  if (other === undefined) {
    const message = `${key} has no alternative text: what it shows, for people who cannot see it.`;
    const hint = `Write it in ${PICTURE_TEXTS}, ${key}: { "alt": "…" }, or here, ${here}. For a decoration, write "".`;
    return problem("picture-text", path, message, hint, at);
  }
  const known = typeof other === "string" ? { [baseLanguage(language.main)]: other } : other;
  const texts = JSON.stringify({ ...known, [baseLanguage(language.own)]: "…" });
  const message = `${key} has no alternative text in the language of this page, "${language.own}".`;
  return problem(
    "picture-text",
    path,
    message,
    `In ${PICTURE_TEXTS}, write ${key}: { "alt": ${texts} }.`,
    at,
  );
}

/** What to do about it where pictures have a form. */
export const TEXT_IN_FORM =
  "Write it in the form of the picture, or say there that it is only a decoration. A picture within a text has it in its brackets: `![What it shows](photo.jpg)`.";

/** `en` is the language of a site in `en-GB`. */
export const baseLanguage = (tag: string): string => tag.replace(/-.*/, "");

/** The tag by which texts have one in a language: `en-GB`, or `en` for all of English. */
export const tagIn = (texts: Readonly<Record<string, string>>, language: string) =>
  [language, baseLanguage(language)].find((tag) => Object.hasOwn(texts, tag));

/** Finds the alternative texts of files in a language. A text without a language is in the site's main one. */
export const alternativesIn =
  (
    media: ReadonlyMap<string, MediaFile>,
    { own, main }: ResolveEnvironment["language"],
  ): ResolveEnvironment["alternativeOf"] =>
  (name) => {
    const alt: Alternative | undefined = media.get(name)?.alt;
    const path = [PICTURE_TEXTS, name, "alt"];
    if (typeof alt === "string")
      return alt === "" || own === main ? { text: alt, path } : undefined;
    const tag = tagIn(alt ?? {}, own) ?? own;
    const text = alt?.[tag];
    return text === undefined ? undefined : { text, path: [...path, tag] };
  };
