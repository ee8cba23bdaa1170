import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type ParseError, parse } from "jsonc-parser";
import { describe, expect, it, onTestFinished } from "vitest";
import { applyFixes } from "../../checks/fix.ts";
import { parseSource } from "../../config/read-config.ts";
import type { Fix, LocatedDiagnostic, Path } from "../../diagnostics/diagnostic.ts";
import { ourKit } from "../../kit/our-kit.ts";
import { checkSource } from "../../pipeline.ts";
import { seeded } from "../../testing/changes/seeded.ts";
import { makeConfig, writeSite } from "../../testing/site.ts";
import { fixText } from "./fix-text.ts";

/** Unusual formatting on purpose: a fix must not change the rest. */
const TEXT =
  '{\r\n\t"z" :1,\r\n  "list": [ "a",\r\n   "b",  "c" ],\r\n\r\n  "a":{"b": "two" }\r\n}\r\n';

const fixing = (text: string, path: Path, fix: Fix): LocatedDiagnostic => ({
  rule: "a-rule",
  severity: "error",
  message: "Wrong.",
  file: "a.json",
  affects: [],
  path,
  fix,
  location: "",
  range: parseSource("a.json", text).locate(path),
});

const fixed = (path: Path, fix: Fix, text = TEXT) => applyFixes(text, [fixing(text, path, fix)]);

const errorsOf = (text: string) => {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors.length;
};

describe("a fix", () => {
  it.each<[string, Path, Fix, string, string]>([
    ["replaces a text", ["a", "b"], { kind: "replace", value: 'x"y' }, '"two"', '"x\\"y"'],
    ["replaces a number", ["z"], { kind: "replace", value: 22 }, ":1", ":22"],
    ["renames a key", ["a", "b"], { kind: "rename", key: "bee" }, '"b": "two"', '"bee": "two"'],
    ["removes a first entry", ["list", 0], { kind: "remove" }, '"a",\r\n   "b"', '"b"'],
    ["removes an entry between two", ["list", 1], { kind: "remove" }, '"b",  "c"', '"c"'],
    ["removes a last entry", ["list", 2], { kind: "remove" }, '"b",  "c"', '"b"'],
    ["removes an only entry", ["a", "b"], { kind: "remove" }, '{"b": "two" }', "{ }"],
    ["cuts its range", ["list", 0], { kind: "cut" }, ' "a",', " ,"],
  ])("%s, and changes nothing else", (what, path, fix, before, after) => {
    const expected = TEXT.replace(before, after);
    expect(expected).not.toBe(TEXT);
    // A removal that would leave worse JSON is not made.
    expect(fixed(path, fix)).toBe(what.startsWith("cuts") ? TEXT : expected);
  });

  it.each<[string, string, string]>([
    ["a surplus comma", '{\r\n "a": [1,2 , ]\r\n}', '{\r\n "a": [1,2  ]\r\n}'],
    ["two surplus commas", '{ "a": [1,], "b": 2, }', '{ "a": [1], "b": 2 }'],
    ["a no-break space", '{\u00A0"a": 1 }', '{"a": 1 }'],
    [
      "invisible characters",
      '{ "a":\u200B1\uFEFF,\u2028 "b\u00A0c": 2 }',
      '{ "a":1, "b\u00A0c": 2 }',
    ],
  ])("removes %s", (_, text, expected) => {
    const source = parseSource("a.json", text);
    const found = source.problems.map((problem) => ({
      ...fixing(text, [], { kind: "cut" }),
      ...problem,
    }));
    expect(applyFixes(text, found as LocatedDiagnostic[])).toBe(expected);
  });

  it.each([
    '{ "a": https://a.example", "b": "c" }',
    '{ "a": 1 } // "b": my own words',
    '{ "a": 1\u00A0000 }',
    '{ "a": 1, /* "b": 2 }',
    '{ "a": 1, /* one "b": 2, /* two */ "c": 3 }',
  ])("is not offered if it would remove what its writer meant: %s", (text) => {
    expect(parseSource("a.json", text).problems.filter(({ fix }) => fix)).toEqual([]);
  });

  it("is skipped if its position does not exist", () => {
    expect(fixed(["nowhere", 3], { kind: "replace", value: 1 })).toBe(TEXT);
  });
});

