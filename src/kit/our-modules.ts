import { join } from "node:path";
import { componentFileOf, componentNameOf, kebab } from "../model/kit/component-names.ts";
import type { KitModules } from "../model/kit/extensions.ts";
import { DEFAULT_STYLES } from "../model/kit/look-definition.ts";
import { ourLooks } from "./our-looks.ts";
import { ourSections } from "./our-sections.ts";

/**
 * The browser modules of Plumbline's own sections and looks; `root` is the folder with its sources.
 */
export const ourModules = (root: string): KitModules => ({
  sections: ourSections.map((section) => ({
    name: section.type,
    file: join(root, "src/sections", kebab(section.type), componentFileOf(section)),
    exported: componentNameOf(section.type),
    inApp: section.inApp ?? false,
  })),
  scripts: ourSections.flatMap(({ type, script }) =>
    script
      ? [
          {
            type,
            file: join(root, "src/sections", kebab(type), script.file),
            beforePaint: script.beforePaint ?? false,
          },
        ]
      : [],
  ),
  looks: ourLooks.map(({ name, styles = DEFAULT_STYLES }) => ({
    name,
    file: join(root, "src/looks", name, styles),
    exported: "styles",
    inApp: false,
  })),
});
