import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ConfigText } from "./config-text.ts";

const written = readFileSync("site.config.json", "utf8");
const value = JSON.parse(written);

const styles: [string, string][] = [
  ["as a formatter writes it", written],
  ["with a line for each entry", JSON.stringify(value, null, 2)],
  ["with tabs", JSON.stringify(value, null, "\t")],
  ["with Windows line ends", written.replaceAll("\n", "\r\n")],
  ["on one line", JSON.stringify(value)],
];

/** The lines that differ, in the order of the file: `-` before, `+` after. */
function changedLines(before: string, after: string): string[] {
  const [from, to] = [before.split("\n"), after.split("\n")];
  const start = from.findIndex((line, at) => line !== to[at]);
  let end = 0;
  const isSame = () => from.at(-1 - end) === to.at(-1 - end);
  while (end < Math.min(from.length, to.length) - start && isSame()) end += 1;
  return [
    ...from.slice(start, from.length - end).map((line) => `-${line}`),
    ...to.slice(start, to.length - end).map((line) => `+${line}`),
  ];
}

const CONFIG = `{
  "pages": [
    {
      "path": "/",
      "sections": [
        { "type": "hero", "heading": "Roofs" },
        {
          "type": "steps",
          "steps": [
            { "title": "Call" },
            { "title": "Meet" }
          ]
        }
      ]
    }
  ]
}
`;

const at = (...steps: (string | number)[]) => ["pages", 0, "sections", ...steps];

describe("an edit changes the lines that a careful person would change", () => {
  it.each<[string, (config: ConfigText) => void, string[]]>([
    [
      "a text",
      (config) => config.set(at(0, "heading"), 'Roofs, "dry"'),
      [
        '-        { "type": "hero", "heading": "Roofs" },',
        '+        { "type": "hero", "heading": "Roofs, \\"dry\\"" },',
      ],
    ],
    [
      "a new field in its usual place",
      (config) => config.set(at(1, "heading"), "How", ["type", "eyebrow", "heading", "steps"]),
      ['+          "heading": "How",'],
    ],
    [
      "a new field on the line of the others",
      (config) => config.set(at(0, "id"), "top"),
      [
        '-        { "type": "hero", "heading": "Roofs" },',
        '+        { "type": "hero", "heading": "Roofs", "id": "top" },',
      ],
    ],
    [
      "a new entry",
      (config) => config.insertEntry(at(1, "steps"), 2, { title: "Pay" }),
      [
        '-            { "title": "Meet" }',
        '+            { "title": "Meet" },',
        '+            { "title": "Pay" }',
      ],
    ],
    [
      "a new section",
      (config) => config.insertEntry(at(), 0, { type: "banner", text: "Closed" }),
      ['+        { "type": "banner", "text": "Closed" },'],
    ],
    [
      "a new field for which its line is too short",
      (config) =>
        config.set(at(0, "text"), "We repair roofs of slate and tile, and all that is below them."),
      [
        '-        { "type": "hero", "heading": "Roofs" },',
        "+        {",
        '+          "type": "hero",',
        '+          "heading": "Roofs",',
        '+          "text": "We repair roofs of slate and tile, and all that is below them."',
        "+        },",
      ],
    ],
    [
      "a field in an object that is missing",
      (config) => config.set(["business", "hours", "note"], "Ring first"),
      ["-  ]", "+  ],", '+  "business": { "hours": { "note": "Ring first" } }'],
    ],
    [
      "an entry that moves",
      (config) => config.moveEntry(at(1, "steps"), 1, 0),
      [
        '-            { "title": "Call" },',
        '-            { "title": "Meet" }',
        '+            { "title": "Meet" },',
        '+            { "title": "Call" }',
      ],
    ],
    [
      "a removed entry",
      (config) => config.remove(at(1, "steps", 0)),
      ['-            { "title": "Call" },'],
    ],
  ])("%s", (_, edit, lines) => {
    const config = new ConfigText(CONFIG);
    edit(config);
    expect(changedLines(CONFIG, config.text)).toEqual(lines);
  });

  it("gives a list on one line as many lines as it needs", () => {
    const config = new ConfigText(
      '{\n  "pages": [{ "path": "/", "sections": [{ "type": "hero" }] }]\n}\n',
    );
    const questions = [{ question: "Is it dry?", answer: "As a bone, for many years." }];
    config.insertEntry(["pages", 0, "sections"], 1, { type: "faq", questions });
    config.insertEntry(["pages", 0, "sections"], 2, { type: "map" });
    expect(config.text).toBe(`{
  "pages": [
    {
      "path": "/",
      "sections": [
        { "type": "hero" },
        {
          "type": "faq",
          "questions": [{ "question": "Is it dry?", "answer": "As a bone, for many years." }]
        },
        { "type": "map" }
      ]
    }
  ]
}
`);
  });

  it("leaves a line that somebody has made long, or in another style", () => {
    const long = `{ "label": "${"Roofs ".repeat(20)}", "link": "/roofs" }`;
    const own = `{ "a" : [1,2], "b": "${"x".repeat(70)}" }`;
    for (const entry of [long, own]) {
      const config = new ConfigText(`{\n  "links": [${entry}]\n}\n`);
      config.insertEntry(["links"], 1, { label: "Walls and floors" });
      expect(config.text).toContain(`  "links": [${entry}, { "label": "Walls and floors" }]\n`);
    }
  });

  it("leaves no space in an empty list, and fills it again", () => {
    const config = new ConfigText(CONFIG);
    const entries = config.value(at(1, "steps"));
    config.remove(at(1, "steps", 0));
    config.remove(at(1, "steps", 0));
    expect(config.text).toContain('"steps": []');
    config.set(at(1, "steps"), entries);
    expect(config.value(at(1, "steps"))).toEqual(entries);
  });
});

