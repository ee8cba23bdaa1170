import { describe, expect, it } from "vitest";
import { addCounts, countReport, countsLine } from "./counts.ts";

const vitest = {
  numTotalTests: 9,
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  success: false,
};
const playwright = { stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 3, duration: 12 } };

describe("countReport", () => {
  it("reads Vitest's report", () => {
    expect(countReport(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it("reads Playwright's report, with flaky tests as passed", () => {
    expect(countReport(playwright)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it.each([undefined, null, 3, "x", {}, { stats: {} }, { numPassedTests: "5" }])(
    "finds no tests in %j",
    (report) => {
      expect(countReport(report)).toEqual({ passed: 0, failed: 0, skipped: 0 });
    },
  );
});

describe("countsLine", () => {
  it("adds the reports", () => {
    const total = addCounts([countReport(vitest), countReport(playwright)]);
    expect(countsLine(total)).toBe("tests: 10 passed, 3 failed, 6 skipped");
  });

  it("omits skipped tests if there are none", () => {
    expect(countsLine(addCounts([]))).toBe("tests: 0 passed, 0 failed");
  });
});