describe("several fixes", () => {
  it("are all applied, in any order", () => {
    const fixes = [
      fixing(TEXT, ["a", "b"], { kind: "replace", value: "three" }),
      fixing(TEXT, ["z"], { kind: "rename", key: "zebra" }),
    ];
    const expected = TEXT.replace('"two"', '"three"').replace('"z"', '"zebra"');
    expect(applyFixes(TEXT, fixes)).toBe(expected);
    expect(applyFixes(TEXT, fixes.reverse())).toBe(expected);
  });

  it.each<[string, Path, Fix]>([
    ["in one text", ["a", "b"], { kind: "replace", value: "four" }],
    ["within another", ["a"], { kind: "remove" }],
  ])("are applied in the next round %s", (_, path, fix) => {
    const first = fixing(TEXT, ["a", "b"], { kind: "replace", value: "three" });
    expect(applyFixes(TEXT, [first, fixing(TEXT, path, fix)])).toBe(
      TEXT.replace('"two"', '"three"'),
    );
  });
});

describe("fixing", () => {
  it("continues in rounds until nothing is left to fix", async () => {
    const brand = "{business.name}, {business.owner} and {business.email}";
    const { header } = makeConfig();
    const { folder, file, text } = writeSite(makeConfig({ header: { ...header, brand } }));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const misspelt = "{business.nme}, {business.ownr} and {business.emal}";
    const publicDir = join(folder, "public");
    expect(await fixText(file, text.replace(brand, misspelt), publicDir, ourKit())).toBe(text);
  });
});

/** The site's own config with only one page of each kind, so that the loop is fast. */
function realText(): string {
  const { footer, ...config } = JSON.parse(readFileSync("site.config.json", "utf8"));
  const [home] = config.pages;
  const local = config.pages.find(({ template }: { template?: string }) => template !== undefined);
  const pages = [{ ...home, sections: home.sections.slice(0, 3) }, local];
  return `${JSON.stringify({ ...config, footer: { ...footer, groups: [] }, pages }, null, 2)}\n`;
}

function mutated(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const character = '{}[]",:\\/*\n é0a'.charAt(Math.floor(random() * 15));
  const start = text.lastIndexOf("\n", at) + 1;
  const end = text.indexOf("\n", at) + 1 || text.length;
  const key = /"(\w+)":/.exec(text.slice(start));
  const kinds = [
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + character + text.slice(at),
    () => text.slice(0, at) + character + text.slice(at + 1),
    () => text.slice(0, start) + text.slice(start).replace(key?.[1] ?? "", `${key?.[1]}x`),
    () => text.slice(0, start) + text.slice(end),
  ];
  return kinds[Math.floor(random() * kinds.length)]?.() ?? text;
}

function expectWithin(text: string, { range, message }: LocatedDiagnostic) {
  const lines = text.split("\n");
  expect(Math.min(range.line, range.column), message).toBeGreaterThan(0);
  expect(range.endLine, message).toBeLessThanOrEqual(lines.length);
  const last = lines[range.endLine - 1]?.length ?? 0;
  expect(range.endColumn, message).toBeLessThanOrEqual(last + 1);
  const isForward = range.line < range.endLine || range.column <= range.endColumn;
  expect(isForward, message).toBe(true);
}

const nameOf = ({ rule, path, message }: LocatedDiagnostic) =>
  JSON.stringify([rule, path, message]);

describe("a real config with one random mistake", () => {
  const text = realText();
  // A random character rarely makes a value that looks like a possible one.
  const misspelt = text.replace(/"type": "(\w+)"/, '"type": "$1x"');
  const random = Array.from({ length: 100 }, (_, seed) => mutated(text, seeded(seed)));
  const cases = [...random, misspelt];

  it("is reported within the file, and a fix removes its problem and adds no error", async () => {
    const check = async (each: string) => {
      const { diagnostics } = await checkSource(parseSource("a.json", each), "public", ourKit());
      for (const diagnostic of diagnostics) expectWithin(each, diagnostic);
      const fixes = diagnostics.flatMap(({ fix }) => fix ?? []);
      return { diagnostics, fixes };
    };
    const kinds: Fix["kind"][] = [];
    for (const broken of cases) {
      const { diagnostics, fixes } = await check(broken);
      if (fixes.length === 0) continue;
      kinds.push(...fixes.map(({ kind }) => kind));
      const once = applyFixes(broken, diagnostics);
      expect(errorsOf(once), broken).toBeLessThanOrEqual(errorsOf(broken));
      const after = await check(once);
      const left = new Set(after.diagnostics.map(nameOf));
      const fixed = diagnostics.filter(({ fix }) => fix);
      expect(fixed.filter((each) => left.has(nameOf(each))).map(nameOf), broken).toEqual([]);
    }
    expect(new Set(kinds)).toEqual(new Set(["rename", "replace", "cut"]));
  });
});
