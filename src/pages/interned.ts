import type { PageReport } from "../checks/engine/page-report.ts";
import type { CachedPage } from "../checks/engine/summary.ts";

/** Parts of a summary that pages of one template mostly have in common. */
const SHARED_FIELDS = [
  "ids",
  "links",
  "media",
  "formAnchors",
  "linkedFiles",
  "tokens",
  "features",
  "endpoints",
] as const;

/**
 * Interns the reports of pages: equal parts of many are made one and the same, since what comes from other threads or
 * from a file comes as copies, and thousands of them are most of what a large site takes of memory.
 */
export function reportInterner(): (report: PageReport) => PageReport {
  const known = new Map<string, unknown>();
  const same = <T>(part: T): T => {
    const key = JSON.stringify(part);
    const found = known.get(key);
    if (found !== undefined) return found as T;
    known.set(key, part);
    return part;
  };
  return (report) => {
    const { summary } = report;
    if (!summary) return report;
    const common = Object.fromEntries(
      SHARED_FIELDS.map((name) => [name, same<unknown>(summary[name])]),
    );
    const shared = {
      ...summary,
      ...(common as Pick<CachedPage, (typeof SHARED_FIELDS)[number]>),
      at: { ...summary.at, sections: same(summary.at.sections) },
      dated: { ...summary.dated, paths: same(summary.dated.paths) },
    };
    return { ...report, summary: shared };
  };
}
