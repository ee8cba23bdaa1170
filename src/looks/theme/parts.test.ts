import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ourKit } from "../../kit/our-kit.ts";

const LOOKS = "src/looks";

const read = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name));

/** All identifiers, keys and string literals in a piece of code. */
function wordsOf(node: ts.Node): string[] {
  const own = ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? [node.text] : [];
  const inside: string[] = [];
  ts.forEachChild(node, (child) => void inside.push(...wordsOf(child)));
  return [...own, ...inside];
}

/** The parts that a component names: `part("mark")`, or `parts.mark` of a theme's look. */
const namedIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/\bpart\(\s*"(\w+)"|\blook\.parts\.(\w+)/g)].map(
    ([, called, read]) => called ?? read ?? "",
  );

const declared = read("src/looks/theme/look.ts").statements.flatMap((statement) =>
  ts.isInterfaceDeclaration(statement) && statement.name.text === "Parts"
    ? statement.members.map((member) => member.name?.getText() ?? "")
    : [],
);

const named = ["src/sections", "src/components"].flatMap(filesIn).flatMap(namedIn);

describe("the parts that looks style", () => {
  it("are those that components name", () => {
    expect(declared).toContain("sequence");
    expect([...new Set(named)].sort()).toEqual([...declared].sort());
  });

  it("do not depend on a section's type", () => {
    expect(declared.filter((name) => ourKit().sections.has(name))).toEqual([]);
  });
});

describe("a look", () => {
  it.each(filesIn(LOOKS).filter((file) => !/looks.(theme|drawing)/.test(file)))(
    "names no section type: %s",
    (file) => {
      const words = wordsOf(read(file));
      expect(words.length).toBeGreaterThan(2);
      expect(words.filter((word) => ourKit().sections.has(word))).toEqual([]);
    },
  );
});
