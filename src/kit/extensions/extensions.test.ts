import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { EVENTS_URL, FAULTS_URL } from "../../client/live/protocol.ts";
import { buildSite } from "../../commands/build/build-site.ts";
import { checkSite } from "../../pipeline.ts";
import { LiveServer } from "../../server/live/live-server.ts";
import { openServer } from "../../server/open-server.ts";
import { put } from "../../testing/commands/folder.ts";
import { openEvents } from "../../testing/servers/events.ts";
import { undated } from "../../testing/undated.ts";
import { LONGEST } from "./time-limit.ts";

const root = mkdtempSync(join(tmpdir(), "plumbline-own-"));

const { seconds } = LONGEST;

afterEach(() => {
  LONGEST.seconds = seconds;
});

afterAll(() => rmSync(root, { recursive: true }));

/** A copy of the site with its own sections and check, always at one path, so that its first build is cached. */
function gardenSite() {
  const folder = join(root, "garten");
  rmSync(folder, { recursive: true, force: true });
  cpSync("examples/garten", folder, { recursive: true });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const change = (name: string, from: string, to: string) => {
    expect(read(name)).toContain(from);
    put(folder, name, read(name).replace(from, to));
  };
  const file = join(folder, "site.config.json");
  const check = async () => undated((await checkSite(file)).diagnostics);
  const build = async () => {
    const built = await buildSite({ configFile: file, outDir: join(folder, "dist") });
    return { ...built, diagnostics: undated(built.diagnostics) };
  };
  return { folder, read, change, check, build };
}

const SECTION = "sections/lawn-calculator/section.ts";
const SCHEMA = "sections/lawn-calculator/schema.ts";
const COMPONENT = "sections/lawn-calculator/lawn-calculator.tsx";
const CHECK = "checks/square-metres.ts";

