import { markdownTable } from "../lib/markdown-table.ts";

/** One measured value with its limit. */
export interface Measure {
  what: string;
  page: string;
  measured: number;
  limit: number;
  unit: "B" | "ms" | "" | "×";
  /** Whether the limit is a minimum, as for scores. */
  atLeast?: true;
}

export const isWithin = ({ measured, limit, atLeast }: Measure): boolean =>
  atLeast ? measured >= limit : measured <= limit;

const formatValue = (value: number, unit: Measure["unit"]) => {
  if (unit === "B") return `${(value / 1000).toFixed(1)} KB`;
  return `${Number(value.toFixed(2))}${unit === "ms" ? " ms" : unit}`;
};

const HEAD = ["what", "page", "measured", "budget", ""];

/** The measures as a Markdown table. */
function formatTable(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => [
    measure.what,
    measure.page,
    formatValue(measure.measured, measure.unit),
    `${measure.atLeast ? "≥" : "≤"} ${formatValue(measure.limit, measure.unit)}`,
    isWithin(measure) ? "" : "over",
  ]);
  return markdownTable(HEAD, rows);
}

/** Prints the measures. The exit code is only 1 for bytes over the budget, since times vary. */
export function printMeasures(measures: readonly Measure[]): number {
  const over = measures.filter((one) => !isWithin(one));
  console.log(formatTable(measures));
  console.log(
    over.length === 0 ? "\nAll within the budget." : `\nOver the budget: ${over.length}.`,
  );
  return over.some(({ unit }) => unit === "B") ? 1 : 0;
}
