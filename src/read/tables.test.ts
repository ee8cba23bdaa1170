import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkSite } from "../checks/check-site.ts";
import { inputsOf } from "../incremental/inputs.ts";
import { bilingual, welsh } from "../testing/languages.ts";
import { rangeOf, startOf } from "../testing/position.ts";
import {
  compile,
  type MediaFiles,
  makeConfig,
  makePage,
  type PageConfig,
  siteOf,
  writeSite,
  wrong,
} from "../testing/site.ts";
import { template } from "../testing/template.ts";

const shop = template({
  params: {
    location: { type: "text", description: "The place" },
    areas: { type: "list", description: "Places nearby", count: 2 },
    miles: { type: "number", description: "How far it is", optional: true },
    base: {
      type: "object",
      description: "Where from",
      optional: true,
      fields: { city: { type: "text", description: "The city" } },
    },
    links: {
      type: "list",
      description: "Where to",
      optional: true,
      fields: {
        label: { type: "text", description: "Words" },
        link: { type: "link", description: "To" },
      },
    },
  },
  sections: wrong([
    { type: "hero", heading: "{location}, {miles} miles from {base.city}", actions: "{links}" },
    { type: "nearbyAreas", heading: "Also near", areas: ["{areas}"] },
  ]),
});

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
  ])("are its rows, %s", async (_, text) => {
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

  it("have their problems in the file, at the cell", async () => {
    const text =
      'location,areas,miles\nA{nothing},"Otherby; Thirdwick; More",far\nB,C;D,1\n,E;F,2\n';
    const { diagnostics } = await compileCsv(text, { path: "/roofs-{miles}" });
    const file = expect.stringMatching(/towns\.csv$/);
    expect(diagnostics).toMatchObject([
      { file, rule: "unknown-token", path: [0, "location"], range: rangeOf(text, "{nothing}") },
      { file, rule: "parameter-count", range: rangeOf(text, '"Otherby; Thirdwick; More"') },
      {
        file,
        rule: "wrong-type",
        range: rangeOf(text, "far"),
        place: "/roofs-far › params › miles",
      },
      { file, rule: "missing-parameter", range: startOf(text, ",E;F,2") },
    ]);
  });

  it("point at the piece of a list", async () => {
    const text = "location,areas\nA,B; {nowhere}\n";
    const { diagnostics } = await compileCsv(text);
    expect(diagnostics).toMatchObject([{ range: rangeOf(text, "{nowhere}") }]);
  });

  it("have what they share told once, in the config", async () => {
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

  it("leave the places of the pages after them right", async () => {
    const config = site("towns.csv");
    config.pages.push(makePage({ path: "/more", title: "{nowhere}" }));
    const { diagnostics, text } = await compile(config, beside("towns.csv", CSV));
    expect(diagnostics).toMatchObject([
      { path: ["pages", 3, "title"], range: rangeOf(text, '"{nowhere}"'), place: "/more › title" },
    ]);
  });

  it("tell of a column that no parameter has once, at its name", async () => {
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
    ['location,areas\n"A,B;C\n', "This double quote opens a cell that has no end.", '"'],
    ['location,areas\n"A" town,B;C\n', "This follows the end of a cell in quotes.", "town"],
    ["location,areas\nA,B;C,D\n", "This row has 3 cells, and there are 2 columns.", "D"],
    ["location,areas,areas\nA,B;C,\n", 'There are two columns called "areas".', undefined],
    ["", "This file has no rows.", undefined],
  ])("are not made of what is no table: %j", async (text, message, marker) => {
    const { diagnostics, site: made } = await compileCsv(text);
    expect(made).toBeUndefined();
    const range = marker === undefined ? {} : { range: rangeOf(text, marker) };
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ rule: "csv-syntax", message, ...range }),
    );
  });

  it("are read as spreadsheets write them: with sep=, and with rows of empty cells", async () => {
    const text = "sep=|\nlocation|areas|miles\nA|B;C|\n||\nD|E;F|2\n||\n";
    const { routes } = siteOf(await compileCsv(text));
    expect(routes.map(({ path }) => path)).toEqual(["/", "/roofs-a", "/roofs-d", "/last"]);
  });

  it("take no thousand for a number with decimals", async () => {
    const text = 'location,areas,miles\nA,B;C,"4,5"\nD,E;F,"1,234"\n';
    const { diagnostics } = await compileCsv(text);
    expect(diagnostics).toMatchObject([{ rule: "wrong-type", range: rangeOf(text, '"1,234"') }]);
  });

  it("have what their paths are made of, in each row", async () => {
    const text = "location,areas\nA,B;C\n,E;F\n";
    const { diagnostics } = await compileCsv(text);
    expect(diagnostics).toMatchObject([{ rule: "params-file", range: startOf(text, ",E;F") }]);
  });

  it.each([
    ["a spreadsheet's own file", Buffer.from("PK\u0003\u0004\u0014\u0000sheet")],
    ["UTF-16", Buffer.from(CSV, "utf16le")],
  ])("are text, and not %s, which is told once", async (_, bytes) => {
    const { diagnostics, text } = await compileCsv(bytes);
    expect(diagnostics).toMatchObject([
      {
        rule: "params-file",
        message: expect.stringContaining("is no text"),
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

  it("want UTF-8", async () => {
    const { diagnostics } = await compileCsv(
      Buffer.from("location,areas\nK\xf6ln,A;B\n", "latin1"),
    );
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        rule: "encoding",
        range: expect.objectContaining({ line: 2, column: 2 }),
        place: "the file's rows",
        file: expect.stringMatching(/towns\.csv$/),
      }),
    );
  });
});

describe("pages from a JSON file", () => {
  const rows = (list: unknown) => JSON.stringify(list, null, 1);

  it("are its objects, with their problems where they are written", async () => {
    const good = { location: "A", areas: ["B", "C"], links: [{ label: "Home", link: "/" }] };
    const text = rows([good, { ...good, location: "D", miles: "far" }]);
    const { diagnostics } = await compile(site("towns.json"), beside("towns.json", text));
    expect(diagnostics).toMatchObject([
      { file: expect.stringMatching(/towns\.json$/), range: rangeOf(text, '"far"') },
    ]);
  });

  it("have to be a list of objects", async () => {
    for (const [text, message] of [
      [rows({}), /no list/],
      [rows(["A"]), /no object/],
      [rows([["A"]]), /no object/],
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
  ])("lies beside the config: %s", async (name, message) => {
    const { diagnostics, text } = await compile(site(name), beside("towns.csv", CSV));
    expect(diagnostics).toMatchObject([
      {
        rule: "params-file",
        message: expect.stringMatching(message),
        range: rangeOf(text, `"${name}"`),
      },
    ]);
  });

  it("is no folder", async () => {
    const { diagnostics } = await compile(site("towns.csv"), beside("towns.csv/a.csv", CSV));
    expect(diagnostics).toMatchObject([
      { rule: "params-file", message: '"towns.csv" is a folder, and no file.' },
    ]);
  });

  it.each([
    ["pipe", (file: string) => execFileSync("mkfifo", [file])],
    ["device", (file: string) => symlinkSync("/dev/zero", file)],
  ])("is no %s, which would be waited for without end", async (_, make) => {
    const { folder, file, text } = writeSite(site("towns.csv"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    make(join(folder, "towns.csv"));
    const { diagnostics } = await checkSite(file);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([
      {
        rule: "params-file",
        message: '"towns.csv" is a pipe or a device of the system, and no file.',
        range: rangeOf(text, '"towns.csv"'),
      },
    ]);
    await expect(inputsOf(file, "")).resolves.toMatchObject({
      tables: [join(folder, "towns.csv")],
    });
  });

  it("has the columns that paths are made of", async () => {
    const { diagnostics, text } = await compileCsv(CSV, { path: "/{slug}" });
    expect(diagnostics).toMatchObject([{ rule: "params-file", range: rangeOf(text, '"/{slug}"') }]);
  });
});