describe("a site with its own sections and check", () => {
  it("is built, and built again after a save, with the services that a new field declares", async () => {
    const { read, change, check, build } = gardenSite();
    expect((await build()).diagnostics).toEqual([]);
    const page = () => read("dist/rollrasen.html");
    expect(page()).toContain("Rasenfläche in m²");
    expect(page()).toContain("Rollen mit Verschnitt: 63");
    expect(read("dist/index.html")).toContain('"@type":"ItemList"');
    const [chunk = ""] =
      /\/assets\/lawn-calculator[^"]+/.exec(read("dist/route-data/rollrasen.json")) ?? [];
    expect(read(`dist${chunk}`)).toContain("{count}");

    change(SECTION, "Rasenfläche in m²", "Fläche in m²");
    change(COMPONENT, "Math.ceil(", "1 + Math.ceil(");
    change(SCHEMA, "import { heading,", "import { endpoint, heading,");
    const service =
      '{ allows: ["frame-src"], purpose: { de: "das Wetter am Ort." }, learns: { de: "Ihren Ort" } }';
    const field = `  weather: endpoint("Where the frame is from.", "https://wetter.example/x", ${service}),`;
    change(SCHEMA, "  area: z", `${field}\n  area: z`);
    change(COMPONENT, "import { SectionFrame,", "import { FrameOnRequest, SectionFrame,");
    const shown =
      'embedUrl={props.weather} link={{ href: props.weather }} show="Wetter" source="Von dort" label="hier"';
    const direct = `<iframe title="Wetter" src={props.weather + 's'} />`;
    change(COMPONENT, "<Row>", `<Row>${direct}<FrameOnRequest ${shown} />`);
    const frame = "https://wetter.example/frame";
    change("site.config.json", '"area": 60', `"area": 60, "weather": "${frame}"`);
    const privacy = '{ "type": "privacy", "retention": "ein Jahr" },';
    const steps = '{\n          "type": "steps"';
    change("site.config.json", steps, `${privacy}\n        ${steps}`);
    expect(await build()).toMatchObject({ isBuilt: true, diagnostics: [] });
    expect(page()).toContain("Fläche in m²");
    expect(page()).toContain("Rollen mit Verschnitt: 64");
    expect(page()).toMatch(new RegExp(`<a [^>]*href="${frame}"[^>]*>.*Wetter.*Von dort`));
    expect(page().match(/<iframe[^>]*>/g)).toEqual([expect.stringContaining(`src="${frame}s"`)]);
    expect(page()).toContain(
      "verwenden wetter.example. Zweck: das Wetter am Ort. Erst wenn Sie auf die Schaltfläche",
    );
    expect(page()).toContain("Außerdem erfährt wetter.example: Ihren Ort.");
    expect(page()).toMatch(
      /Wer Ihre Daten sonst noch sieht.*<li>wetter\.example, Zweck: das Wetter/,
    );
    expect(page()).toMatch(/Was diese Dienste[^<]*wetter\.example/);
    expect(page()).toContain("Bilder und dergleichen kommen von dieser Website selbst.</p>");
    expect(read("dist/_headers")).toMatch(/frame-src [^;]*https:\/\/wetter\.example/);

    // It has no stack that names a line; src/commands/test/try-sections.test.ts has an error that does.
    change(COMPONENT, "const input =", "(() => { throw 'no rolls' })();\n  const input =");
    expect(await build()).toMatchObject({
      isBuilt: false,
      diagnostics: [
        {
          rule: "component-error",
          message: expect.stringMatching(/section 2, lawnCalculator,.*'no rolls' is thrown/),
          hint: expect.stringContaining(`${COMPONENT}:`),
        },
      ],
    });
    expect(page()).toContain("Rollen mit Verschnitt: 64");

    change(SCHEMA, 'learns: { de: "Ihren Ort" }', 'learns: { fr: "votre lieu" }');
    expect(await check()).toMatchObject([
      { rule: "own-words", hint: expect.stringContaining('Add "de"') },
      { rule: "own-words", location: expect.stringContaining("/datenschutz") },
    ]);
    change(SCHEMA, service.replace('de: "Ihren Ort"', 'fr: "votre lieu"'), '"frame-src"');
    expect(await check()).toMatchObject([
      { rule: "own-code", message: expect.stringContaining("purpose") },
    ]);
  });

  it("may have a script without React, which loads with the page", async () => {
    const { folder, read, change, check, build } = gardenSite();
    const script = "sections/lawn-calculator/metres.ts";
    put(folder, "shared/unit.ts", 'export const unit = "Quadratmeter";');
    put(folder, script, 'import { unit } from "../../shared/unit.ts"; document.title = unit;');
    change(SECTION, "  schema,", '  schema, script: { file: "./metres.ts" },');
    expect((await build()).isBuilt).toBe(true);
    const tag =
      /<script type="module" src="(\/assets\/metres-\w+\.js)" integrity="sha384-[^"]+"><\/script>/;
    const [, src = ""] = tag.exec(read("dist/rollrasen.html")) ?? [];
    expect(read(`dist${src}`)).toMatch(/^\(\(\)=>\{.*Quadratmeter.*\}\)\(\);\s*$/);
    expect(read("dist/index.html")).not.toContain("metres-");

    put(folder, script, 'import { styled } from "plumbline/ui"; styled;');
    expect(await check()).toMatchObject([
      { rule: "own-code", file: expect.stringContaining(script), range: { column: 24 } },
    ]);
    change(SECTION, "./metres.ts", "./meters.ts");
    expect(await check()).toMatchObject([
      { rule: "own-code", file: expect.stringContaining(SECTION) },
    ]);
  });

  it("is followed by npm start, which keeps the last good site", async () => {
    const { folder, read, change } = gardenSite();
    const live = new LiveServer({
      configFile: join(folder, "site.config.json"),
      outDir: join(folder, "dist"),
      listen: () => openServer({ host: "127.0.0.1", port: 0 }),
      observe: () => ({}),
      onStart: () => {},
      onSave: () => {},
      onError: () => {},
    });
    const url = await live.start();
    const events = await openEvents(url + EVENTS_URL);
    await events.next();
    change(SECTION, "Rasenfläche in m²", "Fläche in m²");
    await events.until(({ changed }) => changed.includes("/rollrasen.html"));
    expect(read("dist/rollrasen.html")).toContain("Fläche in m²");
    change(COMPONENT, "useState(first)", "useState(first");
    const { problems } = await events.until((state) => state.problems.length > 0);
    expect(problems[0]?.at).toContain(`${COMPONENT}:39:`);
    expect(problems[0]?.codeFrame).toContain("useState(first");
    expect(read("dist/rollrasen.html")).toContain("Fläche in m²");
    change(COMPONENT, "useState(first", "useState(first)");
    await events.until((state) => state.problems.length === 0);

    change(COMPONENT, "<Row>", "<Row><p><div>{typeof window}</div></p>");
    const tried = await events.until((state) => state.problems.length > 0);
    expect(tried.note).toContain("visitors");
    expect(tried.problems).toContainEqual(
      expect.objectContaining({
        location: "/rollrasen › section 2, lawnCalculator",
        at: expect.stringMatching(/lawn-calculator\.tsx:\d+:\d+$/),
        message: expect.stringContaining("<div> cannot be a descendant of <p>"),
        codeFrame: expect.stringContaining("<p><div>"),
      }),
    );
    const [chunk = ""] =
      /\/assets\/lawn-calculator[^"]+/.exec(read("dist/route-data/rollrasen.json")) ?? [];
    const column = read(`dist${chunk}`).split("\n", 1)[0]?.indexOf("Math.ceil") ?? 0;
    const report = (origin: string) =>
      fetch(url + FAULTS_URL, {
        method: "POST",
        headers: { origin },
        body: JSON.stringify({
          path: "/rollrasen",
          message: "no rolls",
          stack: `Error: no rolls\n    at ${chunk}:1:${column + 1}`,
        }),
      });
    expect((await report("https://other.example")).status).toBe(400);
    expect((await report(url)).status).toBe(204);
    const heard = await events.until(({ problems }) => problems.length > tried.problems.length);
    expect(heard.problems.at(-1)).toMatchObject({
      location: "/rollrasen › section 2, lawnCalculator",
      message: "no rolls",
      codeFrame: expect.stringMatching(/^> .*Math\.ceil/m),
    });
    events.close();
    await live.stop();
    await live.idle();
  });

  it("gets the findings of its own check, with the fix", async () => {
    const { change, check } = gardenSite();
    change("site.config.json", "Vom Lockern", "Ab 20 qm vom Lockern");
    expect(await check()).toMatchObject([
      {
        rule: "square-metres",
        message: "This text says qm, other texts say m².",
        fix: { value: expect.stringContaining("20 m²") },
      },
    ]);
  });

  it("has its fields checked like built-in ones", async () => {
    const { change, check } = gardenSite();
    change("site.config.json", '"area": 60', '"aera": 60');
    expect(await check()).toMatchObject([
      { rule: "unknown-key", hint: expect.stringContaining('"area"') },
    ]);
  });
});

/** The problem, the file, and the marked part of its line. */
const MISTAKES: Record<
  string,
  [file: string, from: string, to: string, says: string, line: number]
> = {
  "that does not compile": [SECTION, "type:", "type = ", 'Unexpected "="', 5],
  "that throws when it is loaded": [
    SCHEMA,
    "import",
    "(undefined as never as Date).getDay();\nimport",
    "getDay",
    1,
  ],
  "that ends the command when it is loaded": [
    SCHEMA,
    "import",
    "process.exit(0);\nimport",
    "This calls process.exit, which would end the command.",
    1,
  ],
  "that kills the command when it is loaded": [
    SCHEMA,
    "import",
    'process.kill(process.pid, "SIGKILL");\nimport',
    "This calls process.kill, which would end the command.",
    1,
  ],
  "with a check that ends the command": [
    CHECK,
    "value.replace",
    "process.exit(0) ?? value.replace",
    "stops with an error: This calls process.exit",
    12,
  ],
  "with a component that does not compile": [
    COMPONENT,
    "useState(first)",
    "useState(first",
    "Expected",
    39,
  ],
  "that imports nothing that there is": [
    SECTION,
    "./schema.ts",
    "./scheme.ts",
    "Could not resolve",
    2,
  ],
  "of a type that there is already": [
    SECTION,
    '"lawnCalculator"',
    '"hero"',
    'There is a section "hero" already.',
    5,
  ],
  "that exports no section": [SECTION, "export const", "const", "has to export a section", 1],
  "without its component": [
    SECTION,
    "./lawn-calculator.tsx",
    "./lawn.tsx",
    'no file "./lawn.tsx"',
    9,
  ],
  "whose component has another name": [
    COMPONENT,
    "function LawnCalculator",
    "function Lawn",
    '"LawnCalculator"',
    1,
  ],
  "with a field that nothing describes": [
    SCHEMA,
    '.meta({ description: "The initial area in square metres.", examples: [60] })',
    "",
    'The field "area"',
    6,
  ],
  "that takes components into its definition": [
    SECTION,
    "import { defineSection }",
    'import "plumbline/ui";\nimport { defineSection }',
    '"plumbline/ui" cannot be used here',
    1,
  ],
  "whose component takes definitions": [
    COMPONENT,
    'import type { SectionProps } from "plumbline/kit";',
    'import { type SectionProps, z } from "plumbline/kit"; z.string();',
    '"plumbline/kit" cannot be used here',
    1,
  ],
  "with a word that one language lacks": [
    SECTION,
    'area: "Lawn in square metres", ',
    "",
    'This section lacks "words › en › area".',
    13,
  ],
  "whose component takes a package that is not there": [
    COMPONENT,
    "import type",
    'import { format } from "date-fns";\nexport const _ = format;\nimport type',
    'The package "date-fns" is not installed.',
    1,
  ],
  "whose component takes what plumbline/ui has not": [
    COMPONENT,
    "import { SectionFrame, styled }",
    'import { Stack } from "plumbline/ui";\nexport const _ = Stack;\nimport { SectionFrame, styled }',
    'No matching export in "plumbline-ui:plumbline/ui" for import "Stack"',
    2,
  ],
  "whose component takes a part of Node.js": [
    COMPONENT,
    "import type",
    'import { readFileSync } from "node:fs";\nexport const _ = readFileSync;\nimport type',
    '"node:fs" is part of Node.js',
    1,
  ],
  "whose component takes a style sheet": [
    COMPONENT,
    "import type",
    'import "./lawn.css";\nimport type',
    '"./lawn.css" cannot be imported here.',
    1,
  ],
  "whose component takes a drawing": [
    COMPONENT,
    "import type",
    'import lawn from "./Lawn.SVG";\nexport const _ = lawn;\nimport type',
    '"./Lawn.SVG" cannot be imported here.',
    1,
  ],
  "whose definition takes a style sheet": [
    SECTION,
    "import",
    'import "./lawn.css";\nimport',
    '"./lawn.css" cannot be imported here.',
    1,
  ],
  "whose component takes a text": [
    COMPONENT,
    "import type",
    'import text from "./lawn.txt?raw";\nexport const _ = text;\nimport type',
    '"./lawn.txt?raw" cannot be imported here.',
    1,
  ],
  "whose component takes what is on another server": [
    COMPONENT,
    "import type",
    'import "https://esm.example/rolls";\nimport type',
    "is on another server",
    1,
  ],
  "with a short name for a folder": [
    SECTION,
    "./schema.ts",
    "@/schema.ts",
    '"@/schema.ts" is not a package',
    2,
  ],
  "whose component waits while it is loaded": [
    COMPONENT,
    "import type",
    "await Promise.resolve();\nimport type",
    "Top-level await",
    1,
  ],
  "whose component is async": [
    COMPONENT,
    "export function LawnCalculator",
    "export async function LawnCalculator",
    'The component "LawnCalculator" is async.',
    37,
  ],
  "whose deriver is async": [
    SECTION,
    "  schema,",
    "  schema,\n  derive: async () => ({}) as never,",
    '"derive" of a section has to be synchronous',
    9,
  ],
  "with a key that no section has": [
    SECTION,
    "component:",
    "componnet:",
    '"componnet" is not a key of a section',
    9,
  ],
  "whose fields are no object": [
    SECTION,
    "  schema,",
    "  schema: [schema] as never,",
    'The schema of "lawnCalculator" is not an object of fields',
    4,
  ],
  "with a field that is none": [
    SECTION,
    "  schema,",
    "  schema: { ...schema, intro: defineSection as never },",
    '"intro" of "lawnCalculator" is not a field',
    4,
  ],
  "of a type that is no name": [SECTION, '"lawnCalculator"', '"lawn-calculator"', "camelCase", 5],
  "with a field that holds itself": [
    SCHEMA,
    "export const schema = {",
    "const knot: z.ZodType = z.lazy(() => z.array(knot));\nexport const schema = {\n  tree: knot,",
    'The field "tree" contains itself',
    5,
  ],
  "whose component is no text": [
    SECTION,
    'component: "./lawn-calculator.tsx"',
    "component: schema as never",
    '"component" of a section has to be a text.',
    9,
  ],
  "whose check has a key that no check has": [
    CHECK,
    "*checkText",
    "*checkTexts",
    '"checkTexts" is not a key of a check',
    11,
  ],
  "whose check has the name of another": [
    CHECK,
    '"square-metres"',
    '"dead-link"',
    'There is a check "dead-link" already.',
    6,
  ],
};

/** What checks find, as authors in JavaScript may write it. */
const FOUND = {
  astray: '[{ path: ["pages", 99], message: "?" }]',
  called: '[{ path: [], mesage: "?" }]',
  mute: "[{ path: [] }]",
  "other-fix": '[{ path: [], message: "?", fix: { kind: "replase" } }]',
  promised: "Promise.resolve([])",
  unknown: '[{ path: ["pagse"], message: "?" }]',
};

const checkThatFinds = (id: string, found: string) => `import { defineCheck } from "plumbline/kit";
const id = "${id}";
export const check = defineCheck({
  id, severity: "info",
  summary: "What it wants.",
  explanation: "Why.",
  checkSite: () =>
    ${found},
});
`;

describe("an extension", () => {
  it.each(Object.entries(MISTAKES))("reports %s at its position", async (_, mistake) => {
    const [name, from, to, says, line] = mistake;
    const { change, check } = gardenSite();
    change(name, from, to);
    const [first, ...others] = await check();
    expect(first).toMatchObject({
      rule: "own-code",
      severity: "error",
      file: expect.stringMatching(new RegExp(`${name}$`)),
      message: expect.stringContaining(says),
      range: { line },
    });
    expect(others).toEqual([]);
  });

  it("is reported if a file is missing: fixtures, the module of a folder, a package", async () => {
    const { folder, change, check } = gardenSite();
    put(folder, "checks/words/list.ts", "export const words = [];");
    expect(await check()).toMatchObject([
      { message: "This folder has no check.ts or check.js, so nothing in it is used." },
    ]);
    rmSync(join(folder, "checks/words"), { recursive: true });
    change(SECTION, 'import("./fixtures.ts")', "Promise.resolve({ fixtures: {} } as never)");
    expect(await check()).toMatchObject([
      { message: 'This section type has no fixture "minimal", "full".', range: { line: 5 } },
    ]);
    change(SCHEMA, "  area: z", "  words: z");
    expect(await check()).toMatchObject([
      {
        message: expect.stringContaining('Every section has "words"'),
        range: { line: 4 },
      },
    ]);
  });

  it.each([
    [SECTION, "./schema.ts", "./Schema.ts", 'Did you mean "./schema.ts"?'],
    [
      COMPONENT,
      "import type { SectionProps }",
      'import "./FIXTURES";\nimport type { SectionProps }',
      'Did you mean "./fixtures.ts"?',
    ],
    [
      SCHEMA,
      "import",
      'import { lawnCalculator } from "./section.ts";\nlawnCalculator.type.trim();\nimport',
      "schema.ts → ",
    ],
  ])("%s with %s as %s gets the hint %s", async (file, from, to, hint) => {
    const { change, check } = gardenSite();
    change(file, from, to);
    expect(await check()).toMatchObject([
      { rule: "own-code", hint: expect.stringContaining(hint) },
    ]);
  });

  it("is reported with section and line if it throws while a page is compiled", async () => {
    const { change, check } = gardenSite();
    change("sections/garden-year.tsx", "name: heading,", "name: heading.none.none,");
    expect(await check()).toMatchObject([
      {
        rule: "own-code",
        path: ["pages", 0, "sections", 1],
        hint: expect.stringContaining("sections/garden-year.tsx:32:"),
      },
    ]);
  });

  it("is reported once, in the check's file, if it fails on a site, whatever its severity", async () => {
    const { folder, change, check } = gardenSite();
    change(CHECK, "value.replace", "value.none.replace");
    for (const [id, found] of Object.entries(FOUND))
      put(folder, `checks/${id}.js`, checkThatFinds(id, found));
    const reports = (await check()).map(({ rule, severity, file, range: { line }, ...rest }) => {
      expect([rule, severity]).toEqual(["own-code", "error"]);
      return `${basename(file)}:${line} ${rest.message} ${rest.hint ?? ""}`;
    });
    expect(reports).toEqual([
      expect.stringMatching(
        /^astray.js:8 .* Its path, "pages › 99", is not in the config. Start from/,
      ),
      expect.stringMatching(/^called.js:8 .*"mesage" is not a key of a finding. Did you mean "mes/),
      expect.stringMatching(/^mute.js:1 .*This finding lacks "message". docs.kit.md lists/),
      expect.stringMatching(
        /^other-fix.js:8 .*"fix › kind" of a finding cannot be "replase". Did you mean "replace"/,
      ),
      expect.stringMatching(
        /^promised.js:2 .*stops with an error: it does not return a list of findings/,
      ),
      expect.stringMatching(/^square-metres.ts:12 .*stops with an error: Cannot read/),
      expect.stringMatching(/^unknown.js:8 .* Its path, "pagse", is not in the config/),
    ]);
  });

  it("reports something missing at the nearest existing position", async () => {
    const { folder, check } = gardenSite();
    put(
      folder,
      "checks/owner.js",
      checkThatFinds("owner", '[{ path: ["business", "owner"], message: "?" }]'),
    );
    expect(await check()).toMatchObject([
      {
        rule: "owner",
        severity: "info",
        file: expect.stringMatching(/site.config.json$/),
        range: { line: 5 },
      },
    ]);
  });

  it("has texts in each language that pages use it in", async () => {
    const { change, check } = gardenSite();
    change(SECTION, "    de: {", "    fr: {");
    expect(await check()).toMatchObject([
      {
        rule: "own-words",
        path: ["pages", 1, "sections", 1],
        hint: 'It has fr and en. Add "de" to its "words".',
      },
    ]);
  });
});

/** Invalid results of a deriver, with the message about each. */
const NOT_FOR_PAGES: [given: string, says: string][] = [
  ["(() => { throw 'no rolls' })()", "'no rolls' is thrown, which is not an Error."],
  ["(() => { throw null })()", "null is thrown, which is not an Error."],
  ["(function deep(): object { return deep(); })()", "Maximum call stack size exceeded"],
  ["'rolls'", 'The "derive" of "lawnCalculator" returns a string instead of an object.'],
  ["undefined", "returns undefined instead of an object."],
  ["Promise.resolve({})", "returns a Promise."],
  ["{ count: 10n }", "returns a bigint in count."],
  ["{ rolls: { of: () => 1 } }", "returns a function in of."],
  ["{ rolls: NaN }", "returns NaN in rolls."],
  ["{ day: new Date(0) }", "returns a Date in day."],
  ["{ rolls: new Map() }", "returns a Map in rolls."],
  ["(() => { const o: any = {}; o.o = o; return o; })()", "returns a value that contains itself"],
  ["{ rolls: 'x'.repeat(5e6) }", "returns more than 2 MB of text."],
  [
    "process.chdir('/')",
    "This calls process.chdir, which would have the command look for its files",
  ],
  [
    "(Array.prototype.map = () => []) && {}",
    "changes Array.prototype.map, a global that all code shares.",
  ],
  ["(JSON.stringify = () => '') && {}", "changes JSON.stringify, a global that all code shares."],
  [
    "Object.assign(Object.prototype, { rolls: 1 }) && {}",
    "changes Object.prototype.rolls, a global",
  ],
  ["(console.log = () => {}) && {}", "changes console.log, a global that all code shares."],
];

describe("an extension with an invalid result", () => {
  it.each(NOT_FOR_PAGES)("is reported if it derives %s", async (given, says) => {
    const { change, check } = gardenSite();
    const code = given.replaceAll(": any", "").replaceAll(": object", "");
    change(SECTION, "  schema,", `  schema,\n  derive: () => (${code}) as never,`);
    expect(await check()).toMatchObject([
      {
        rule: "own-code",
        path: ["pages", 1, "sections", 1],
        message: expect.stringContaining(says),
        hint: expect.stringContaining(`${SECTION}:9:`),
      },
    ]);
  });

  it.each([
    [
      SCHEMA,
      ".positive()",
      ".positive().refine(() => { throw new Error('no rolls'); })",
      "no rolls",
    ],
    [
      SCHEMA,
      ".positive()",
      ".positive().refine(async () => true)",
      "is async, but the config is parsed",
    ],
    [
      SECTION,
      'import("./fixtures.ts")',
      "new Promise(() => {}) as never",
      "promise that is still pending",
    ],
    [
      SECTION,
      "  schema,",
      "  schema,\n  derive: () => { for (;;); },",
      '"derive" of "lawnCalculator" does not finish',
    ],
    [
      CHECK,
      "const fixed",
      "for (;;);\n    const fixed",
      'The check "square-metres" does not finish',
    ],
    [
      SCHEMA,
      ".positive()",
      ".positive().refine(() => { for (;;); })",
      "own code does not finish: it still",
    ],
    [
      SECTION,
      "import",
      "for (;;);\nimport",
      "This does not finish: it still runs after 2 seconds.",
    ],
  ])("%s: %s becomes %s", async (file, from, to, says) => {
    LONGEST.seconds = 2;
    const { change, check } = gardenSite();
    change(file, from, to);
    expect(await check()).toMatchObject([
      { rule: "own-code", severity: "error", message: expect.stringContaining(says) },
    ]);
  });

  it("fails the build with the name of its section if its component never ends or cannot be loaded", async () => {
    LONGEST.seconds = 2;
    const { change, build } = gardenSite();
    change(COMPONENT, "const input =", "for (; first > 0; );\n  const input =");
    expect(await build()).toMatchObject({
      isBuilt: false,
      diagnostics: [
        {
          rule: "own-code",
          file: expect.stringContaining(COMPONENT),
          message: expect.stringMatching(
            /section 2, lawnCalculator, does not finish.*page \/rollrasen/,
          ),
        },
      ],
    });
    change(COMPONENT, "import", "window.scrollTo(0, 0);\nimport");
    expect(await build()).toMatchObject({
      isBuilt: false,
      diagnostics: [
        {
          file: expect.stringContaining(COMPONENT),
          message: "window is not defined",
          hint: expect.stringContaining("useEffect"),
        },
      ],
    });
  });
});

describe("plugins", () => {
  it("are packages of the same folders, and a missing one is reported", async () => {
    const { folder, change, check } = gardenSite();
    cpSync(join(folder, "sections"), join(folder, "node_modules/turf/sections"), {
      recursive: true,
    });
    rmSync(join(folder, "sections"), { recursive: true });
    change("site.config.json", '"version": 4,', '"version": 4,\n  "plugins": ["turf"],');
    expect(await check()).toEqual([]);
    change("site.config.json", '["turf"]', '["turf", "lawn"]');
    expect(await check()).toMatchObject([
      { message: 'The package "lawn" is not installed.', range: { line: 4, column: 23 } },
    ]);
  });

  it("may add a language to the site", async () => {
    const { folder, change, check } = gardenSite();
    change("site.config.json", '"language": "de",', '"language": "it",');
    change(SECTION, "    de: {", "    it: {");
    expect((await check()).map(({ rule }) => rule)).toContain("missing-texts");
    const italian = relative(realpathSync(folder), resolve("examples/plumbline-plugin-italian"));
    change("site.config.json", '"version": 4,', `"version": 4,\n  "plugins": ["${italian}"],`);
    const rules = new Set((await check()).map(({ rule }) => rule));
    expect(rules).not.toContain("own-code");
    expect(rules).not.toContain("missing-texts");
  });
});
