import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { displayText, isHoursLine, isObject } from "../../../commands/diff/display-text.ts";
import { readSource } from "../../../config/read-config.ts";
import { publicDirOf } from "../../../lib/files/public-folder.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { inWords, upperFirst } from "../../../lib/text.ts";
import { checkSource } from "../../../pipeline.ts";
import { inAllLanguages } from "../../../site/site-context.ts";
import { siteOf, withChecks } from "../../../testing/site.ts";
import { FIELDS_OF_KEYS } from "./model-keys.ts";

const NAMES = JSON.parse(readFileSync(join(import.meta.dirname, "names/de.json"), "utf8"));

/** What visitors do not read, or only as a part of what has a name. */
const FOR_PROGRAMS =
  /^(is[A-Z].*|align|anchor|attributes|data|dateEnds|empty|encoding|holds|key|lastDate|longest|mark|naturalColumns|openNow|zone)$/;

/** The keys on the way to the texts of a model. */
function keysIn(value: unknown): string[] {
  if (displayText(value) !== undefined || isHoursLine(value)) return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

const isNamed = (key: string) =>
  key === "alt" ||
  Object.hasOwn(NAMES, ownProperty(FIELDS_OF_KEYS, key) ?? upperFirst(inWords(key)));

it.each(["cafe", "carrageen", "locksmith"])(
  "the differences of %s have names for all that visitors read",
  async (name) => {
    const source = readSource(`examples/${name}/site.config.json`);
    const { checks: _, ...value } = Object(source.value);
    const checked = { ...source, value };
    const site = siteOf(await checkSource(checked, publicDirOf(source.file), withChecks()));
    const shared = inAllLanguages(site).map(({ model: { header, footer } }) => [header, footer]);
    const pages = site.routes.map(({ sections, byline }) => ({ sections, byline }));
    const keys = new Set([shared, pages].flatMap(keysIn));
    expect([...keys].filter((key) => !isNamed(key) && !FOR_PROGRAMS.test(key))).toEqual([]);
  },
);

it("what sections make is named after fields", () => {
  expect(Object.values(FIELDS_OF_KEYS).filter((name) => !Object.hasOwn(NAMES, name))).toEqual([]);
});
