import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";

/** The path of schema.org's vocabulary, which is too large for the repository. */
export const vocabularyFile =
  process.env.PLUMBLINE_SCHEMA_ORG ??
  fileURLToPath(new URL("../../../../shared/data/schemaorg-all-https.jsonld", import.meta.url));

const wishes = [/^WARNING .*\(optional\)$/, /^WARNING Product: Missing one of field "gtin"/];

export const hasVocabulary = existsSync(vocabularyFile);

/** Validates pages offline: types, properties, and Google's requirements. */
export function createValidator() {
  const validator = new Validator(JSON.parse(readFileSync(vocabularyFile, "utf8")));
  return {
    /** The problems of a page's structured data, in words, without wishes for facts that an owner may not have. */
    async issues(html: string): Promise<string[]> {
      const found = await validator.validate(extract(html));
      return found
        .map(({ severity, rootType, issueMessage }) => `${severity} ${rootType}: ${issueMessage}`)
        .filter((issue) => !wishes.some((wish) => wish.test(issue)));
    },
    /** The types that the validator sees, so that a page does not pass unseen. */
    types: (html: string): string[] => Object.keys(extract(html).jsonld).sort(),
  };
}

const extract = (html: string) =>
  new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(html);
