import {
  contentHash,
  datesInWords,
  type Fields,
  interpolate,
  type SectionContext,
  timeZoneOf,
} from "plumbline/kit";
import type { schema } from "./schema.ts";

type Notice = Pick<Fields<typeof schema>, "text" | "from" | "until">;

/** The notice's dates, as data for the script and as text. */
export function deriveBanner(context: SectionContext, { text, from, until }: Notice) {
  const { label, close } = context.texts.banner;
  return {
    label,
    close,
    /** A changed notice has another name, so visitors who closed the old one see it. */
    name: contentHash(JSON.stringify([text, from, until])),
    zone: timeZoneOf(context.business),
    dates: dateRange(context, { from, until }),
  };
}

function dateRange({ texts, locale }: SectionContext, { from, until }: Omit<Notice, "text">) {
  const wording = { texts, locale };
  const date = (day: string) => datesInWords({ from: day, until: day }, wording);
  if (from !== undefined && until !== undefined) return datesInWords({ from, until }, wording);
  if (from !== undefined) return interpolate(texts.banner.from, { date: date(from) });
  return until === undefined ? undefined : interpolate(texts.banner.until, { date: date(until) });
}
