import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ourModules } from "../kit/our-modules.ts";
import {
  betweenFolders,
  cycles,
  ENTRY_POINTS,
  type Import,
  importsOf,
  inWords,
  OF_TESTS,
  OWN,
  reachedFrom,
} from "./imports.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The rooms of the project. A file imports only from its own room and from those above it. The longest
 * matching path determines a file's room.
 */
const ROOMS = [
  "schema",
  "src/lib",
  "src/model",
  "src/diagnostics",
  "src/locales/words",
  "src/business",
  "src/looks/theme",
  "src/looks/drawing",
  "src/assets",
  "src/config/read",
  "src/config/tables",
  "src/config/expand",
  "src/config",
  "src/site",
  "src/output/hosting",
  "src/checks",
  "src/kit/public",
  "src/locales",
  "src/components",
  "src/looks",
  "src/sections",
  "src/client",
  "src/output",
  "src/kit",
  "src/render",
  "src/pipeline.ts",
  "src/commands",
  "src/studio",
  "src/server",
  "src/testing",
  "scripts",
  "e2e",
];

/** What a visitor's browser may load of the project; a new room is not included until it is listed. */
const FOR_VISITORS = [
  "src/assets/pictures",
  "src/client",
  "src/components",
  "src/lib",
  "src/looks",
  "src/model",
  "src/sections",
];

/** What the studio's pages may load. */
const FOR_STUDIO = ["src/lib", "src/model", "src/studio"];

/** Rooms that bundle, serve or test pages, and so need the code of browsers. */
const NEEDS_CLIENT = ["src/client", "src/kit/conformance", "src/render", "src/server"];

const OUR_KINDS = ["sections", "looks"] as const;

/** What the modules of a kit's parts import, which Vite generates when it bundles the code. */
const OF_KIT: Import[] = OUR_KINDS.flatMap((kind) =>
  ourModules(PROJECT)[kind].map(({ file }) => ({
    from: `plumbline:${kind}`,
    to: relative(PROJECT, file).replaceAll("\\", "/"),
    typeOnly: false,
  })),
);

const isIn = (folders: readonly string[], file: string) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

/** The index of a file's room. */
const roomOf = (file: string): number => {
  const fits = ROOMS.filter((room) => isIn([room], file));
  return ROOMS.indexOf(fits.sort((one, other) => other.length - one.length)[0] ?? "");
};

/** The imports of some rooms that satisfy a condition, as readable lines. */
const crossing = (imports: readonly Import[], isWrong: (from: string, to: string) => boolean) =>
  imports
    .filter((edge) => outsideOfTests(edge) && OWN.test(edge.to) && isWrong(edge.from, edge.to))
    .map(inWords);

/** The rules of the project. Each one returns the imports that break it. */
const RULES: Record<string, (imports: Import[]) => string[]> = {
  "rooms import only rooms above them": (imports) =>
    crossing(imports, (from, to) => OWN.test(from) && roomOf(from) < roomOf(to)),
  "all files are in a room": (imports) =>
    crossing(imports, (from) => OWN.test(from) && roomOf(from) < 0),
  "only what makes, serves or tries pages imports the client": (imports) =>
    crossing(
      imports,
      (from, to) => isIn(["src/client"], to) && isIn(["src"], from) && !isIn(NEEDS_CLIENT, from),
    ),
  "only tests, and the reference made of their fixtures, import their helpers": (imports) =>
    crossing(
      imports,
      (from, to) => isIn(["src/testing"], to) && !isIn(["e2e", "scripts/reference"], from),
    ),
  // Nor one of their libraries: an import of MUI that nothing uses costs every command 0.3 s.
  "the check of a site gets no component": (imports) =>
    [...reachedFrom(imports, "src/pipeline.ts")]
      .filter(([file]) => /^react$|^@mui\/|^@emotion\/|\.tsx$/.test(file))
      .map(([, way]) => way),
  "no section imports another": (imports) => imports.flatMap(betweenSections),
  "sections, looks and languages import nothing of Plumbline but its public entry points": (
    imports,
  ) =>
    crossing(imports, (from, to) => {
      const [folder] = DEFINITION.exec(from) ?? [];
      return folder !== undefined && !to.startsWith(folder) && !PUBLIC.includes(to);
    }),
  "the browser gets no schema, no parser and no checks": (imports) =>
    [...reachedFrom(imports, "src/client/browser.tsx")]
      .filter(([file]) => file === "zod" || (OWN.test(file) && !isIn(FOR_VISITORS, file)))
      .map(([, way]) => way),
  "the studio's pages get no schema, no parser and no checks": (imports) =>
    ["src/studio/app/main.tsx", "src/studio/frame/frame.ts"]
      .flatMap((entry) => [...reachedFrom(imports, entry)])
      .filter(([file]) => file === "zod" || (OWN.test(file) && !isIn(FOR_STUDIO, file)))
      .map(([, way]) => way),
  "no import leads round in a circle": cycles,
  "no import leads round in a circle of folders": (imports) => cycles(betweenFolders(imports)),
};

const outsideOfTests = ({ from }: Import) => !OF_TESTS.test(from);

