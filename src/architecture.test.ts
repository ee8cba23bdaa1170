import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ourModules } from "./kit/our-modules.ts";
import {
  betweenFolders,
  crossing,
  cycles,
  type Import,
  importsOf,
  OF_TESTS,
  OWN,
  reachedFrom,
} from "./testing/imports.ts";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

/** The imports of these folders; a folder that does not exist is a mistake in the rule. */
function under(...folders: string[]): RegExp {
  return new RegExp(`^(${there(folders).join("|")})/`);
}

const outside = (...folders: string[]) => new RegExp(`^(?!(${there(folders).join("|")})/)`);

function there(folders: string[]): string[] {
  const gone = folders.filter((folder) => !existsSync(join(PROJECT, folder)));
  if (gone.length) throw new Error(`A rule names ${gone.join(", ")}, and there is no such folder.`);
  return folders;
}

/**
 * What a visitor's browser may load of the project; a new folder is not included until it is
 * listed.
 */
const IN_BROWSER = [
  "app",
  "layout",
  "model",
  "looks",
  "pictures",
  "sections",
  "theme",
  "ui",
  "util",
];

const FOR_VISITORS = under(...IN_BROWSER.map((folder) => `src/${folder}`));

/** What makes, serves, shows or tries the site, and so needs the browser's part. */
const AROUND_APP = ["code", "conformance", "pages", "search", "testing"];

const NEEDS_APP = ["app", ...AROUND_APP].map((folder) => `src/${folder}`);

/** The stages of the pipeline, in its order. */
const STAGES = ["read", "expand", "parse", "resolve", "site", "checks", "pages"].map(
  (stage) => `src/${stage}`,
);

/** What the modules of a kit's parts import, which Vite writes when it bundles the code. */
const OF_KIT: Import[] = Object.entries(ourModules(PROJECT)).flatMap(([kind, modules]) =>
  modules.map(({ file }) => ({
    from: `plumbline:${kind}`,
    to: relative(PROJECT, file).replaceAll("\\", "/"),
    typeOnly: false,
  })),
);

/** The rules of the project; each gives the imports that break it. */
const RULES: Record<string, (imports: Import[]) => string[]> = {
  "schema stands on nothing of the project": (imports) =>
    crossing(imports, under("schema"), under("src", "scripts", "e2e")),
  "src stands on schema only": (imports) =>
    crossing(imports, under("src"), under("scripts", "e2e")),
  "no stage stands on a later one": (imports) =>
    STAGES.flatMap((stage, at) =>
      crossing(
        imports.filter(outsideOfTests),
        under(stage),
        under("scripts", ...STAGES.slice(at + 1)),
      ),
    ),
  "nothing in src stands on app but what makes the site": (imports) =>
    crossing(imports, outside(...NEEDS_APP, "schema", "scripts", "e2e"), under("src/app")),
  "only tests, and the reference made of their fixtures, stand on their helpers": (imports) =>
    crossing(imports.filter(outsideOfTests), outside("e2e", "scripts/reference"), OF_TESTING),
  "what the kit is made of, and what is given one, does not ask for ours": (imports) =>
    crossing(imports.filter(outsideOfTests), GIVEN_A_KIT, under("src/kit")),
  "the check of a site gets no component": (imports) =>
    [...reachedFrom(imports, "src/pipeline.ts")]
      .filter(([file]) => file === "react" || file.endsWith(".tsx"))
      .map(([, way]) => way),
  "no section stands on another": (imports) => imports.flatMap(betweenSections),
  "nothing stands on the end-to-end tests": (imports) =>
    crossing(imports, outside("e2e"), under("e2e")),
  "the browser gets no schema, no parser and no checks": (imports) =>
    [...reachedFrom(imports, "src/app/browser.tsx")]
      .filter(([file]) => file === "zod" || (OWN.test(file) && !FOR_VISITORS.test(file)))
      .map(([, way]) => way),
  "no import leads round in a circle": cycles,
  "no import leads round in a circle of folders": (imports) => cycles(betweenFolders(imports)),
};

const OF_TESTING = under("src/testing");

/** Kits are passed as arguments, so that a site may have its own. */
const GIVEN_A_KIT = under(
  ...["checks", "expand", "locales", "model", "looks"].map((folder) => `src/${folder}`),
  ...["parse", "resolve", "sections", "site"].map((folder) => `src/${folder}`),
);

const outsideOfTests = ({ from }: Import) => !OF_TESTS.test(from);

const SECTION = /^src\/sections\/([^/]+)\//;

function betweenSections({ from, to }: Import): string[] {
  const [own, other] = [SECTION.exec(from)?.[1], SECTION.exec(to)?.[1]];
  return own && other && own !== other ? [`${from} -> ${to}`] : [];
}

