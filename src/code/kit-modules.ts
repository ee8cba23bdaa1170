import type { Plugin } from "vite";

/** A section type as browsers get it. */
export interface SectionModule {
  type: string;
  /** Its component's file. */
  file: string;
  /** Whether that comes with the app. */
  inApp: boolean;
}

const SECTIONS = "plumbline:sections";

/** Writes the modules by which the app finds the components that a kit has. */
export const kitModules = (sections: readonly SectionModule[]): Plugin => ({
  name: "plumbline:kit",
  resolveId: (source) => (source === SECTIONS ? `\0${SECTIONS}` : undefined),
  load: (id) => (id === `\0${SECTIONS}` ? sectionsModule(sections) : undefined),
});

function sectionsModule(sections: readonly SectionModule[]): string {
  const all = sections.map(({ type, ...rest }) => ({
    type: JSON.stringify(type),
    name: nameOf(type),
    ...rest,
  }));
  const [first, later] = [all.filter(({ inApp }) => inApp), all.filter(({ inApp }) => !inApp)];
  const imports = first.map(({ name, file }) => `import { ${name} } from ${JSON.stringify(file)};`);
  const loads = later.map(
    ({ type, name, file }) =>
      `${type}: () => import(${JSON.stringify(file)}).then((m) => m.${name}),`,
  );
  return [
    ...imports,
    `export const inApp = { ${first.map(({ type, name }) => `${type}: ${name}`).join(", ")} };`,
    `export const onDemand = {\n${loads.join("\n")}\n};`,
  ].join("\n");
}

/** What a file exports its type's component as. */
const nameOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1);