/** The folder of a section, a look or a language. */
const DEFINITION = /^src\/(sections|looks|locales)\/(?!theme\/|drawing\/|words\/)[^/]+\//;

const PUBLIC = Object.values(ENTRY_POINTS);

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
    const reached = reachedFrom(imports, "src/client/browser.tsx");
    for (const file of ["react", "src/components/ui/markdown.tsx", "src/sections/hero/hero.tsx"]) {
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

  it("matches the drawing of its rooms in CONTRIBUTING.md", () => {
    const page = readFileSync(join(PROJECT, "CONTRIBUTING.md"), "utf8");
    const [drawn] = /^```mermaid\n.*?^```$/ms.exec(page) ?? [];
    expect(drawn).toBe(drawing(imports));
  });
});

/** The rooms that CONTRIBUTING draws: not those of tests. */
const DRAWN = ROOMS.filter((room) => room !== "src/testing" && room !== "e2e");

/**
 * The imports between rooms as a Mermaid diagram. An arrow that other arrows imply is left out.
 */
function drawing(imports: readonly Import[]): string {
  const arrows = new Map(
    DRAWN.map((room) => {
      const targets = imports
        .filter((edge) => outsideOfTests(edge) && ROOMS[roomOf(edge.from)] === room)
        .flatMap(({ to }) => ROOMS[roomOf(to)] ?? [])
        .filter((target) => target !== room && DRAWN.includes(target));
      return [room, new Set(targets)];
    }),
  );
  const below = (room: string): string[] =>
    [...(arrows.get(room) ?? [])].flatMap((target) => [target, ...below(target)]);
  const lines = DRAWN.toReversed().flatMap((room) => {
    const targets = [...(arrows.get(room) ?? [])];
    const implied = new Set(targets.flatMap(below));
    return targets
      .filter((target) => !implied.has(target))
      .sort()
      .map((target) => `  ${short(room)} --> ${short(target)}`);
  });
  return ["```mermaid", "flowchart TD", ...lines, "```"].join("\n");
}

const short = (room: string) => room.replace("src/", "");

/** For each rule: code that breaks it, by file. */
const VIOLATIONS: [rule: keyof typeof RULES, files: Record<string, string>][] = [
  ["rooms import only rooms above them", { "schema/a.ts": 'import "../src/lib/end.ts";' }],
  [
    "rooms import only rooms above them",
    { "src/lib/a.ts": 'import type { A } from "../../scripts/end.ts";' },
  ],
  [
    "rooms import only rooms above them",
    { "src/config/expand/a.ts": 'import type { A } from "../parse/end.ts";' },
  ],
  [
    "rooms import only rooms above them",
    { "src/checks/a.ts": 'import { a } from "../output/end.ts";' },
  ],
  ["all files are in a room", { "src/a.ts": 'import "../schema/end.ts";' }],
  [
    "only what makes, serves or tries pages imports the client",
    { "src/commands/a.ts": 'import { a } from "../client/end.ts";' },
  ],
  [
    "only tests, and the reference made of their fixtures, import their helpers",
    { "scripts/a.ts": 'export * from "../src/testing/end.ts";' },
  ],
  [
    "the check of a site gets no component",
    {
      "src/pipeline.ts": 'import "./sections/hero/section.ts";',
      "src/sections/hero/section.ts": 'import { Hero } from "./hero.tsx";',
      "src/sections/hero/hero.tsx": "export const Hero = null;",
    },
  ],
  [
    "sections, looks and languages import nothing of Plumbline but its public entry points",
    { "src/looks/plain/a.ts": 'import { a } from "../../../schema/end.ts";' },
  ],
  ["no section imports another", { "src/sections/hero/a.tsx": 'import "../prose/end.ts";' }],
  [
    "the browser gets no schema, no parser and no checks",
    { "src/client/browser.tsx": 'import("zod");' },
  ],
  [
    "the browser gets no schema, no parser and no checks",
    { "src/client/browser.tsx": 'import { a } from "../checks/end.ts";' },
  ],
  [
    "the browser gets no schema, no parser and no checks",
    {
      "src/client/browser.tsx": 'import "../components/a.ts";',
      "src/components/a.ts": 'import { a } from "../brand-new/end.ts";',
    },
  ],
  [
    "the studio's pages get no schema, no parser and no checks",
    { "src/studio/app/main.tsx": 'import { a } from "../../checks/end.ts";' },
  ],
  ["no import leads round in a circle", { "src/a.ts": 'import type { A } from "./a.ts";' }],
  [
    "no import leads round in a circle of folders",
    {
      "src/site/a/a.ts": 'import type { A } from "../b/b.ts";',
      "src/site/b/b.ts": 'import { a } from "../a/c.ts";',
      "src/site/a/c.ts": "export const a = 1;",
    },
  ],
];

/** The imports in the code above. */
const ENDS = [
  ...["schema", "scripts", "src/brand-new", "src/checks", "src/client", "src/config/parse"],
  ...["src/kit", "src/lib", "src/output", "src/sections/prose", "src/testing"],
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

  it.each([...ROOMS, ...FOR_VISITORS, ...NEEDS_CLIENT])("names only what exists: %s", (path) =>
    expect(existsSync(join(PROJECT, path))).toBe(true),
  );

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
