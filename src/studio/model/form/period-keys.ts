import type { z } from "zod";
import { spellingOf } from "../../../../schema/fields/spellings.ts";
import { bare, defOf } from "../../../config/parse/schema-at.ts";
import type { PeriodKeys } from "../../protocol/fields.ts";

/** Fields that begin a period or a single day, and those that end it. */
const FIRST = ["from", "start"];
const LAST = ["until", "end", "lastDay"];

/** The fields of a schema that say when its entries are; undefined if they have no time. */
export function periodKeys(schema: z.core.$ZodType): PeriodKeys | undefined {
  const { shape = {} } = defOf(bare(schema));
  const isDate = (key: string) => {
    const field = shape[key] && bare(shape[key]);
    const options = field ? (defOf(field).options ?? [field]) : [];
    return options.some((each) => ["day", "moment"].includes(spellingOf(bare(each)) ?? ""));
  };
  const [first, last] = [FIRST.filter(isDate), LAST.filter(isDate)];
  if (first.length + last.length === 0) return undefined;
  return { first, last, ...("every" in shape && { repeats: "every" }) };
}
