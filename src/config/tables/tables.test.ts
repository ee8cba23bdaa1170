import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readInputs } from "../../output/inputs.ts";
import { checkSite } from "../../pipeline.ts";
import { bilingual, welsh } from "../../testing/languages.ts";
import { rangeOf, startOf } from "../../testing/position.ts";
import {
  compile,
  type MediaFiles,
  makeConfig,
  makePage,
  type PageConfig,
  siteOf,
  writeSite,
  wrong,
} from "../../testing/site.ts";
import { shop } from "../../testing/template.ts";

/** A site whose pages from the template are rows of a file of this name. */
const site = (name: string, page: Partial<PageConfig> = {}) =>
  makeConfig({
    templates: { local: shop },
    pages: [
      makePage(),
      wrong<PageConfig>({ path: "/roofs-{location}", template: "local", params: name, ...page }),
      makePage({ path: "/last", title: "Last" }),
    ],
  });

const beside = (name: string, text: string | Uint8Array): MediaFiles => ({
  [`../../${name}`]: text,
});

const compileCsv = (text: string | Uint8Array, page?: Partial<PageConfig>) =>
  compile(site("towns.csv", page), beside("towns.csv", text));

const CSV = `location,areas,miles,base.city,links.1.label,links.1.link
St. Mockham's Bay,Otherby; Thirdwick,4.5,Testford,Home,/
"Other, by",Mockham | Third; wick,,,,
`;

