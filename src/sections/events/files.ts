import { contentHash, type Fields } from "plumbline/kit";
import type { schema } from "./schema.ts";

type Section = Fields<typeof schema>;
type Event = Section["events"][number];

/** Whether visitors can subscribe to the events. */
export const isFeed = ({ layout, show }: Pick<Section, "layout" | "show">): boolean =>
  layout !== "single" && show !== "past";

export const feedName = ({ id = "events" }: Pick<Section, "id">): string => `${id}.ics`;

/** Whether the section has a file for an event. An event with a page has it there. */
export const hasOwnFile = (
  { link }: Pick<Event, "link">,
  { layout, show }: Pick<Section, "layout" | "show">,
): boolean => layout === "single" || (link === undefined && show !== "past");

/** `2026-10-03-harvest-supper.ics` */
export function fileName(event: Pick<Event, "title" | "start">): string {
  const title = event.title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${event.start.slice(0, 10)}-${title || contentHash(event.title)}.ics`;
}
