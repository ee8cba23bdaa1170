import { describe, expect, it } from "vitest";
import type { LocatedDiagnostic } from "./diagnostic.ts";
import { formatPretty, summary } from "./pretty.ts";

const TEXT = '{\n  "link": "/nowhere"\n}';

const problem = (parts: Partial<LocatedDiagnostic> = {}): LocatedDiagnostic => ({
  ...{ rule: "dead-link", severity: "error", path: ["link"], file: "site.config.json" },
  ...{ message: "There is no page /nowhere.", place: "/ › section 1, hero › link" },
  range: { line: 2, column: 11, endLine: 2, endColumn: 21 },
  affects: [],
  ...parts,
});

const pretty = (...diagnostics: LocatedDiagnostic[]) => formatPretty(diagnostics, { text: TEXT });

describe("problems for people", () => {
  it("show the place, what is wrong, the lines, what to do and how many there are", () => {
    expect(pretty(problem({ hint: 'Did you mean "/seo"?' })).split("\n")).toEqual([
      "site.config.json:2:11  / › section 1, hero › link",
      "error  There is no page /nowhere. (dead-link)",
      "  1 | {",
      '> 2 |   "link": "/nowhere"',
      "    |           ^^^^^^^^^^",
      "  3 | }",
      '  → Did you mean "/seo"?',
      "",
      "1 error",
    ]);
  });

  it("have no line for a hint where there is none", () => {
    expect(pretty(problem())).not.toContain("→");
  });

  it.each([
    [["/a"], undefined],
    [["/a", "/b", "/c"], "  On 3 pages: /a, /b, /c."],
    [["/a", "/b", "/c", "/d"], "  On 4 pages: /a, /b and 2 more."],
  ])("list the pages of a template: %j", (affects, line) => {
    const [found] = pretty(problem({ affects }))
      .split("\n")
      .filter((each) => each.includes("pages:"));
    expect(found).toBe(line);
  });

  it("are coloured by their weight on a terminal, and nowhere else", () => {
    const options = { text: TEXT, colour: true };
    const of = (severity: LocatedDiagnostic["severity"]) =>
      formatPretty([problem({ severity })], options);
    expect(of("error")).toContain("\u001b[31merror");
    expect(of("warning")).toContain("\u001b[33mwarning");
    expect(of("info")).toContain("\u001b[36minfo");
    expect(pretty(problem())).not.toContain("\u001b");
  });

  it("can be shown for an empty file", () => {
    const range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
    expect(formatPretty([problem({ range })], { text: "" })).toContain("> 1 |\n    | ^");
  });
});

describe("the summary", () => {
  it.each([
    [[], "no problems"],
    [["error"], "1 error"],
    [["error", "error", "info"], "2 errors, 1 note"],
    [["info", "warning", "info", "error"], "1 error, 1 warning, 2 notes"],
  ] as const)("of %j is %s", (severities, words) => {
    expect(summary(severities.map((severity) => problem({ severity })))).toBe(words);
  });
});
