import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  betweenFolders,
  crossing,
  cycles,
  type Import,
  importsOf,
  reachedFrom,
} from "./testing/imports.ts";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

/** The folders that may import `src/app` and `src/studio`: they make, serve or show the site. */
const TOP_FOLDERS = "app|studio|bundle|pages|search|dev|testing";

/** What no visitor's browser may be sent. */
const NOT_FOR_VISITORS = /^(zod$|schema\/|src\/compile\/|src\/diagnostics\/|src\/studio\/)/;

/** The rules of design.md; each gives the imports that break it. */
const RULES: Record<string, (imports: Import[]) => string[]> = {
  "schema stands on nothing of the project": (imports) =>
    crossing(imports, /^schema\//, /^(src|scripts|e2e)\//),
  "src stands on schema only": (imports) => crossing(imports, /^src\//, /^(scripts|e2e)\//),
  "nothing in src stands on app or studio but what makes the site": (imports) =>
    crossing(imports, new RegExp(`^src/(?!(${TOP_FOLDERS})/)`), /^src\/(app|studio)\//),
  "only tests, and the reference made of their fixtures, stand on their helpers": (imports) =>
    crossing(
      imports,
      /^(?!e2e\/|src\/testing\/|scripts\/reference\/|.*(\.test\.tsx?|fixtures\.ts)$)/,
      /^src\/testing\//,
    ),
  "no section stands on another": (imports) => imports.flatMap(betweenSections),
  "nothing stands on the end-to-end tests": (imports) => crossing(imports, /^(?!e2e\/)/, /^e2e\//),
  "the browser gets no compiler and no checks": (imports) =>
    [...reachedFrom(imports, "src/app/browser.tsx")]
      .filter(([file]) => NOT_FOR_VISITORS.test(file))
      .map(([, way]) => way),
  "no import leads round in a circle": cycles,
  "no import leads round in a circle of folders": (imports) => cycles(betweenFolders(imports)),
};

const SECTION = /^src\/sections\/([^/]+)\//;

function betweenSections({ from, to }: Import): string[] {
  const [own, other] = [SECTION.exec(from)?.[1], SECTION.exec(to)?.[1]];
  return own && other && own !== other ? [`${from} -> ${to}`] : [];
}

describe("the project", () => {
  let imports: Import[];

  beforeAll(async () => {
    const folders = ["schema", "src", "scripts", "e2e"];
    imports = await importsOf(
      folders.filter((folder) => existsSync(join(PROJECT, folder))),
      PROJECT,
    );
  });

  it("is seen whole: each way of importing, packages and types", () => {
    const reached = reachedFrom(imports, "src/app/browser.tsx");
    for (const file of ["react", "src/ui/markdown.tsx", "src/sections/hero/hero.tsx"]) {
      expect(reached.has(file), file).toBe(true);
    }
    const typed = { from: "src/sections/registry.ts", to: "schema/sections/index.ts" };
    expect(imports).toContainEqual({ ...typed, typeOnly: true });
    expect(imports).toContainEqual({
      from: "src/parse/parse.ts",
      to: "schema/site.ts",
      typeOnly: false,
    });
  });

  it.each(Object.entries(RULES))("keeps the rule that %s", (_, rule) => {
    expect(rule(imports)).toEqual([]);
  });
});

/** For each rule code that breaks it, by file. */
const VIOLATIONS: Record<keyof typeof RULES, Record<string, string>> = {
  "schema stands on nothing of the project": { "schema/a.ts": 'import "../src/end.ts";' },
  "src stands on schema only": { "src/a.ts": 'import type { A } from "../scripts/end.ts";' },
  "nothing in src stands on app or studio but what makes the site": {
    "src/ui/a.ts": 'import { a } from "../app/end.ts";',
  },
  "only tests, and the reference made of their fixtures, stand on their helpers": {
    "src/ui/a.ts": 'export * from "../testing/end.ts";',
  },
  "no section stands on another": { "src/sections/hero/a.tsx": 'import "../prose/end.ts";' },
  "nothing stands on the end-to-end tests": { "src/a.ts": 'import "../e2e/end.ts";' },
  "the browser gets no compiler and no checks": { "src/app/browser.tsx": 'import("zod");' },
  "no import leads round in a circle": { "src/a.ts": 'import type { A } from "./a.ts";' },
  "no import leads round in a circle of folders": {
    "src/ui/a.ts": 'import type { A } from "../model/b.ts";',
    "src/model/b.ts": 'import { a } from "../ui/c.ts";',
    "src/ui/c.ts": "export const a = 1;",
  },
};

describe("the rule", () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-imports-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (place: string, file: string, code: string) => {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), code);
  };

  const places = Object.keys(VIOLATIONS).map((name, index) => [name, `case-${index}`] as const);
  let imports: Import[];

  beforeAll(async () => {
    for (const [name, place] of places) {
      for (const end of ["src", "scripts", "e2e", "src/app", "src/testing", "src/sections/prose"]) {
        write(join(folder, place), `${end}/end.ts`, "export interface A {}\nexport const a = 1;\n");
      }
      for (const [file, code] of Object.entries(VIOLATIONS[name] ?? {})) {
        write(join(folder, place), file, code);
      }
    }
    // All at once: to begin takes longer than to look at a few files.
    imports = await importsOf(["."], folder);
  });

  it.each(places)("that %s can be broken", (name, place) => {
    const within = (path: string) => path.replace(`${place}/`, "");
    const own = imports
      .filter(({ from }) => from.startsWith(`${place}/`))
      .map(({ from, to, typeOnly }) => ({ from: within(from), to: within(to), typeOnly }));
    expect(RULES[name]?.(own)).toHaveLength(1);
  });
});
