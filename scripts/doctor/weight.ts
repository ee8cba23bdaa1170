import type { CheckedSite } from "../../src/check-site.ts";
import { readBuiltSide } from "../../src/diff/built-side.ts";
import { type DoctorResult, resultsIn } from "../../src/doctor/result.ts";
import { counted, formatSize } from "../../src/util/amounts.ts";
import { isWithin, type Measure } from "../budget/table.ts";
import { weigh } from "../budget/weigh.ts";

const weight = resultsIn("Weight");

/** The heaviest page is among the largest, compressed or not. */
const MOST_WEIGHED = 30;

/** What pages weigh on their way, against the budget. */
export async function weightAnswers(site: CheckedSite, outDir: string): Promise<DoctorResult[]> {
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
  return over.length > 0 ? over.map(overAnswer) : [withinAnswer(measures)];
}

function withinAnswer([first, ...others]: readonly Measure[]): DoctorResult {
  const { measured = 0, limit = 0, page = "" } = first ?? {};
  return weight.ok(
    `What a visitor needs before anything is seen is ${formatSize(measured)} at most (${page}), of ${formatSize(limit)}; ${counted(others.length, "other measure is", "other measures are")} within the budget as well.`,
  );
}

const overAnswer = ({ what, page, measured, limit }: Measure): DoctorResult =>
  weight.toDo(
    `${page}: ${what}, ${formatSize(measured)} of ${formatSize(limit)}.`,
    "Take a section off the page, or make two pages of it; npx plumbline budget says more.",
  );
