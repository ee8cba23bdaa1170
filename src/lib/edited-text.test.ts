import { describe, expect, it } from "vitest";
import { ConfigText } from "../config/edit/config-text.ts";
import { jsonTree } from "../config/read/json-tree.ts";
import { EditedText } from "./edited-text.ts";
import { applyChange, changeBetween } from "./text-change.ts";

/** The same numbers in each run, from 0 to a limit, without it. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % limit;
  };
}

describe("a text with edits", () => {
  it.each([1, 2, 3, 4, 5])("is the text that these edits make of a string (%i)", (seed) => {
    const number = numbers(seed);
    // Longer than the range that is kept apart, so that some edits begin another one.
    let plain = Array.from({ length: 10_000 }, (_, at) => `line ${at}\r\n`).join("");
    let text = EditedText.of(plain);
    const earlier = [{ plain, text }];
    for (let edit = 0; edit < 200; edit += 1) {
      const isNear = number(4) > 0;
      const at = isNear ? 5000 + number(200) : number(plain.length);
      const change = {
        at,
        removed: plain.slice(at, at + number(30)),
        inserted: "x\n".repeat(number(12)),
      };
      plain = applyChange(plain, change);
      text = text.with(change);
      const start = number(plain.length);
      const end = start + number(300);
      expect(text.slice(start, end)).toBe(plain.slice(start, end));
      expect(text.slice(at - 5, at + 50)).toBe(plain.slice(at - 5, at + 50));
      expect(text.lineStart(at)).toBe(plain.lastIndexOf("\n", at - 1) + 1);
      const lineEnd = plain.indexOf("\n", at);
      expect(text.lineEnd(at)).toBe(lineEnd < 0 ? plain.length : lineEnd);
      expect(text.length).toBe(plain.length);
      const before = earlier[number(earlier.length)];
      if (before) {
        const found = before.text.changeTo(text);
        expect(found ? applyChange(before.plain, found) : before.plain).toBe(plain);
        expect(before.text.equals(text)).toBe(before.plain === plain);
      }
      earlier.push({ plain, text });
    }
    expect(text.text).toBe(plain);
  });

  it("is its base again when the edits are taken back", () => {
    const base = EditedText.of("one two three");
    const edited = base.replace(4, 7, "2");
    expect(edited.text).toBe("one 2 three");
    expect(edited.replace(4, 5, "two")).toBe(base);
  });
});

describe("the values of an edited text", () => {
  const config = {
    business: { name: "Roofs", facts: { base: "Mockham" } },
    pages: Array.from({ length: 5 }, (_, at) => ({
      path: `/${at}`,
      sections: [{ type: "hero", heading: `Page ${at}` }, { items: [1, 12, [3]] }],
    })),
    after: [],
  };
  const written = JSON.stringify(config, null, 2);

  it.each<[string, string, string]>([
    ["a text", "Page 2", "Page two, and a half"],
    ["a number", "12", "1, 2"],
    ["a number that becomes longer", "12", "123"],
    ["a text that becomes two", "Page 3", 'Page", "label": "3'],
    ["a page that becomes two", '"/2",', '"/2" }, { "path": "/2b",'],
    ["two pages that become one", '"/3",', '"/3", "x": 1,'],
    ["a key", '"facts"', '"places"'],
    ["a list that was empty", '"after": []', '"after": [{ "type": "map" }]'],
    ["the first character of a value", '"Roofs"', '["Roofs"]'],
    ["everything", written, '{ "pages": [{ "path": "/" }] }'],
  ])("are those of the whole text after a change of %s", (_, from, to) => {
    const base = EditedText.of(written);
    const after = written.replace(from, to);
    const change = changeBetween(written, after);
    const edited = change ? base.with(change) : base;
    // As if somebody had looked at all pages before.
    const all = (text: EditedText) => {
      const tree = jsonTree(text);
      const read = (node = tree.root): unknown => {
        const entries = tree.entries(node).map((each) => [tree.name(each), read(each)]);
        return { at: [node.start, node.end], key: node.key, entries, value: tree.value(node) };
      };
      return read();
    };
    all(base);
    expect(all(edited)).toEqual(all(EditedText.of(after)));
  });

  it("are written in the layout of the file, however many edits there were", () => {
    const number = numbers(7);
    const kept = new ConfigText(written);
    let text = written;
    for (let edit = 0; edit < 60; edit += 1) {
      const again = new ConfigText(text);
      const page = number(5);
      const value = ["short", { text: "A longer one, ".repeat(number(9)) }, [edit]][number(3)];
      for (const each of [kept, again]) {
        if (edit % 3 === 0) each.insertEntry(["pages", page, "sections"], 1, value);
        else if (edit % 3 === 1) each.set(["pages", page, "sections", 0, "heading"], value);
        else each.remove(["pages", page, "sections", 1]);
      }
      text = again.text;
      expect(kept.text).toBe(text);
    }
  });
});
