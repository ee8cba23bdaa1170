import type { z } from "zod";
import { spellingOf } from "../../../schema/fields/spellings.ts";
import { DAYS } from "../../../schema/hours.ts";
import { bare, defOf, exampleOf } from "../../config/parse/schema-at.ts";
import type { HoursKeys } from "../protocol/fields.ts";

type Schema = z.core.$ZodType;

/** The last day of this year, which somebody then changes. */
const lastDay = () => `${new Date().getFullYear()}-12-31`;

/** The fields of a schema if it is an entry of opening hours: days of the week with times. */
export function hoursKeys(schema: Schema): HoursKeys | undefined {
  const { shape = {} } = defOf(bare(schema));
  const { days, opens, closes, allDay } = shape;
  const element = days && defOf(bare(days)).element;
  const isWeek = element && spellingOf(bare(element)) === "weekday";
  const isTime = (each: Schema) => spellingOf(bare(each)) === "time";
  if (!isWeek || !opens || !closes || !isTime(opens) || !isTime(closes) || !allDay)
    return undefined;
  const special = { from: lastDay(), opens: exampleOf(opens), closes: exampleOf(closes) };
  return { days: "days", opens: "opens", closes: "closes", allDay: "allDay", special, names: DAYS };
}
