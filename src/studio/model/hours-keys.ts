import type { z } from "zod";
import { spellingOf } from "../../../schema/fields/spellings.ts";
import { DAYS } from "../../../schema/hours.ts";
import { bare, defOf } from "../../config/parse/schema-at.ts";
import type { HoursKeys } from "../protocol.ts";

/** The fields of a schema if it is an entry of opening hours: days of the week with times. */
export function hoursKeys(schema: z.core.$ZodType): HoursKeys | undefined {
  const { shape = {} } = defOf(bare(schema));
  const { days, opens, closes, allDay } = shape;
  const element = days && defOf(bare(days)).element;
  const isWeek = element && spellingOf(bare(element)) === "weekday";
  const isTimed = [opens, closes].every((each) => each && spellingOf(bare(each)) === "time");
  if (!isWeek || !isTimed || !allDay) return undefined;
  return { days: "days", opens: "opens", closes: "closes", allDay: "allDay", names: DAYS };
}