describe("pages from a CSV file", () => {
  it.each([
    ["with commas", CSV],
    [
      "with a byte-order mark and the line ends of Windows",
      `\uFEFF${CSV.replaceAll("\n", "\r\n")}`,
    ],
    [
      "with semicolons, as spreadsheets write it in many countries",
      `location;areas;miles;base.city;links.1.label;links.1.link
St. Mockham's Bay;"Otherby; Thirdwick";4,5;Testford;Home;/
Other, by;"Mockham | Third; wick";;;;`,
    ],
  ])("have the texts of its rows, %s", async (_, text) => {
    const { routes } = siteOf(await compileCsv(text));
    expect(routes.map(({ path }) => path)).toEqual([
      "/",
      "/roofs-st-mockhams-bay",
      "/roofs-other-by",
      "/last",
    ]);
    expect(routes[1]?.sections).toMatchObject([
      {
        heading: "St. Mockham's Bay, 4.5 miles from Testford",
        actions: [{ label: "Home", link: { href: "/" } }],
      },
      { areas: ["Otherby", "Thirdwick"] },
    ]);
    expect(routes[2]?.sections).toMatchObject([
      { heading: "Other, by,  miles from " },
      { areas: ["Mockham", "Third; wick"] },
    ]);
  });

  it("may have doubled quotes and line breaks within quotes", async () => {
    const text = 'location,areas\n"The ""Old"" Town","A; ""B"" and\nC"\n';
    const { routes } = siteOf(await compileCsv(text));
    expect(routes[1]?.path).toBe("/roofs-the-old-town");
    expect(routes[1]?.sections).toMatchObject([
      { heading: expect.stringContaining('The "Old" Town,') },
      { areas: ["A", '"B" and\nC'] },
    ]);
  });

  it("have their problems reported in the file, at the cell", async () => {
    const text = [
      "location,areas,miles",
      "A{nothing},B; C,1",
      'B,"Otherby; Thirdwick; More",2',
      "C,D; E,far",
      ",E;F,2",
    ].join("\n");
    const { diagnostics } = await compileCsv(text, { path: "/roofs-{miles}" });
    const file = expect.stringMatching(/towns\.csv$/);
    expect(diagnostics).toMatchObject([
      { file, rule: "unknown-token", path: [0, "location"], range: rangeOf(text, "{nothing}") },
      { file, rule: "parameter-count", range: rangeOf(text, '"Otherby; Thirdwick; More"') },
      {
        file,
        rule: "wrong-type",
        range: rangeOf(text, "far"),
        location: '/roofs-far › row 4, column "miles"',
      },
      { file, rule: "missing-parameter", range: startOf(text, ",E;F,2") },
    ]);
  });

  it.each([
    [
      "a superfluous cell in a row, which moves all cells after it",
      "location,areas,miles\nA,B;C,1\nD,x,E;F,2\n",
      "This row has 4 cells, and there are 3 columns.",
      "2",
    ],
    [
      "a missing cell",
      "location,areas,miles\nA,B;C,1\nE;F,2\n",
      "This row has 2 cells, and there are 3 columns.",
      "E;F,2",
    ],
    [
      "a quote without an end",
      'location,areas,miles\nA,"B;C,1\nD,"E;F",2\nG,H,3\n',
      "This double quote opens a cell that is not closed.",
      '"',
    ],
    [
      "a quote without a beginning",
      'location,areas,miles\nA,B;C",far\nD,E,2\n',
      "This double quote has no partner at the beginning of its cell.",
      '"',
    ],
    [
      "a blank in the name of a column",
      "location,are as,miles\nA,B;C,1\nD,E;F,2\n",
      '"are as" cannot be the name of a column.',
      "are as",
    ],
    [
      "the name of a column in another language",
      "location,Nachbarorte,miles\nA,B;C,1\nD,E;F,2\n",
      'The template has no parameter "Nachbarorte".',
      "Nachbarorte",
    ],
    [
      "a synonym of the only missing column",
      "location,towns,miles\nA,B;C,1\nD,E;F,2\n",
      'The template has no parameter "towns".',
      "towns",
    ],
    [
      "list entries with a gap in their numbers",
      "location,areas,links.9.label,links.9.link\nA,B;C,Home,/\n",
      'The column "links.8" is missing, and this one is for a later entry of the list.',
      "links.9.label",
    ],
    [
      "a second header",
      "location,areas\nA,B;C\nlocation,areas\nD,E;F\n",
      "This row repeats the names of the columns.",
      "location",
    ],
  ])("have one message for one cause: %s", async (_, text, message, marker) => {
    const { diagnostics } = await compileCsv(text);
    expect(diagnostics).toMatchObject([
      { message: typeof message === "string" ? message : expect.stringMatching(message) },
    ]);
    const lines = text.split("\n");
    const { line = 0, column = 0 } = diagnostics[0]?.range ?? {};
    expect(lines[line - 1]?.slice(column - 1).startsWith(marker)).toBe(true);
  });

  it("have a message for each wrong column name", async () => {
    const text = "location,area,mile\nA,B;C,1\nD,E;F,2\n";
    expect((await compileCsv(text)).diagnostics).toMatchObject([
      { message: 'The template has no parameter "area".', hint: 'Did you mean "areas"?' },
      { message: 'The template has no parameter "mile".', hint: 'Did you mean "miles"?' },
    ]);
  });

  it("have a message for each wrong cell", async () => {
    const text = "location,miles,areas\nA,B;C,1\nD,E;F,2\n";
    const found = (await compileCsv(text)).diagnostics;
    expect(found.map(({ range, message }) => `${range.line}:${range.column} ${message}`)).toEqual([
      '2:3 This should be a number, not "B;C".',
      "2:7 This list has 1 entry, not 2.",
      '3:3 This should be a number, not "E;F".',
      "3:7 This list has 1 entry, not 2.",
    ]);
  });

  it("have one message for each row with a wrong number of cells", async () => {
    const text = "location;areas;miles\nA;B;C;1\nD;E;F;2\n";
    expect((await compileCsv(text)).diagnostics).toMatchObject([
      {
        file: expect.stringMatching(/towns\.csv$/),
        message: "This row has 4 cells, and there are 3 columns.",
        range: { line: 2 },
      },
      { message: "This row has 4 cells, and there are 3 columns.", range: { line: 3 } },
    ]);
  });

  it("have a problem of a list entry reported at its part of the cell", async () => {
    const text = "location,areas\nA,B; {nowhere}\n";
    const { diagnostics } = await compileCsv(text);
    expect(diagnostics).toMatchObject([{ range: rangeOf(text, "{nowhere}") }]);
  });

  it("have problems of shared values reported once, in the config", async () => {
    const { diagnostics, text } = await compileCsv(CSV, { title: "{nothing} at {location}" });
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-token",
        file: expect.stringMatching(/site\.config\.json$/),
        path: ["pages", 1, "title"],
        range: rangeOf(text, "{nothing}"),
        affects: ["/roofs-st-mockhams-bay", "/roofs-other-by"],
      },
    ]);
  });

  it("do not change the positions of the pages after them", async () => {
    const config = site("towns.csv");
    config.pages.push(makePage({ path: "/more", title: "{nowhere}" }));
    const { diagnostics, text } = await compile(config, beside("towns.csv", CSV));
    expect(diagnostics).toMatchObject([
      {
        path: ["pages", 3, "title"],
        range: rangeOf(text, '"{nowhere}"'),
        location: "/more › title",
      },
    ]);
  });

  it("have a column without a parameter reported once, at its name", async () => {
    const text = "location,area,slug\nA,B;C,a\nD,E;F,d\n";
    const { diagnostics } = await compileCsv(text, { path: "/{slug}" });
    expect(diagnostics.filter(({ rule }) => rule === "unknown-parameter")).toMatchObject([
      { range: rangeOf(text, "area"), affects: ["/a", "/d"] },
    ]);
    const quoted = 'location;areas;"Miles, or so, by road"\nA;B|C;4\n';
    expect((await compileCsv(quoted)).diagnostics).toMatchObject([
      { range: rangeOf(quoted, '"Miles, or so, by road"') },
    ]);
  });

  it.each([
    ['location,areas\n"A,B;C\n', "This double quote opens a cell that is not closed.", '"'],
    ['location,areas\n"A" town,B;C\n', "This follows the closing quote of a cell.", "town"],
    ["location,areas\nA,B;C,D\n", "This row has 3 cells, and there are 2 columns.", "D"],
    ["location,areas,areas\nA,B;C,\n", 'There are two columns called "areas".', undefined],
    ["", "This file has no rows.", undefined],
  ])("are not made from an invalid table: %j", async (text, message, marker) => {
    const { diagnostics, site: made } = await compileCsv(text);
    expect(made).toBeUndefined();
    const range = marker === undefined ? {} : { range: rangeOf(text, marker) };
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ rule: "csv-syntax", message, ...range }),
    );
  });

  it("may come from files as spreadsheets save them: with sep=, and with empty rows", async () => {
    const text = "sep=|\nlocation|areas|miles\nA|B;C|\n||\nD|E;F|2\n||\n";
    const { routes } = siteOf(await compileCsv(text));
    expect(routes.map(({ path }) => path)).toEqual(["/", "/roofs-a", "/roofs-d", "/last"]);
  });

  it.each([
    [
      "1,234 with commas between cells",
      ["location,areas,miles", 'A,B;C,"4,5"', 'D,E;F,"1,234"'],
      "1234 or 1.234",
    ],
    [
      "2.500 with semicolons between cells",
      ["location;areas;miles", "A;B|C;2.500", "D;E|F;4,5"],
      "2500 or 2,500",
    ],
    ["2,500 without any other evidence", ["location;areas;miles", "A;B|C;2,500"], "2500 or 2,5000"],
    [
      "either form with tabs between cells",
      ["location\tareas\tmiles", "A\tB|C\t-2.500", "D\tE|F\t4"],
      "-2500 or -2.5000",
    ],
  ])("have an ambiguous thousands or decimal separator reported: %s", async (_, lines, numbers) => {
    expect((await compileCsv(lines.join("\n"))).diagnostics).toMatchObject([
      { rule: "csv-syntax", hint: `Write ${numbers}.` },
    ]);
  });

  it.each([
    ["51.481", ["location;areas;miles", "A;B|C;51.481", "D;E|F;-3.1791"], 51.481],
    ["0.500", ["location;areas;miles", "A;B|C;0.500"], 0.5],
    ["2,500", ["location;areas;miles", "A;B|C;2,500", "D;E|F;4,5"], 2.5],
    ["2.500", ["location,areas,miles", "A,B|C,2.500"], 2.5],
  ])(
    "have %s interpreted like the file's other numbers, or by its separator",
    async (_, lines, miles) => {
      const { routes } = siteOf(await compileCsv(lines.join("\n")));
      expect(routes[1]?.sections[0]).toMatchObject({ heading: `A, ${miles} miles from ` });
    },
  );

  it.each(["#REF!", "#N/A", "#NV", "#¡REF!", "#¿NOMBRE?", "#DIV/0!", "#SPILL!", "####"])(
    "are not made from a failed formula: %s",
    async (cell) => {
      const { diagnostics } = await compileCsv(`location,areas,miles\n${cell},B|C,4`);
      expect(diagnostics).toMatchObject([{ rule: "csv-syntax", range: { line: 2, column: 1 } }]);
    },
  );

  it("may have spreadsheet-like column names, in paths and in texts", async () => {
    const hero = { type: "hero", heading: "Roofs in {Town}, {post_code}" } as const;
    const text = { type: "text", description: "Where" } as const;
    const params = { Town: text, post_code: text };
    const words = { label: "{Town}", title: "Roofs in {Town}", description: "Dry in {Town}." };
    const local = { ...words, params, sections: [hero] };
    const path = "/roofs-{Town}-{post_code}";
    const page = wrong<PageConfig>({ path, template: "local", params: "towns.csv" });
    const { routes } = siteOf(
      await compile(
        makeConfig({ templates: { local }, pages: [makePage(), page] }),
        beside("towns.csv", "Town,post_code\nMockham,TE5\n"),
      ),
    );
    expect(routes[1]).toMatchObject({
      path: "/roofs-mockham-te5",
      sections: [{ heading: "Roofs in Mockham, TE5" }],
    });
  });

  it.each(["/roofs-{constructor.name}", "/roofs-{links.1.label}"])(
    "can use only columns in their paths: %s",
    async (path) => {
      const { diagnostics, text } = await compileCsv(CSV, { path });
      expect(diagnostics).toMatchObject([
        { rule: "params-file", range: rangeOf(text, `"${path}"`) },
      ]);
    },
  );

  it.each(["", "—"])("need a value for the path in each row, not %j", async (cell) => {
    const text = `location,areas\nA,B;C\n${cell},E;F\n`;
    const { diagnostics } = await compileCsv(text);
    expect(diagnostics).toMatchObject([
      {
        rule: "params-file",
        range: { line: 3, column: 1 },
        message: expect.stringMatching(/no letters or digits there/),
      },
    ]);
  });

  it.each([
    ["a spreadsheet's own file", Buffer.from("PK\u0003\u0004\u0014\u0000sheet"), "is a workbook"],
    ["a program's", Buffer.from("location\u0000\u0001\u0000"), "is not text"],
  ])("are made from text, not from %s, which is reported once", async (_, bytes, words) => {
    const { diagnostics, text } = await compileCsv(bytes);
    expect(diagnostics).toMatchObject([
      {
        rule: "params-file",
        message: expect.stringContaining(words),
        range: rangeOf(text, '"towns.csv"'),
      },
    ]);
  });

  it("are translations of those of another file, row by row", async () => {
    const pages = [
      makePage(),
      welsh(),
      ...["/roofs-{location}", "/cy/toeau-{location}"].map((path, index) =>
        wrong<PageConfig>({
          path,
          template: "local",
          params: "towns.csv",
          ...(index === 1 ? { language: "cy", translationOf: "/roofs-{location}" } : {}),
        }),
      ),
    ];
    const config = bilingual(pages, { templates: { local: shop } });
    const { routes } = siteOf(await compile(config, beside("towns.csv", CSV)));
    const route = routes.find(({ path }) => path === "/cy/toeau-other-by");
    expect(route?.languages).toContainEqual(expect.objectContaining({ href: "/roofs-other-by" }));
  });

  it("need UTF-8", async () => {
    const { diagnostics } = await compileCsv(
      Buffer.from("location,areas\nK\xf6ln,A;B\n", "latin1"),
    );
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        rule: "encoding",
        range: expect.objectContaining({ line: 2, column: 2 }),
        location: "the file's rows",
        file: expect.stringMatching(/towns\.csv$/),
      }),
    );
  });
});

