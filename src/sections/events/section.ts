import { defineSection } from "plumbline/kit";
import { calendarFiles } from "./calendar.ts";
import { deriveEvents } from "./derive.ts";
import { entryDates } from "./entry-dates.ts";
import { schema } from "./schema.ts";
import { eventsStructuredData } from "./structured-data.ts";

export const events = defineSection({
  type: "events",
  description:
    "Events by date, as a list or as tiles, or all about a single one: with place, price, tickets and a calendar file for each. Those that are past leave by themselves. The structured data contains each as an Event.",
  alsoCalled: ["event", "calendar", "agenda", "whatsOn", "concerts", "dates", "programme", "gigs"],
  says: ["events"],
  schema,
  texts: ["events"],
  script: { file: "./past.ts" },
  uses: { today: true, dates: entryDates },
  derive: deriveEvents,
  structuredData: eventsStructuredData,
  files: calendarFiles,
  fixtures: () => import("./fixtures.ts"),
});
