import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reporter } from "./reporter.ts";

let now = 0;
const said: string[] = [];

beforeEach(() => {
  now = 0;
  said.length = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(console, "log").mockImplementation((text) => said.push(`${text}\n`));
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A reporter with a terminal or a file as its output. */
const reporterOn = (isTTY: boolean) => reporter({ isTTY, write: (text) => said.push(text) });

/** Makes this number of pages, each in this number of milliseconds. */
function makePages({ observer }: ReturnType<typeof reporter>, pages: number, each: number): void {
  observer.stage?.("making pages");
  for (let page = 1; page <= pages; page += 1) {
    now += each;
    observer.progress?.(page, pages);
  }
}

describe("progress while a build runs", () => {
  it.each([true, false])("is not shown if the build is short (on a terminal: %s)", (isTTY) => {
    const report = reporterOn(isTTY);
    makePages(report, 90, 10);
    report.end();
    expect(said).toEqual([]);
  });

  it("is one line on a terminal, which changes ten times a second and disappears", () => {
    const report = reporterOn(true);
    makePages(report, 300, 10);
    report.end();
    const lines = said.filter((text) => text !== "\r\x1b[2K");
    expect(lines).toHaveLength(21);
    expect(lines[0]).toBe("making pages: 100 of 300, 100 a second, 2 s left");
    expect(lines.at(-1)).toBe("making pages: 300 of 300, 100 a second, 0 s left");
    expect(lines.join("")).not.toContain("\n");
    // Each line is erased before the next one, and the last one at the end.
    expect(said.filter((_, index) => index % 2 === 1)).toEqual(lines.map(() => "\r\x1b[2K"));
  });

  it("is a line every five seconds elsewhere, without control characters", () => {
    const report = reporterOn(false);
    makePages(report, 1100, 10);
    report.end();
    expect(said).toEqual([
      "making pages: 500 of 1100, 100 a second, 6 s left\n",
      "making pages: 1000 of 1100, 100 a second, 1 s left\n",
    ]);
  });

  it("counts each step separately", () => {
    const report = reporterOn(false);
    report.observer.stage?.("bundling the code");
    now += 60_000;
    makePages(report, 120, 10);
    expect(said).toEqual(["making pages: 100 of 120, 100 a second, 1 s left\n"]);
  });

  it("does not mix with other output", () => {
    const report = reporterOn(true);
    makePages(report, 100, 10);
    report.observer.tell?.("robots.txt is not used.");
    report.end();
    expect(said.slice(1)).toEqual(["\r\x1b[2K", "robots.txt is not used.\n"]);
  });
});

describe("the summary of a build", () => {
  it("shows the total time, and the time of each step", () => {
    now = 5000;
    const report = reporterOn(true);
    report.observer.stage?.("reading the config");
    now += 40;
    makePages(report, 5, 200);
    report.observer.stage?.("putting in place");
    now += 200;
    report.end();
    now += 9999;
    expect(report.seconds()).toBe("1.2");
    expect(report.timing().split("\n")).toEqual([
      "reading the config      0.04 s",
      "making pages            1.00 s",
      "putting in place        0.20 s",
    ]);
  });
});
