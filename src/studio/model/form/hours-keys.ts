import type { z } from "zod";
import { spellingOf } from "../../../../schema/fields/spellings.ts";
import { DAYS } from "../../../../schema/times.ts";
import { bare, defOf, exampleOf } from "../../../config/parse/schema-at.ts";
import type { ClosureKeys, FieldModel, HoursKeys } from "../../protocol/fields.ts";

type Schema = z.core.$ZodType;

/** The last day of this year, from which somebody makes a day or a season. */
const lastDay = () => `${new Date().getFullYear()}-12-31`;

/** Whether a field is a list of days of the week. */
function isWeek(days: Schema | undefined): boolean {
  const element = days && defOf(bare(days)).element;
  return element !== undefined && spellingOf(bare(element)) === "weekday";
}

/** The fields of a schema if it is an entry of opening hours: days of the week with times. */
export function hoursKeys(schema: Schema): HoursKeys | undefined {
  const { shape = {} } = defOf(bare(schema));
  const { days, opens, closes, allDay, until } = shape;
  const isTime = (each: Schema) => spellingOf(bare(each)) === "time";
  if (!isWeek(days) || !opens || !closes || !isTime(opens) || !isTime(closes) || !allDay)
    return undefined;
  const special = {
    from: lastDay(),
    ...(until && { until: lastDay() }),
    ...{ opens: exampleOf(opens), closes: exampleOf(closes) },
  };
  return { days: "days", opens: "opens", closes: "closes", allDay: "allDay", special, names: DAYS };
}

/** The fields of a schema if it is days without hours: a period, perhaps of some days of the week, and no times. */
export function closureKeys(schema: Schema): ClosureKeys | undefined {
  const { shape = {} } = defOf(bare(schema));
  const isDay = (each: Schema | undefined) => each && spellingOf(bare(each)) === "day";
  const isPeriod = isDay(shape.from) && isDay(shape.until) && shape.note !== undefined;
  const isClosed = isPeriod && isWeek(shape.days) && !("opens" in shape);
  return isClosed ? { from: "from", until: "until", note: "note" } : undefined;
}

/** Tells the opening hours among some fields which list has the days without them. */
export function withClosures(fields: FieldModel[]): FieldModel[] {
  const closures = fields.find(({ control }) => hasClosures(control))?.key;
  const hours = fields.find(({ control }) => control.type === "list" && control.hours);
  if (closures === undefined || hours?.control.type !== "list" || !hours.control.hours)
    return fields;
  const control = { ...hours.control, hours: { ...hours.control.hours, closures } };
  return fields.map((each) => (each === hours ? { ...each, control } : each));
}

const hasClosures = (control: FieldModel["control"]) =>
  control.type === "list" && control.item.type === "object" && control.item.closure !== undefined;
