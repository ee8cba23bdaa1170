import {
  defined,
  type Fields,
  markdownHtml,
  postalAddress,
  type SectionContext,
  singleLine,
} from "plumbline/kit";
import type { JobPosting } from "schema-dts";
import type { KINDS, schema } from "./schema.ts";

type Job = Fields<typeof schema>["jobs"][number];

/** The words of job searches, as in Google's documentation of `employmentType`. */
const EMPLOYMENT: Record<(typeof KINDS)[number], string> = {
  fullTime: "FULL_TIME",
  partTime: "PART_TIME",
  temporary: "TEMPORARY",
  freelance: "CONTRACTOR",
  apprenticeship: "OTHER",
  internship: "INTERN",
  volunteer: "VOLUNTEER",
};

export const jobsStructuredData = (
  context: SectionContext,
  { jobs }: Fields<typeof schema>,
): JobPosting[] => jobs.map((job) => postingOf(job, context));

const postingOf = (job: Job, { business, self, pageUrl }: SectionContext): JobPosting =>
  defined<JobPosting>({
    "@type": "JobPosting",
    title: singleLine(job.title),
    description: job.text ? markdownHtml(job.text, pageUrl) : singleLine(job.title),
    datePosted: job.posted,
    validThrough: job.until,
    employmentType: job.kinds?.map((kind) => EMPLOYMENT[kind]),
    hiringOrganization: self,
    jobLocation: { "@type": "Place", address: workplaceOf(job, business) },
    jobLocationType: job.remote ? "TELECOMMUTE" : undefined,
    baseSalary: salaryOf(job, business.currency),
  });

/** Google asks for the country, which a job's own place does not name. */
const workplaceOf = ({ place: locality }: Job, { address }: SectionContext["business"]) =>
  postalAddress(locality === undefined ? address : { locality, country: address.country });

const salaryOf = ({ pay }: Job, currency: string | undefined): JobPosting["baseSalary"] =>
  typeof pay?.price !== "number"
    ? undefined
    : defined<Extract<JobPosting["baseSalary"], { "@type": "MonetaryAmount" }>>({
        "@type": "MonetaryAmount",
        currency,
        value: pay.price,
      });
