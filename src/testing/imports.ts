import { dirname, join } from "node:path";
import { cruise, type ICruiseResult, type IDependency } from "dependency-cruiser";

/** The files of the kit's entry points, which packages import by name. */
export const ENTRY_POINTS: Readonly<Record<string, string>> = {
  "plumbline/kit": "src/kit/public/kit.ts",
  "plumbline/ui": "src/components/public.ts",
};

export interface Import {
  from: string;
  to: string;
  /** Whether the import disappears with the types. */
  typeOnly: boolean;
}

/** All imports of the code in some folders, as paths from `baseDir`; installed packages by name. */
export async function importsOf(folders: string[], baseDir: string): Promise<Import[]> {
  const alias = Object.fromEntries(
    Object.entries(ENTRY_POINTS).map(([name, file]) => [name, join(baseDir, file)]),
  );
  const { output } = await cruise(
    folders,
    {
      baseDir,
      // An `import type` marks itself, so files need not be compiled.
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "\\.css$" },
    },
    { alias },
  );
  return (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies.map((dependency) => ({
      from: source,
      to: nameOf(dependency),
      typeOnly: dependency.dependencyTypes.includes("type-only"),
    })),
  );
}

/** A missing file is still an import, with the specifier of the code. */
const nameOf = ({ resolved, module, couldNotResolve }: IDependency) => {
  if (couldNotResolve) return module;
  return /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(resolved)?.[1] ?? resolved;
};

/** An import as a readable line. */
export const inWords = ({ from, to }: Pick<Import, "from" | "to">) => `${from} -> ${to}`;

/** All files that run with `entry`, each with its chain of imports. */
export function reachedFrom(imports: readonly Import[], entry: string): Map<string, string> {
  const ways = new Map([[entry, entry]]);
  // A map visits entries that are added during the iteration.
  for (const [at, way] of ways) {
    for (const { from, to, typeOnly } of imports) {
      if (from === at && !typeOnly && !ways.has(to)) ways.set(to, `${way} -> ${to}`);
    }
  }
  return ways;
}

/** The project's own files, without packages. */
export const OWN = /^(schema|src|scripts|e2e)\//;

export const OF_TESTS = /\.test\.tsx?$|fixtures\.ts$|^src\/testing\//;

/**
 * The imports between the project's folders. Tests may import anything. A nested folder counts as part of the
 * outer one there.
 */
export function betweenFolders(imports: readonly Import[]): Import[] {
  const edges = imports
    .filter(({ from, to }) => OWN.test(to) && !OF_TESTS.test(from))
    .map(({ from, to, typeOnly }) => ({ from: dirname(from), to: dirname(to), typeOnly }))
    .filter(({ from, to }) => !isWithin(from, to) && !isWithin(to, from));
  return [...new Map(edges.map((edge) => [inWords(edge), edge])).values()];
}

const isWithin = (outer: string, inner: string) => `${inner}/`.startsWith(`${outer}/`);

/** The files in import cycles, each with one cycle. */
export function cycles(imports: readonly Import[]): string[] {
  const settled = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) found.push([...way.slice(start), file].join(" -> "));
    if (start >= 0 || settled.has(file)) return;
    const targets = imports.filter(({ from }) => from === file);
    for (const { to } of targets) visit(to, [...way, file]);
    settled.add(file);
  };
  for (const { from } of imports) visit(from, []);
  return found;
}