describe("pages from a JSON file", () => {
  const rows = (list: unknown) => JSON.stringify(list, null, 1);

  it("are made from its objects, with problems reported in that file", async () => {
    const good = { location: "A", areas: ["B", "C"], links: [{ label: "Home", link: "/" }] };
    const text = rows([good, { ...good, location: "D", miles: "far" }]);
    const { diagnostics } = await compile(site("towns.json"), beside("towns.json", text));
    expect(diagnostics).toMatchObject([
      { file: expect.stringMatching(/towns\.json$/), range: rangeOf(text, '"far"') },
    ]);
  });

  it("need a list of objects", async () => {
    for (const [text, message] of [
      [rows({}), /not a list/],
      [rows(["A"]), /not an object/],
      [rows([["A"]]), /not an object/],
      ["[{]", /./],
    ] as const) {
      const { diagnostics } = await compile(site("towns.json"), beside("towns.json", text));
      expect(diagnostics).toMatchObject([
        { file: expect.stringMatching(/towns\.json$/), message: expect.stringMatching(message) },
      ]);
    }
  });
});

describe("a file with parameters", () => {
  it.each([
    ["towns.xls", /is not the name of a file/],
    ["../towns.csv", /is not the name of a file/],
    ["site.config.json", /is not the name of a file/],
    ["cities.csv", /There is no file "cities.csv"/],
  ])("is beside the config: %s", async (name, message) => {
    const { diagnostics, text } = await compile(site(name), beside("towns.csv", CSV));
    expect(diagnostics).toMatchObject([
      {
        rule: "params-file",
        message: expect.stringMatching(message),
        range: rangeOf(text, `"${name}"`),
      },
    ]);
  });

  it("may not be a folder", async () => {
    const { diagnostics } = await compile(site("towns.csv"), beside("towns.csv/a.csv", CSV));
    expect(diagnostics).toMatchObject([
      { rule: "params-file", message: '"towns.csv" is a folder, not a file.' },
    ]);
  });

  it.each([
    ["pipe", (file: string) => execFileSync("mkfifo", [file])],
    ["device", (file: string) => symlinkSync("/dev/zero", file)],
  ])("may not be a %s, because reading it would never end", async (_, make) => {
    const { folder, file, text } = writeSite(site("towns.csv"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    make(join(folder, "towns.csv"));
    const { diagnostics } = await checkSite(file);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([
      {
        rule: "params-file",
        message: '"towns.csv" is a pipe or a device of the system, not a file.',
        range: rangeOf(text, '"towns.csv"'),
      },
    ]);
    await expect(readInputs(file, "", "code")).resolves.toMatchObject({
      tables: [join(folder, "towns.csv")],
    });
  });

  it("needs the columns that paths use", async () => {
    const { diagnostics, text } = await compileCsv(CSV, { path: "/{slug}" });
    expect(diagnostics).toMatchObject([{ rule: "params-file", range: rangeOf(text, '"/{slug}"') }]);
  });
});
