import { join } from "node:path";
import type { KitModules } from "../model/extensions.ts";
import { componentNameOf } from "../model/section-definition.ts";
import { ourLooks } from "./our-looks.ts";
import { ourSections } from "./our-sections.ts";

/**
 * The browser modules of Plumbline's own sections and looks; `root` is the folder with its sources.
 */
export const ourModules = (root: string): KitModules => ({
  sections: ourSections.map(({ type, component, inApp = false }) => ({
    name: type,
    file: join(root, "src/sections", folderName(type), component),
    exported: componentNameOf(type),
    inApp,
  })),
  looks: ourLooks.map(({ name, styles }) => ({
    name,
    file: join(root, "src/looks", folderName(name), styles),
    exported: "styles",
    inApp: false,
  })),
});

/** `nearbyAreas` is in the folder `nearby-areas`. */
const folderName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
