import { ownProperty } from "../../../lib/objects.ts";
import { LANGUAGE } from "./words.ts";

type Names = Readonly<Record<string, string>>;

let names: Names = {};
let rules: Names = {};

/**
 * Loads the names of fields, choices and sections, and of the rules of problems, in the language of the studio. In English,
 * messages say what the names of rules would.
 */
export async function loadNames(): Promise<void> {
  if (LANGUAGE === "en") return;
  const loaded = await Promise.all([
    import(`./names/${LANGUAGE}.json`),
    import(`./rules/${LANGUAGE}.json`),
  ]);
  [names, rules] = loaded.map((module): Names => module.default) as [Names, Names];
}

/** What a rule reports, above its message in English; undefined in English, and for rules of extensions. */
export const ruleInWords = (rule: string): string | undefined => ownProperty(rules, rule);

/**
 * An English name of a field, a choice, a section or a part of the site in the language of the studio. Others stay. It is only
 * for what is shown: steps and requests have the English name, since two names may have the same translation.
 */
export const nameInWords = (name: string): string => ownProperty(names, name) ?? name;
