import { describe, expect, it } from "vitest";
import { parseSource } from "../read-config.ts";

/** A file in which the mistake is on its own line. */
const file = (line: string) =>
  `{\n  ${line}\n  "pages": [\n    {\n      "path": "/"\n    },\n    {\n      "path": "/seo"\n    }\n  ]\n}\n`;

const RIGHT = '"name": "Roofs",';

describe("a slip in a line is reported once, at its character", () => {
  it.each<[line: string, column: number, message: RegExp]>([
    ['"name": "Roofs"', 18, /^A comma is missing here, before "pages"/],
    ['"name": "Roofs";', 18, /^; does not separate entries/],
    ['"name" = "Roofs",', 10, /^= does not separate a name from its value/],
    ['"name": ,', 11, /^A value is missing/],
    ['name: "Roofs",', 3, /^name needs double quotes/],
    ['"name: "Roofs",', 8, /^The closing double quote of this name/],
    ['name": "Roofs",', 3, /^The opening double quote of this name/],
    ['"name": Roofs and walls,', 11, /^Roofs and walls needs double quotes/],
    ['"name": "Our 12" pizza",', 18, /^This " ends the text/],
    ['"name": "The "best" pizza",', 16, /^This " ends the text/],
    ['"names": ["Our 12" pizza", "b"],', 20, /^This " ends the text/],
    ['"name": “Roofs”,', 11, /^“ is not the double quote/],
    ["\"name\": 'Roofs and walls',", 11, /^' is not the double quote/],
    ['"open": True,', 11, /^True is not JSON/],
    ['"price": 20€,', 12, /^20€ is not a number/],
    ['"opens": 08:30,', 12, /^08:30 is not a number/],
    ['"price": 1,250,', 12, /^1,250 has a comma in it/],
    [`# mine\n${RIGHT}`, 3, /^JSON has no comments/],
    [`<<<<<<< HEAD\n${RIGHT}`, 3, /^This is a conflict mark of git/],
    ['"rows": ["a", "b"},', 20, /^This } cannot close the \[ in line 2/],
  ])("%s", (line, column, message) => {
    const { problems } = parseSource("site.config.json", file(line));
    expect(problems).toMatchObject([
      { message: expect.stringMatching(message), range: { line: 2, column } },
    ]);
  });
});

describe("text around a file is reported once", () => {
  const text = file(RIGHT);

  it.each([
    ["a code fence", `\`\`\`json\n${text}\`\`\`\n`, 1, /^This line marks code/],
    ["words before it", `Here is your file:\n\n${text}`, 1, /^This is not part of the file/],
    ["words after it", `${text}I hope this helps!`, 12, /^The file has to end here/],
    ["a second file", `${text}${text}`, 12, /^The file has to end here/],
    ["a web page instead of it", "<!doctype html>\n<html>", 1, /^This is a web page/],
    [
      "nothing after its middle",
      text.slice(0, text.indexOf("    },") + 6),
      6,
      /^The file ends here/,
    ],
  ])("%s", (_, whole, line, message) => {
    const { problems } = parseSource("site.config.json", whole);
    expect(problems).toMatchObject([{ message: expect.stringMatching(message), range: { line } }]);
  });

  it("of several errors, the first three are reported", () => {
    const { problems } = parseSource("site.config.json", file('"a": 1\n"b": 2\n"c": 3\n"d": 4'));
    expect(problems.map(({ range }) => range.line)).toEqual([2, 3, 4]);
  });
});
