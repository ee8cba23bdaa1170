import { defineSection } from "plumbline/kit";
import { deriveTimetable } from "./derive.ts";
import { schema } from "./schema.ts";
import { timetableStructuredData } from "./structured-data.ts";

export const timetable = defineSection({
  type: "timetable",
  description:
    "The classes of a week: a column for each day on a wide screen, a list by day on a phone, with filters by class, teacher, place and level. The structured data contains each class as an Event with its Schedule.",
  alsoCalled: ["schedule", "classes", "courses", "weekPlan"],
  says: ["classes"],
  schema,
  texts: ["timetable"],
  derive: deriveTimetable,
  structuredData: timetableStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
