import type { Plugin } from "vite";
import type { KitModule, KitModules } from "../../model/kit/extensions.ts";

/** The code of the modules that list the kit for the app, by name: `plumbline:sections`, `plumbline:looks`. */
export const kitCode = ({ sections, looks }: KitModules): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ sections, looks }).map(([kind, all]) => [`plumbline:${kind}`, moduleOf(all)]),
  );

/** Writes these modules. */
export function kitModules(modules: KitModules): Plugin {
  const codes = kitCode(modules);
  return {
    name: "plumbline:kit",
    resolveId: (source) => (codes.has(source) ? `\0${source}` : undefined),
    load: (id) => (id.startsWith("\0") ? codes.get(id.slice(1)) : undefined),
  };
}

function moduleOf(all: readonly KitModule[]): string {
  const [first, later] = [all.filter(({ inApp }) => inApp), all.filter(({ inApp }) => !inApp)];
  const imports = first.map(
    ({ file, exported }, at) =>
      `import { ${exported} as inApp${at} } from ${JSON.stringify(file)};`,
  );
  const loads = later.map(
    ({ name, file, exported }) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(file)}).then((m) => m.${exported}),`,
  );
  return [
    ...imports,
    `export const inApp = { ${first.map(({ name }, at) => `${JSON.stringify(name)}: inApp${at}`).join(", ")} };`,
    `export const onDemand = {\n${loads.join("\n")}\n};`,
  ].join("\n");
}
