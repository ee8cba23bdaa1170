import { describe, expect, it } from "vitest";
import { stageRules } from "../checks/engine/stage-rules.ts";
import * as ourChecks from "../checks/rules/index.ts";
import type { LocatedDiagnostic } from "./diagnostic.ts";
import { formatGithub, formatJson, formatSarif } from "./machine.ts";

const problem = (parts: Partial<LocatedDiagnostic> = {}): LocatedDiagnostic => ({
  rule: "dead-link",
  severity: "error",
  path: ["pages", 0, "title"],
  file: "site.config.json",
  message: "It is wrong.",
  location: "/ › title",
  range: { line: 2, column: 11, endLine: 3, endColumn: 4 },
  affects: ["/"],
  ...parts,
});

describe("problems as JSON", () => {
  it("are a list of objects with these fields, in this order", () => {
    const [plain] = JSON.parse(formatJson([problem({ page: "/", at: "key" })]));
    expect(Object.keys(plain)).toEqual([
      ...["rule", "severity", "message", "file", "line", "column", "endLine", "endColumn"],
      ...["path", "place", "hint", "fixable", "affects"],
    ]);
    expect(plain).toMatchObject({
      rule: "dead-link",
      line: 2,
      column: 11,
      endLine: 3,
      endColumn: 4,
      path: ["pages", 0, "title"],
      hint: null,
      fixable: false,
      affects: ["/"],
    });
  });

  it("contain the hint and whether there is a fix", () => {
    const fix = { kind: "remove" } as const;
    const [plain] = JSON.parse(formatJson([problem({ fix, hint: "Remove it." })]));
    expect(plain).toMatchObject({ hint: "Remove it.", fixable: true });
  });

  it("are an empty list if there are none", () => expect(JSON.parse(formatJson([]))).toEqual([]));
});

describe("problems for GitHub", () => {
  it.each([
    ["error", "error"],
    ["warning", "warning"],
    ["info", "notice"],
  ] as const)("are commands: %s is %s", (severity, level) => {
    expect(formatGithub([problem({ severity, hint: "Fix it." })])).toBe(
      `::${level} file=site.config.json,line=2,endLine=3,col=11,endColumn=4,` +
        "title=dead-link%3A / › title::It is wrong. Fix it.",
    );
  });

  // github.com/actions/toolkit, packages/core/src/command.ts: escapeData and escapeProperty
  it("escape what would end a command", () => {
    const text = formatGithub([
      problem({ file: "a,b:c%.json", location: "x,y\nz", message: "100%:\r\n::error::, no" }),
    ]);
    expect(text.split("\n")).toHaveLength(1);
    expect(text).toContain("file=a%2Cb%3Ac%25.json,");
    expect(text).toContain("title=dead-link%3A x%2Cy%0Az::");
    expect(text).toMatch(/::100%25:%0D%0A::error::, no$/);
  });
});

describe("problems as SARIF", () => {
  const list = [...Object.values(ourChecks), ...stageRules];

  it("are a log of version 2.1.0 with positions in the file", () => {
    const log = JSON.parse(formatSarif([problem({ file: "a\\b.json", severity: "info" })], list));
    expect(log).toMatchObject({
      version: "2.1.0",
      runs: [{ tool: { driver: { name: "Plumbline" } } }],
    });
    expect(log.runs[0].results).toEqual([
      {
        ruleId: "dead-link",
        level: "note",
        message: { text: "It is wrong." },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "a/b.json" },
              region: { startLine: 2, startColumn: 11, endLine: 3, endColumn: 4 },
            },
          },
        ],
      },
    ]);
  });

  it.each([
    ["my site/façade 100%#1?.json", "my%20site/fa%C3%A7ade%20100%25%231%3F.json"],
    ["../a:b.json", "../a%3Ab.json"],
    ["/home/me/site.config.json", "file:///home/me/site.config.json"],
    ["C:\\Users\\Jo Doe\\site.json", "file:///C:/Users/Jo%20Doe/site.json"],
    ["\\\\server\\share\\site.json", "file://server/share/site.json"],
  ])("have the file %s as an address", (file, uri) => {
    const log = JSON.parse(formatSarif([problem({ file })], list));
    const [{ physicalLocation }] = log.runs[0].results[0].locations;
    expect(physicalLocation.artifactLocation.uri).toBe(uri);
    expect(URL.canParse(uri, "https://base.example")).toBe(true);
  });

  it.each(["dead-link", "json-syntax", "unknown-rule", "unused-exception"])(
    "have an entry for the rule %s",
    (rule) => {
      const [run] = JSON.parse(formatSarif([problem({ rule })], list)).runs;
      const ids = run.tool.driver.rules.map(({ id }: { id: string }) => id);
      expect(ids).toContain(run.results[0].ruleId);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});
