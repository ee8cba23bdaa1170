import { join } from "node:path";
import { ourSections } from "../kit/our-sections.ts";
import type { SectionModule } from "./kit-modules.ts";

/** The components of the section types that Plumbline brings along, where its sources lie in `root`. */
export const ourModules = (root: string): SectionModule[] =>
  ourSections.map(({ type, component, inApp = false }) => ({
    type,
    file: join(root, "src/sections", folderOf(type), component),
    inApp,
  }));

/** `nearbyAreas` lies in `nearby-areas`. */
const folderOf = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
