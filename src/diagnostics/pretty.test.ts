import { describe, expect, it } from "vitest";
import type { LocatedDiagnostic } from "./diagnostic.ts";
import { formatPretty, summary } from "./pretty.ts";

const TEXT = '{\n  "link": "/nowhere"\n}';

const problem = (parts: Partial<LocatedDiagnostic> = {}): LocatedDiagnostic => ({
  rule: "dead-link",
  severity: "error",
  path: ["link"],
  file: "site.config.json",
  message: "There is no page /nowhere.",
  location: "/ › section 1, hero › link",
  range: { line: 2, column: 11, endLine: 2, endColumn: 21 },
  affects: [],
  ...parts,
});

const problems = (count: number) => Array.from({ length: count }, () => problem());

const pretty = (...diagnostics: LocatedDiagnostic[]) => formatPretty(diagnostics, { text: TEXT });

describe("problems for people", () => {
  it("show the position, the problem, the lines, the hint and the number of problems", () => {
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

  it("mention that checks of the whole site follow", () => {
    expect(
      pretty(problem({ isBlocking: true }))
        .split("\n")
        .at(-1),
    ).toBe("1 error. Links and other checks of the whole site follow once these errors are fixed.");
  });

  it("have no line for a missing hint", () => {
    expect(pretty(problem())).not.toContain("→");
  });

  it.each([
    [["/a"], undefined],
    [["/a", "/b", "/c"], "  On 3 pages: /a, /b and /c."],
    [["/a", "/b", "/c", "/d"], "  On 4 pages: /a, /b and 2 more."],
  ])("list the pages of a template: %j", (affects, line) => {
    const [found] = pretty(problem({ affects }))
      .split("\n")
      .filter((each) => each.includes("pages:"));
    expect(found).toBe(line);
  });

  describe("many problems of one rule", () => {
    const many = (count: number, parts: (at: number) => Partial<LocatedDiagnostic> = () => ({})) =>
      Array.from({ length: count }, (_, at) =>
        problem({ location: `/page-${at} › title`, template: "local", ...parts(at) }),
      );
    const blocks = (found: LocatedDiagnostic[], all = false) =>
      formatPretty(found, { text: TEXT, all }).split("\n\n").slice(0, -1);

    it("on pages of one template, show the worst and the positions of the others", () => {
      const found = many(5, (at) => ({ weight: at % 4, message: `It is ${at} too long.` }));
      expect(blocks(found)).toHaveLength(1);
      expect(
        blocks(found)[0]
          ?.split("\n")
          .filter((line) => !/\|/.test(line)),
      ).toEqual([
        "site.config.json:2:11  /page-3 › title",
        "error  It is 3 too long. (dead-link)",
        '  And 4 more like it on pages of the template "local", such as:',
        ...[2, 1, 0, 4].map(
          (at) => `    site.config.json:2:11  /page-${at} › title  It is ${at} too long.`,
        ),
      ]);
      expect(pretty(...found)).toMatch(/\n5 errors$/);
    });

    it("list a limited number of positions, and how to see each", () => {
      const lines = blocks(many(3000))[0]?.split("\n") ?? [];
      expect(lines.length).toBeLessThan(20);
      expect(lines.at(-1)).toBe("    … npx plumbline check --all shows each.");
      expect(lines).toContain('  And 2999 more like it on pages of the template "local", such as:');
    });

    it.each([
      ["few on pages of one template", many(3), 3],
      ["those of two templates", many(6, (at) => ({ template: `t${at % 2}` })), 6],
      ["those of two rules", many(6, (at) => ({ rule: `rule-${at % 2}` })), 6],
      ["other problems, but few", problems(20), 20],
      ["many other problems", problems(21), 1],
      ["few with one hint", problems(3).map((each) => ({ ...each, hint: "Write it." })), 3],
      ["several with one hint", problems(4).map((each) => ({ ...each, hint: "Write it." })), 1],
      ["those with two hints", problems(6).map((each, at) => ({ ...each, hint: `${at % 2}` })), 6],
    ])("of %s show %#", (_, found, count) => expect(blocks(found)).toHaveLength(count));

    it("show each with --all", () => {
      expect(blocks(many(30), true)).toHaveLength(30);
      expect(blocks(many(30), true).join("")).not.toContain("more like it");
    });
  });

  it("are coloured by severity on a terminal only", () => {
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
