import { defineSection } from "plumbline/kit";
import { deriveJobs } from "./derive.ts";
import { schema } from "./schema.ts";
import { jobsStructuredData } from "./structured-data.ts";

export const jobs = defineSection({
  type: "jobs",
  description:
    "Vacancies, each with its kind, place, pay and last day to apply. The structured data contains each as a JobPosting.",
  alsoCalled: ["vacancies", "careers", "positions", "hiring", "recruitment"],
  says: ["jobs"],
  schema,
  texts: ["jobs"],
  uses: { today: true },
  rules: [
    {
      holds: ({ jobs }) => lateIndex(jobs) < 0,
      error: "This is before the day on which the job was published.",
      path: ({ jobs }) => [["jobs", lateIndex(jobs), "until"]],
    },
  ],
  derive: deriveJobs,
  structuredData: jobsStructuredData,
  fixtures: () => import("./fixtures.ts"),
});

/** The index of a job that ends before it is published. */
const lateIndex = (jobs: readonly { posted?: string | undefined; until?: string | undefined }[]) =>
  jobs.findIndex(({ posted = "", until }) => until !== undefined && until < posted);
