import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Alternative, pictureTexts } from "../../../../schema/picture-texts.ts";
import { ConfigText } from "../../../config/edit/config-text.ts";
import { readableFile } from "../../../config/edit/readable-json.ts";
import { jsonSource } from "../../../config/read/json-source.ts";
import { PICTURE_TEXTS } from "../../../config/tables/picture-texts.ts";
import { writeAtomically } from "../../../lib/files/files.ts";
import { readText, writeText } from "../../../lib/files/text-file.ts";
import { baseLanguage, tagIn } from "../../../site/resolve/alternatives.ts";
import { message } from "../../protocol/messages.ts";
import { StudioError } from "../studio-error.ts";

/** The alternative texts of pictures, by file. */
export function readAlternatives(configFile: string): Record<string, Alternative> {
  const { data = {} } = pictureTexts.safeParse(sourceOf(configFile).value);
  return Object.fromEntries(Object.entries(data).map(([name, { alt }]) => [name.normalize(), alt]));
}

/** A text by the languages of the site; those in other languages are left out. */
export const inLanguages = (
  text: Alternative | undefined,
  languages: readonly string[],
): Alternative | undefined =>
  isObject(text)
    ? Object.fromEntries(
        languages.flatMap((language) => {
          const tag = tagIn(text, language);
          return tag === undefined ? [] : [[language, text[tag] ?? ""]];
        }),
      )
    : text;

/**
 * Sets the alternative text of a picture, by the languages of the site, the main one first. The rest of the file keeps its
 * form.
 */
export async function writeAlternative(
  configFile: string,
  name: string,
  texts: Record<string, string>,
  languages: readonly string[],
): Promise<void> {
  const { file, text, value, problems } = sourceOf(configFile);
  if (problems.length > 0 || !isObject(value))
    throw new StudioError(message("textsDamaged", PICTURE_TEXTS));
  const key = Object.keys(value).find((each) => each.normalize() === name.normalize()) ?? name;
  const known = value[key];
  const alt = alternativeOf(texts, languages, isObject(known) ? known.alt : known);
  if (!existsSync(file)) return writeAtomically(file, readableFile({ [key]: { alt } }));
  const edited = new ConfigText(text);
  if (!isObject(value[key]))
    edited.set([key], typeof value[key] === "string" && typeof alt === "string" ? alt : { alt });
  else edited.set([key, "alt"], alt);
  await writeText(file, edited.text);
}

function sourceOf(configFile: string) {
  const file = join(dirname(configFile), PICTURE_TEXTS);
  const text = existsSync(file) ? readText(file) : "{}";
  return jsonSource(file, text);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A text alone is in the main language, and none at all is for a decoration. */
function alternativeOf(
  texts: Record<string, string>,
  languages: readonly string[],
  before: unknown,
): Alternative {
  const known = isObject(before) ? before : {};
  const tagOf = (language: string) => {
    const base = baseLanguage(language);
    const isAlone = languages.filter((each) => baseLanguage(each) === base).length < 2;
    return isAlone ? (tagIn(textsIn(known), language) ?? base) : language;
  };
  const main = tagOf(languages[0] ?? "");
  const all = {
    ...(typeof before === "string" ? { [main]: before } : known),
    ...Object.fromEntries(Object.entries(texts).map(([language, text]) => [tagOf(language), text])),
  };
  const written = Object.entries(textsIn(all)).filter(([, text]) => text.trim() !== "");
  const [first, ...others] = written;
  if (!first) return "";
  return others.length === 0 && first[0] === main ? first[1] : Object.fromEntries(written);
}

const textsIn = (all: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(all).filter((each): each is [string, string] => typeof each[1] === "string"),
  );
