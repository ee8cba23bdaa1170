import { rmSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { parseSource } from "../config/read-config.ts";
import { checkSite, checkSource } from "../pipeline.ts";
import { rangeOf, startOf } from "../testing/position.ts";
import {
  makeConfig,
  makePage,
  type SectionConfig,
  withChecks,
  withSections,
  writeSite,
  wrong,
} from "../testing/site.ts";
import { localPage, params, template } from "../testing/template.ts";
import { deadLink } from "./rules/links/dead-link.ts";

const { folder, file } = writeSite(makeConfig());
afterAll(() => rmSync(folder, { recursive: true }));

const inFull = (config: unknown) => JSON.stringify(config, null, 2);

async function check(text: string, rules = [deadLink]) {
  const source = parseSource("site.config.json", text);
  return (await checkSource(source, `${folder}/public`, withChecks(...rules))).diagnostics;
}

const heroTo = (link: string): SectionConfig => ({
  type: "hero",
  heading: "Roofs",
  actions: [{ label: "Go", link }],
});

const rightText = inFull(makeConfig());
const deadText = inFull(withSections(heroTo("/nowhere")));

describe("a site with many mistakes", () => {
  const dark = { ...makeConfig().theme.colours.light, ink: "#222222" };
  const theme = { ...makeConfig().theme, colours: { ...makeConfig().theme.colours, dark } };
  const pages = [
    makePage({ sections: [wrong({ ...heroTo("/nowhere"), frame: "tablet", zebra: 1 })] }),
    makePage({ path: "/tiles", sections: [heroTo("ftp://a.example"), heroTo("/nowhere")] }),
    makePage({ path: "/slate", title: "", parent: "/gone" }),
    makePage({ path: "/thatch", title: "Thatch", sections: [heroTo("/nowhere")] }),
  ];

  it("reports all of one stage in file order", async () => {
    const config = makeConfig({ language: wrong("xx-XX"), theme, pages });
    const found = await check(inFull(config).replaceAll('"#222222"', '"grey"'));
    expect(found.map(({ rule, location }) => `${rule}: ${location}`)).toEqual([
      "invalid-value: language",
      "invalid-value: theme › colours › dark › ink",
      "unknown-value: / › section 1, hero › frame",
      "unknown-key: / › section 1, hero › zebra",
      "too-small: /slate › title",
    ]);
    const places = found.map(({ range }) => range.line * 1000 + range.column);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it("resolves the pages of valid shape", async () => {
    const found = await check(inFull(makeConfig({ pages })));
    expect(found.map(({ rule, location }) => `${rule}: ${location}`)).toEqual([
      "unknown-value: / › section 1, hero › frame",
      "unknown-key: / › section 1, hero › zebra",
      "link-target: /tiles › section 1, hero › actions › entry 1 › link",
      "too-small: /slate › title",
    ]);
  });

  it("is checked as a whole once its pages are right", async () => {
    const right = pages.slice(3).concat(makePage());
    const found = await check(inFull(makeConfig({ pages: right })));
    expect(found.map(({ rule, location }) => `${rule}: ${location}`)).toEqual([
      "dead-link: /thatch › section 1, hero › actions › entry 1 › link",
    ]);
  });

  it("reports a misspelt key once, and not also that the right one is missing", async () => {
    const text = inFull(withSections(wrong({ type: "hero", headng: "Roofs" })));
    expect(await check(text)).toMatchObject([
      { rule: "unknown-key", hint: 'Did you mean "heading"?', range: rangeOf(text, '"headng"') },
    ]);
  });

  it("reports a template's mistake once, at the template, with its pages", async () => {
    const sections = [heroTo("/nowhere")];
    const pages = ["/a", "/b", "/c"].map((path) => localPage({ path, params: params() }));
    const templates = { local: template({ sections }) };
    const found = await check(inFull(makeConfig({ templates, pages: [makePage(), ...pages] })));
    expect(found.filter(({ rule }) => rule === "dead-link")).toMatchObject([
      {
        path: ["templates", "local", "sections", 0, "actions", 0, "link"],
        affects: ["/a", "/b", "/c"],
      },
    ]);
  });
});

describe("the bytes of a file", () => {
  const checkBytes = async (bytes: Uint8Array) => {
    writeFileSync(file, bytes);
    return (await checkSite(file)).diagnostics;
  };

  it("are reported at the first wrong letter if they are not UTF-8", async () => {
    const found = await checkBytes(Buffer.from(deadText, "latin1"));
    expect(found).toMatchObject([{ rule: "encoding", range: startOf(deadText, "££") }]);
  });

  it("may be UTF-16", async () => {
    const found = await checkBytes(Buffer.from(`\uFEFF${rightText}`, "utf16le"));
    expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it.each([
    ["if they are a picture", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1")],
    ["if they are random", Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)],
    ["if they are zeros", new Uint8Array(100)],
  ])("are reported as a diagnostic %s", async (_, bytes) => {
    const [first] = await checkBytes(bytes);
    expect(first).toMatchObject({ severity: "error", location: "the file's JSON" });
    expect(first?.range.line).toBe(1);
  });
});

const LANGUAGE = '"language": "en-GB",';

/** A config with a dead link near its end and another language. */
const withLanguage = (mistake: string) => deadText.replace(LANGUAGE, mistake);

/** In the middle of the first card's colour. */
const CUT = deadText.indexOf("#fafafa") + 3;

/** The position after a marker. */
function endOf(text: string, marker: string): [line: number, column: number] {
  const { endLine, endColumn } = rangeOf(text, marker);
  return [endLine, endColumn];
}

interface Broken {
  what: string;
  text: string;
  /** Line and column of the first mistake. */
  at: [line: number, column: number];
  message: string | RegExp;
}

const broken: Broken[] = [
  {
    what: "a trailing comma",
    text: deadText.replace('"Tuesday"', '"Tuesday",'),
    at: endOf(deadText, '"Tuesday"'),
    message: /^This comma has nothing after it: the list ends/,
  },
  {
    what: "a missing comma",
    text: withLanguage('"language": "en-GB"'),
    at: [3, 22],
    message: /^A comma is missing/,
  },
  {
    what: "a missing quote at the end of a text",
    text: withLanguage('"language": "en-GB,'),
    at: [3, 15],
    message: /^The closing double quote of this text is missing/,
  },
  {
    what: "a missing quote at the start of a text",
    text: withLanguage('"language": en-GB",'),
    at: [3, 15],
    message: /^The opening double quote of this text is missing/,
  },
  {
    what: "single quotes",
    text: withLanguage("'language': 'en-GB',"),
    at: [3, 3],
    message: /^' is not the double quote/,
  },
  {
    what: "a missing colon",
    text: withLanguage('"language" "en-GB",'),
    at: [3, 14],
    message: /^A colon is missing/,
  },
  {
    what: "a comment",
    text: withLanguage(`${LANGUAGE} // mine`),
    at: [3, 24],
    message: /comments/,
  },
  {
    what: "a comment without an end",
    text: withLanguage(`${LANGUAGE} /* mine`),
    at: [3, 24],
    message: /comment/,
  },
  {
    what: "a tab in a text",
    text: deadText.replace("Roofs for", "Roofs\tfor"),
    at: endOf(deadText, '"owner": "Tess Ting",\n    "description": "Roofs'),
    message: /^A tab/,
  },
  {
    what: "a key that stands twice",
    text: withLanguage(`${LANGUAGE} "version": 4,`),
    at: [3, 24],
    message: /^The key "version" is already in this object/,
  },
  {
    what: "a file that is cut off",
    text: deadText.slice(0, CUT),
    at: endOf(deadText.slice(0, CUT), '"card": '),
    message: /^The closing double quote/,
  },
  {
    what: "a brace that ends the site too early",
    text: withLanguage('"language": "en-GB"},'),
    at: [3, 22],
    message: /^This } has no partner/,
  },
  {
    what: "a file that goes on after its end",
    text: `${deadText}\n}`,
    at: [deadText.split("\n").length + 1, 1],
    message: /^This } has no partner/,
  },
];

const ENDS = [
  ["line feeds", (text: string) => text],
  ["CRLF", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte-order mark", (text: string) => `\uFEFF${text}`],
] as const;

describe.each(ENDS)("broken JSON with %s", (_, convert) => {
  it.each(broken)("is reported: $what", async ({ text, at: [line, column], ...expected }) => {
    const found = await check(convert(text));
    const [first] = found.filter(({ location }) => location === "the file's JSON");
    expect(first).toMatchObject({
      severity: "error",
      message: expect.stringMatching(expected.message),
      range: { line, column },
    });
    // No later stage runs.
    expect(found.every((each) => each.location === "the file's JSON")).toBe(true);
  });
});

describe("a config without a site", () => {
  it.each(["", " \n\t\r\n ", "\uFEFF"])("is reported as empty: %j", async (text) =>
    expect(await check(text)).toMatchObject([
      { message: "The file is empty.", range: { line: 1, column: 1 } },
    ]),
  );

  it.each(["[]", '"site"', "7", "null", "true"])(
    "is reported with what it should contain: %s",
    async (text) =>
      expect(await check(text)).toMatchObject([
        {
          rule: "wrong-type",
          location: "the whole file",
          range: { line: 1, column: 1, endLine: 1, endColumn: text.length + 1 },
        },
      ]),
  );

  it.each([
    ["brackets", "[".repeat(1_000_000), 65],
    ["objects", '{"a":'.repeat(100_000), 321],
    ["objects that all end", `${'{"a":'.repeat(65)}1${"}".repeat(65)}`, 321],
  ])("is not parsed to any depth: %s", async (_, text, column) =>
    expect(await check(text)).toMatchObject([
      { message: expect.stringContaining("64 deep"), range: { line: 1, column } },
    ]),
  );

  it("is reported with every missing field", async () => {
    const places = (await check("{}")).map(({ location }) => location);
    const fields = ["version", "language", "business", "theme", "header", "footer", "pages"];
    expect(places).toEqual(fields);
  });
});
