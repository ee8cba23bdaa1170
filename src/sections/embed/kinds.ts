import type { Texts } from "plumbline/kit";

type TextKey = keyof Texts["embed"];

/** The kinds of content, which decide the words about it. */
export const KINDS = [
  "booking",
  "classes",
  "tickets",
  "form",
  "calendar",
  "reviews",
  "audio",
  "other",
] as const;

export type Kind = (typeof KINDS)[number];

interface KindDefaults {
  /** The height of the frame in pixels. */
  height: number;
  /** The text of the button that shows the frame. */
  show: TextKey;
  purpose: TextKey;
  /** Omitted for content that visitors only read. */
  learns?: TextKey;
}

export const DEFAULTS: Record<Kind, KindDefaults> = {
  booking: {
    height: 760,
    show: "showBooking",
    purpose: "purposeBooking",
    learns: "learnsBooking",
  },
  classes: {
    height: 760,
    show: "showClasses",
    purpose: "purposeClasses",
    learns: "learnsBooking",
  },
  tickets: { height: 640, show: "showTickets", purpose: "purposeTickets", learns: "learnsOrder" },
  form: { height: 800, show: "showForm", purpose: "purposeForm", learns: "learnsForm" },
  calendar: { height: 640, show: "showCalendar", purpose: "purposeCalendar" },
  reviews: { height: 560, show: "showReviews", purpose: "purposeReviews" },
  audio: { height: 352, show: "showAudio", purpose: "purposeAudio", learns: "learnsAudio" },
  other: { height: 640, show: "showOther", purpose: "purposeOther", learns: "learnsForm" },
};
