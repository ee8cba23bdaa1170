import type { PageReport } from "../checks/engine/page-report.ts";
import type { PageSummary } from "../checks/engine/summary.ts";

/** Fields of a summary that are mostly equal for the pages of a template. */
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
 * Makes equal parts of reports one object. Reports from threads or files arrive as copies, which would be
 * most of a large site's memory.
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
      ...(common as Pick<PageSummary, (typeof SHARED_FIELDS)[number]>),
      at: { ...summary.at, sections: same(summary.at.sections) },
      dated: { ...summary.dated, paths: same(summary.dated.paths) },
    };
    return { ...report, summary: shared };
  };
}
