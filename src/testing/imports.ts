import { dirname } from "node:path";
import { cruise, type ICruiseResult, type IDependency } from "dependency-cruiser";

export interface Import {
  from: string;
  to: string;
  /** Whether nothing of it is left once the types are gone. */
  typeOnly: boolean;
}

/** All imports of the code in some folders, as paths from `baseDir`; installed packages by name. */
export async function importsOf(folders: string[], baseDir: string): Promise<Import[]> {
  const { output } = await cruise(folders, {
    baseDir,
    // What is imported for its types alone says so: no file need be compiled to see it.
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css$" },
  });
  return (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies.map((dependency) => ({
      from: source,
      to: nameOf(dependency),
      typeOnly: dependency.dependencyTypes.includes("type-only"),
    })),
  );
}

/** What cannot be found is still an import: its name is what the code says. */
const nameOf = ({ resolved, module, couldNotResolve }: IDependency) => {
  if (couldNotResolve) return module;
  return /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(resolved)?.[1] ?? resolved;
};

/** The imports that go from one place to another, as lines to read. */
export const crossing = (imports: readonly Import[], from: RegExp, to: RegExp): string[] =>
  imports.filter((edge) => from.test(edge.from) && to.test(edge.to)).map(inWords);

const inWords = ({ from, to }: Pick<Import, "from" | "to">) => `${from} -> ${to}`;

/** Everything that runs once `entry` runs, with the way that leads there. */
export function reachedFrom(imports: readonly Import[], entry: string): Map<string, string> {
  const ways = new Map([[entry, entry]]);
  // A map goes on to visit what is added to it on the way.
  for (const [at, way] of ways) {
    for (const { from, to, typeOnly } of imports) {
      if (from === at && !typeOnly && !ways.has(to)) ways.set(to, `${way} -> ${to}`);
    }
  }
  return ways;
}

/** The project's own code, as against packages. */
export const OWN = /^(schema|src|scripts|e2e)\//;

export const OF_TESTS = /\.test\.tsx?$|fixtures\.ts$|^src\/testing\//;

/** The imports from each folder of the project to another; those of tests lead where they like. */
export function betweenFolders(imports: readonly Import[]): Import[] {
  const edges = imports
    .filter(({ from, to }) => OWN.test(to) && !OF_TESTS.test(from))
    .map(({ from, to, typeOnly }) => ({ from: dirname(from), to: dirname(to), typeOnly }))
    .filter(({ from, to }) => from !== to);
  return [...new Map(edges.map((edge) => [inWords(edge), edge])).values()];
}

/** The files that can be come back to from themselves, each with one way round. */
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
