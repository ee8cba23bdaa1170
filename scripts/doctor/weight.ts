import { readBuiltSide } from "../../src/commands/diff/built-side.ts";
import { type DoctorResult, resultsIn } from "../../src/commands/doctor/result.ts";
import { counted, formatSize } from "../../src/lib/amounts.ts";
import type { CheckedSite } from "../../src/pipeline.ts";
import { isWithin, type Measure } from "../budget/table.ts";
import { weigh } from "../budget/weigh.ts";

const weight = resultsIn("Weight");

/** Only the largest files are weighed. The heaviest page is among them, compressed or not. */
const MOST_WEIGHED = 30;

/** The transferred bytes of pages, compared with the budget. */
export async function weightResults(site: CheckedSite, outDir: string): Promise<DoctorResult[]> {
  const { pages: built } = readBuiltSide(outDir);
  const bytesOf = ({ path }: { path: string }) => built.get(path)?.bytes ?? 0;
  const pages = site.pages.filter(({ page }) => built.has(page.path));
  const routes = site.routes
    .filter(({ path }) => built.has(path))
    .sort((one, other) => bytesOf(other) - bytesOf(one))
    .slice(0, MOST_WEIGHED);
  if (routes.length === 0) return [];
  const measures = await weigh({ pages, routes }, outDir);
  const over = measures.filter((one) => !isWithin(one));
  return over.length > 0 ? over.map(overResult) : [withinResult(measures)];
}

function withinResult([first, ...others]: readonly Measure[]): DoctorResult {
  const { measured = 0, limit = 0, page = "" } = first ?? {};
  return weight.ok(
    `The first paint needs ${formatSize(measured)} at most (${page}), of ${formatSize(limit)}; ${counted(others.length, "other measure is", "other measures are")} within the budget, too.`,
  );
}

const overResult = ({ what, page, measured, limit }: Measure): DoctorResult =>
  weight.toDo(
    `${page}: ${what}, ${formatSize(measured)} of ${formatSize(limit)}.`,
    "Remove a section from the page, or split it into two pages; npx plumbline budget has details.",
  );