type Json = Record<string | number, unknown>;

/** Random numbers that are the same in each run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** The paths of all lists and objects of a value. */
function containers(inner: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof inner !== "object" || inner === null) return [];
  const steps = Array.isArray(inner) ? [...inner.keys()] : Object.keys(inner);
  return [path, ...steps.flatMap((step) => containers((inner as Json)[step], [...path, step]))];
}

const within = (root: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Json)[step], root);

const VALUES = [
  "word",
  7,
  true,
  null,
  [],
  {},
  ["a", "b"],
  { link: "/x", label: 'ü\n"' },
  [{ a: [1] }],
];

/** The same random edit of a text and of a value. */
function editBoth(config: ConfigText, root: unknown, random: (below: number) => number): void {
  const all = containers(root);
  const path = all[random(all.length)] ?? [];
  const target = within(root, path);
  const added = structuredClone(VALUES[random(VALUES.length)]);
  if (Array.isArray(target)) {
    const index = random(target.length + 1);
    const kind = random(3);
    if (kind === 0 || target.length < 2) {
      config.insertEntry(path, index, added);
      target.splice(index, 0, added);
    } else if (kind === 1) {
      const from = random(target.length);
      const to = random(target.length);
      config.moveEntry(path, from, to);
      target.splice(to, 0, ...target.splice(from, 1));
    } else {
      config.remove([...path, random(1)]);
      target.shift();
    }
    return;
  }
  const keys = Object.keys(target as Json);
  const key = [...keys, "added"][random(keys.length + 1)] ?? "added";
  if (key in (target as Json) && random(3) === 0 && path.length > 0) {
    config.remove([...path, key]);
    delete (target as Json)[key];
  } else {
    config.set([...path, key], added);
    (target as Json)[key] = added;
  }
}

describe.each(styles)("a config %s", (_, text) => {
  it("has the right value after each of 40 random edits", () => {
    const config = new ConfigText(text);
    const root = structuredClone(value);
    const random = seeded(text.length);
    for (let count = 0; count < 40; count += 1) {
      editBoth(config, root, random);
      expect(JSON.parse(config.text)).toEqual(root);
    }
  });

  it("keeps its line ends", () => {
    const config = new ConfigText(text);
    config.set(["pages", 0, "sections", 0, "added"], [{ a: "x".repeat(60), b: ["y".repeat(60)] }]);
    const lines = config.text.split("\n");
    const isWindows = text.includes("\r");
    expect(lines.slice(0, -1).every((line) => line.endsWith("\r") === isWindows)).toBe(true);
  });
});

it("has the style of the file as it was read, whatever is written into it meanwhile", () => {
  const config = new ConfigText(JSON.stringify({ steps: ["Call"], text: "" }, null, 2));
  config.set(["text"], 'As in [1] and {"a"}');
  config.set(["steps", 1], ["Meet", "Build"]);
  expect(config.text).toContain('[\n      "Meet",\n      "Build"\n    ]');
});

it("adds an entry to a long text as quickly as to a short one", () => {
  const cost = (count: number) => {
    const pages = Array.from({ length: count }, (_, at) => ({ path: `/${at}`, words: ["Roofs"] }));
    const config = new ConfigText(JSON.stringify({ pages }, null, 2));
    // Reads the text.
    config.value(["pages"]);
    const rows = Array.from({ length: 300 }, (_, at) => ({ path: `/row-${at}`, words: ["New"] }));
    const start = performance.now();
    config.insertEntries(["pages"], count, rows);
    return performance.now() - start;
  };
  cost(10);
  expect(cost(20_000)).toBeLessThan(20 * cost(10) + 500);
});
