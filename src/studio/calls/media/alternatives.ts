import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Alternative, pictureTexts } from "../../../../schema/picture-texts.ts";
import { ConfigText } from "../../../config/edit/config-text.ts";
import { readableFile } from "../../../config/edit/readable-json.ts";
import { jsonSource } from "../../../config/read/json-source.ts";
import { PICTURE_TEXTS } from "../../../config/tables/picture-texts.ts";
import { writeAtomically } from "../../../lib/files/files.ts";
import { readText, writeText } from "../../../lib/files/text-file.ts";
import { message } from "../../protocol/messages.ts";
import { StudioError } from "../studio-error.ts";

/** The alternative texts of pictures, by file. */
export function readAlternatives(configFile: string): Record<string, Alternative> {
  const { data = {} } = pictureTexts.safeParse(sourceOf(configFile).value);
  return Object.fromEntries(Object.entries(data).map(([name, { alt }]) => [name.normalize(), alt]));
}

/** Sets the alternative text of a picture, by language. The rest of the file keeps its form. */
export async function writeAlternative(
  configFile: string,
  name: string,
  texts: Record<string, string>,
  main: string,
): Promise<void> {
  const { file, text, value, problems } = sourceOf(configFile);
  if (problems.length > 0 || !isObject(value))
    throw new StudioError(message("textsDamaged", PICTURE_TEXTS));
  const key = Object.keys(value).find((each) => each.normalize() === name.normalize()) ?? name;
  const alt = alternativeOf(texts, main, Object(value[key]).alt);
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
function alternativeOf(texts: Record<string, string>, main: string, before: unknown): Alternative {
  const known = isObject(before) ? { ...before, ...texts } : texts;
  const written = Object.entries(known).filter(
    (each): each is [string, string] => typeof each[1] === "string" && each[1].trim() !== "",
  );
  const [first, ...others] = written;
  if (!first) return "";
  return others.length === 0 && first[0] === main ? first[1] : Object.fromEntries(written);
}
