/** How many tests passed, failed and were skipped. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function sum(source: unknown, names: readonly string[]): number {
  if (!isRecord(source)) return 0;
  const numbers = names.map((name) => source[name]);
  return numbers.reduce<number>((total, n) => total + (typeof n === "number" ? n : 0), 0);
}

/** Counts the tests in a JSON report of Vitest or Playwright; anything else has none. */
export function countReport(report: unknown): TestCounts {
  if (!isRecord(report)) return noTests;
  if (isRecord(report.stats)) {
    return {
      // A flaky test passed on a retry.
      passed: sum(report.stats, ["expected", "flaky"]),
      failed: sum(report.stats, ["unexpected"]),
      skipped: sum(report.stats, ["skipped"]),
    };
  }
  return {
    passed: sum(report, ["numPassedTests"]),
    failed: sum(report, ["numFailedTests"]),
    skipped: sum(report, ["numPendingTests", "numTodoTests"]),
  };
}

/** The sum of several counts. */
export function addCounts(all: readonly TestCounts[]): TestCounts {
  return all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    noTests,
  );
}

/** The last line of a test run. */
export function countsLine({ passed, failed, skipped }: TestCounts): string {
  const line = `tests: ${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
