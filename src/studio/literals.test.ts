import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** English has its place in the catalogues, in what developers and terminals read, and in sample sites. */
const WITH_WORDS =
  /^(app\/words|samples|github\/(make|node|instead))\/|^protocol\/messages\.ts$|\.test\.tsx?$/;

/** Names of keys, events and icons, letters of buttons, and what a browser shows without the studio. */
const NO_WORDS = new Set([
  ..."Backspace Dead Delete End Enter Escape Home Link Process Shift Tab Unidentified Files Rounded Bearer H Aa Ctrl+".split(
    " ",
  ),
  "Not found.",
  "Only the studio's own pages show this.",
  "The studio could not be bundled:",
  "Unknown call.",
]);

/** What a screen shows begins with a capital letter, if it is not made of several words. */
const SENTENCE = /^\p{Lu}\p{Ll}+(?![\p{L}-])/u;

const OF_ELEMENTS = /^(aria-label|alt|title|label|placeholder|helperText|primary|secondary)$/;

/** The English words of a module that reach a screen. */
function wordsIn(file: string, text: string): string[] {
  const found: string[] = [];
  const add = (words: string, pattern: RegExp) => {
    const trimmed = words.trim();
    if (pattern.test(trimmed) && !NO_WORDS.has(trimmed)) found.push(trimmed);
  };
  const visit = (node: ts.Node): void => {
    // Errors of programming are for developers.
    if (ts.isNewExpression(node) && node.expression.getText() === "Error") return;
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxText(node)) add(node.text, /\p{L}/u);
    else if (ts.isStringLiteralLike(node)) add(node.text, isOfElement(node) ? /\p{L}/u : SENTENCE);
    else if (ts.isTemplateHead(node)) add(node.text, SENTENCE);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

const isOfElement = ({ parent }: ts.Node) =>
  ts.isJsxAttribute(parent) && OF_ELEMENTS.test(parent.name.getText());

describe("the screens of the studio", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true })
    .map((file) => String(file).replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !WITH_WORDS.test(file));

  it("have all their words from the catalogues of languages", () => {
    const found = files.flatMap((file) =>
      wordsIn(file, readFileSync(join(import.meta.dirname, file), "utf8")).map((words) => [
        file,
        words,
      ]),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it.each([
    ["a name of a step", 'const label = "Fix: " + problem;', "Fix:"],
    ["a group", 'const PAGES = "Pages";', "Pages"],
    [
      "an explanation",
      'throw new StudioError("The text is not saved.");',
      "The text is not saved.",
    ],
    ["a text of an element", "const a = <b>more</b>;", "more"],
    ["a name of an element", 'const a = <b aria-label="more" />;', "more"],
  ])("would not hide %s", (_, code, words) => {
    expect(wordsIn("a.tsx", code)).toEqual([words]);
  });
});