describe("the project", () => {
  let imports: Import[];

  beforeAll(async () => {
    const folders = ["schema", "src", "scripts", "e2e"];
    const written = await importsOf(
      folders.filter((folder) => existsSync(join(PROJECT, folder))),
      PROJECT,
    );
    imports = [...written, ...OF_KIT];
  });

  it("is analysed completely: all import syntaxes, packages and types", () => {
    const reached = reachedFrom(imports, "src/app/browser.tsx");
    for (const file of ["react", "src/ui/markdown.tsx", "src/sections/hero/hero.tsx"]) {
      expect(reached.has(file), file).toBe(true);
    }
    const [component, definition] = ["src/sections/hero/hero.tsx", "src/sections/hero/section.ts"];
    expect(imports).toContainEqual({ from: component, to: definition, typeOnly: true });
    const kit = { from: "src/kit/kit.ts", to: "schema/site.ts", typeOnly: false };
    expect(imports).toContainEqual(kit);
  });

  it.each(Object.entries(RULES))("keeps the rule that %s", (_, rule) => {
    expect(rule(imports)).toEqual([]);
  });
});

/** For each rule code that breaks it, by file. */
const VIOLATIONS: [rule: keyof typeof RULES, files: Record<string, string>][] = [
  ["schema stands on nothing of the project", { "schema/a.ts": 'import "../src/end.ts";' }],
  ["src stands on schema only", { "src/a.ts": 'import type { A } from "../scripts/end.ts";' }],
  [
    "no stage stands on a later one",
    { "src/expand/a.ts": 'import type { A } from "../checks/end.ts";' },
  ],
  [
    "nothing in src stands on app but what makes the site",
    { "src/checks/a.ts": 'import { a } from "../app/end.ts";' },
  ],
  [
    "only tests, and the reference made of their fixtures, stand on their helpers",
    { "src/ui/a.ts": 'export * from "../testing/end.ts";' },
  ],
  [
    "what the kit is made of, and what is given one, does not ask for ours",
    { "src/site/a.ts": 'import { a } from "../kit/end.ts";' },
  ],
  [
    "the check of a site gets no component",
    {
      "src/pipeline.ts": 'import "./sections/hero/section.ts";',
      "src/sections/hero/section.ts": 'import { Hero } from "./hero.tsx";',
      "src/sections/hero/hero.tsx": "export const Hero = null;",
    },
  ],
  ["no section stands on another", { "src/sections/hero/a.tsx": 'import "../prose/end.ts";' }],
  ["nothing stands on the end-to-end tests", { "src/a.ts": 'import "../e2e/end.ts";' }],
  [
    "the browser gets no schema, no parser and no checks",
    { "src/app/browser.tsx": 'import("zod");' },
  ],
  [
    "the browser gets no schema, no parser and no checks",
    { "src/app/browser.tsx": 'import { a } from "../checks/end.ts";' },
  ],
  [
    "the browser gets no schema, no parser and no checks",
    {
      "src/app/browser.tsx": 'import "../ui/a.ts";',
      "src/ui/a.ts": 'import { a } from "../brand-new/end.ts";',
    },
  ],
  ["no import leads round in a circle", { "src/a.ts": 'import type { A } from "./a.ts";' }],
  [
    "no import leads round in a circle of folders",
    {
      "src/ui/a.ts": 'import type { A } from "../model/b.ts";',
      "src/model/b.ts": 'import { a } from "../ui/c.ts";',
      "src/ui/c.ts": "export const a = 1;",
    },
  ],
];

/** What the code above imports. */
const ENDS = [
  ...["scripts", "e2e", "src", "src/app", "src/brand-new", "src/checks", "src/kit"],
  ...["src/sections/prose", "src/testing"],
];

describe("the rule", () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-imports-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (place: string, file: string, code: string) => {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), code);
  };

  const places = VIOLATIONS.map(([name, files], index) => [name, `case-${index}`, files] as const);
  let imports: Import[];

  beforeAll(async () => {
    for (const [, place, files] of places) {
      for (const end of ENDS) {
        write(join(folder, place), `${end}/end.ts`, "export interface A {}\nexport const a = 1;\n");
      }
      for (const [file, code] of Object.entries(files)) {
        write(join(folder, place), file, code);
      }
    }
    // All at once, since starting takes longer than analysing a few files.
    imports = await importsOf(["."], folder);
  });

  it("names only folders that exist", () => {
    expect(() => under("src/app", "src/gone")).toThrow("src/gone");
  });

  it("can be violated, each", () => {
    expect(new Set(VIOLATIONS.map(([name]) => name))).toEqual(new Set(Object.keys(RULES)));
  });

  it.each(places)("that %s can be violated (%s)", (name, place) => {
    const within = (path: string) => path.replace(`${place}/`, "");
    const own = imports
      .filter(({ from }) => from.startsWith(`${place}/`))
      .map(({ from, to, typeOnly }) => ({ from: within(from), to: within(to), typeOnly }));
    expect(RULES[name]?.(own)).toHaveLength(1);
  });
});
