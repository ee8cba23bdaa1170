import { datesInWords, type Fields, interpolate, type SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

type Section = Fields<typeof schema>;
type Job = Section["jobs"][number];

/** The jobs that are still open, and the last day of each in words. */
export function deriveJobs(context: SectionContext, { jobs }: Section) {
  const today = context.today();
  const open = jobs.filter(({ until }) => until === undefined || until >= today);
  return { jobs: open, deadlines: open.map((job) => deadlineOf(job, context)) };
}

const deadlineOf = ({ until }: Job, context: SectionContext): string | null =>
  until === undefined
    ? null
    : interpolate(context.texts.jobs.until, {
        date: datesInWords({ from: until, until }, context),
      });
