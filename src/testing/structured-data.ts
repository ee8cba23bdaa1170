import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";

/** Where schema.org's vocabulary is looked for; it is too large to be a part of the project. */
export const vocabularyFile =
  process.env.PLUMBLINE_SCHEMA_ORG ??
  fileURLToPath(new URL("../../../shared/data/schemaorg-all-https.jsonld", import.meta.url));

export const hasVocabulary = existsSync(vocabularyFile);

/** Asks the validator about pages, offline: types, properties, and what Google requires of them. */
export function createValidator() {
  const validator = new Validator(JSON.parse(readFileSync(vocabularyFile, "utf8")));
  return {
    /** What is wrong with a page's structured data, in words. */
    async issues(html: string): Promise<string[]> {
      const found = await validator.validate(extract(html));
      return found.map(
        ({ severity, rootType, issueMessage }) => `${severity} ${rootType}: ${issueMessage}`,
      );
    },
    /** The types of the things that the validator sees, so that nothing is right for being unseen. */
    types: (html: string): string[] => Object.keys(extract(html).jsonld).sort(),
  };
}

const extract = (html: string) =>
  new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(html);
