import { safeParse, type z } from "zod";
import { isCountry } from "../../../schema/fields/country.ts";
import { meaningOf } from "../../../schema/fields/meaning.ts";
import { rulesOf } from "../../../schema/fields/rules.ts";
import { spellingOf } from "../../../schema/fields/spellings.ts";
import type { SiteSchemas } from "../../../schema/site.ts";
import { memoize } from "../../lib/memoize.ts";
import type { SectionFields } from "../expand/section-fields.ts";
import type { CellType } from "../tables/columns.ts";
import { readingContext } from "./explain.ts";
import { countryCode } from "./readings/codes.ts";
import { suggestValue } from "./readings/suggest-value.ts";
import { bare, defOf, schemaAt, textField } from "./schema-at.ts";

/** Implements what the expansion needs to know about the fields of sections, by their schemas. */
export const sectionFields = memoize(
  ({ section: ofSections, site }: SiteSchemas): SectionFields => ({
    fieldAt(section, path) {
      const root = section === undefined ? site : ofSections;
      const schema = schemaAt(root, section, path);
      if (!schema) return undefined;
      const owner = schemaAt(root, section, path.slice(0, -1));
      const { shape, element } = owner ? defOf(owner) : {};
      const field = shape?.[String(path.at(-1))];
      const isOptional = field !== undefined && safeParse(field, undefined).success;
      const shortKind = meaningOf(textField(field ?? element ?? schema))?.kind;
      return { textKind: meaningOf(schema)?.kind, shortKind, isOptional };
    },
    cellTypeAt: (section, path) =>
      cellType(schemaAt(section === undefined ? site : ofSections, section, path)),
    readAt(section, path, text, config) {
      const isInSection = section !== undefined;
      const schema = schemaAt(isInSection ? ofSections : site, section, path);
      if (!schema || safeParse(schema, text).success) return undefined;
      const place = readingContext(isInSection ? [] : path, config);
      // The country of a row is read here, too.
      const country = isCountry(place.country) ? place.country : countryCode(place.country);
      const found = suggestValue(schema, text, { ...place, country: country ?? "" });
      const spelling = spellingOf(bare(schema)) ?? "";
      return found && { ...found, isSure: found.isSure || KNOWN_IN_EXPORTS.has(spelling) };
    },
    isIncomplete(section, path, value) {
      const schema = schemaAt(ofSections, section, path);
      const rules = schema ? rulesOf(schema) : [];
      const { success, data } = (rules.length > 0 && schema && safeParse(schema, value)) || {};
      // A rule gets objects of its own type.
      return success === true && rules.some((rule) => !rule.holds(data as never));
    },
  }),
);

/** Numbers as dialled in the country of their row, and names of countries, have one meaning in an export. */
const KNOWN_IN_EXPORTS: ReadonlySet<string> = new Set(["phone", "country"]);

/** The type of the cells of a field. */
export function cellType(schema: z.core.$ZodType | undefined): CellType {
  const { element, options = [] } = schema ? defOf(schema) : {};
  const types = [schema, ...options].map((each) => each && bare(each)._zod.def.type);
  if (types.includes("number")) return "number";
  if (types.includes("boolean")) return "flag";
  if (!element) return "words";
  return cellType(bare(element)) === "number" ? "numbers" : "list";
}
