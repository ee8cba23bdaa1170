import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { applyFixes } from "../../checks/fix.ts";
import { publicDirOf } from "../../lib/files/public-folder.ts";
import { checkSource } from "../../pipeline.ts";
import { startOf } from "../../testing/position.ts";
import { withChecks, withSections, writeSite } from "../../testing/site.ts";
import { parseSource } from "../read-config.ts";

const problems = (text: string) =>
  parseSource("site.config.json", text).problems.map(({ message, offset, fix }) => ({
    message,
    at: text.slice(offset, offset + 1),
    fix: fix?.kind,
  }));

describe("text that is nearly JSON", () => {
  it.each([
    ['{ "a": "x\ty" }', "\t", /^A tab is not allowed in a text/, /Write a space/],
    ['{ "a": "x\u0007y" }', "\u0007", /^This character is not allowed/, /Remove it/],
    ['{\u00A0"a": 1 }', "\u00A0", /no-break space \(U\+00A0\)/, /ordinary space/],
    ['{ "a":\u200B1 }', "\u200B", /zero-width space \(U\+200B\)/, /Remove it/],
    ['{ "a": 1 \uFEFF}', "\uFEFF", /byte-order mark \(U\+FEFF\)/, /Remove it/],
    ['{ “a": 1 }', "“", /^“ is not the double quote/, /straight "/],
    ["{ 'a': 1 }", "'", /^' is not the double quote/, /straight "/],
  ])("has its wrong character quoted in the message: %j", (text, character, message, hint) => {
    const [found, ...others] = parseSource("site.config.json", text).problems;
    expect(others).toEqual([]);
    expect(found?.message).toMatch(message);
    expect(found?.hint).toMatch(hint);
    expect(text.slice(found?.offset).startsWith(character)).toBe(true);
  });

  it.each([
    ['{ "price": 20,50 }', "20,50", "20.50"],
    ['{ "price": 1.250,5, "b": 1 }', "1.250,5", "1250.5"],
    ['{ "latitude": -3,25\n}', "-3,25", "-3.25"],
  ])("has a number with a comma reported, with the correct form: %j", (text, number, right) => {
    const [found, ...others] = parseSource("site.config.json", text).problems;
    expect(others).toEqual([]);
    expect(found?.message).toContain(number);
    expect(found?.hint).toMatch(new RegExp(`: ${right}$`));
  });

  it("has the first of two commas in a row reported, with a fix", () => {
    expect(problems('{ "a": 1,, "b": 2 }')).toEqual([
      { message: "This comma has nothing after it: another follows.", at: ",", fix: "cut" },
    ]);
  });

  it("is one problem, not one for each following name, if a list does not end", () => {
    const [first, ...others] = problems('{ "a": [1, 2, "b": 3, "c": 4, "d": 5 }');
    expect(first).toMatchObject({
      message: "A closing ] is missing before this: the [ in line 1 is not closed.",
      fix: undefined,
    });
    expect(others).toEqual([]);
  });
});

describe("a missing or surplus bracket", () => {
  const { file, text, folder } = writeSite(
    withSections(
      { type: "hero", heading: "Roofs", actions: [{ label: "Write", link: "email:" }] },
      { type: "priceList", heading: "Costs", groups: [{ items: [{ name: "Slate", price: 1 }] }] },
    ),
  );
  afterAll(() => rmSync(folder, { recursive: true }));
  const ends = [...text.matchAll(/\n *[\]}],?(?=\n)/g)];
  const without = ({ 0: line, index }: RegExpExecArray) =>
    text.slice(0, index) + text.slice(index + line.length);
  const twice = ({ 0: line, index }: RegExpExecArray) =>
    text.slice(0, index) + line + text.slice(index);
  const messagesOf = async (broken: string) => {
    const { diagnostics } = await checkSource(
      parseSource(file, broken),
      publicDirOf(file),
      withChecks(),
    );
    return diagnostics;
  };

  it.each([
    ["missing", without],
    ["there twice", twice],
  ])("is one error, near its position, wherever it is %s", async (_, damage) => {
    for (const end of ends) {
      const broken = damage(end);
      const found = await messagesOf(broken);
      const line = text.slice(0, end.index).split("\n").length;
      expect(found, broken).toHaveLength(1);
      expect(Math.abs((found[0]?.range.line ?? 0) - line), broken).toBeLessThan(4);
      expect(applyFixes(broken, found)).toBe(broken);
    }
  });

  it("is reported with its partner", async () => {
    const broken = text.replace('"GB"\n    },', '"GB",');
    const opened = text.slice(0, text.indexOf('"address"')).split("\n").length;
    expect(await messagesOf(broken)).toMatchObject([
      {
        message: `A closing } is missing before this: the { in line ${opened} is not closed.`,
        range: startOf(broken, '"geo"'),
      },
    ]);
  });

  it("is one error if an empty pair follows a value", () => {
    expect(problems('{\n  "a": ["x"[],\n  "b": 1\n}')).toMatchObject([
      { message: "This [ has no partner." },
    ]);
  });

  it.each(["{", "}", "[", "]"])("is one error also at the end of any line: %s", async (sign) => {
    const lines = text.split("\n");
    for (let at = 1; at < lines.length - 1; at += 5) {
      const broken = lines.with(at, `${lines[at]}${sign}`).join("\n");
      expect(await messagesOf(broken), broken).toHaveLength(1);
    }
  });
});
