import type { ConfigText } from "../../../config/edit/config-text.ts";
import type { MigrationStep } from "../migration-step.ts";

/** `theme.motif` becomes `theme.look`. */
export const look: MigrationStep = {
  to: 3,
  migrate(file) {
    const notes = themeLook(file);
    file.replace(["version"], 3);
    return notes;
  },
};

function themeLook(file: ConfigText): string[] {
  const motif = file.value(["theme", "motif"]);
  if (motif === undefined) return [];
  if (file.value(["theme", "look"]) !== undefined) {
    return ['theme: it has both "motif" and "look". Remove "motif".'];
  }
  file.rename(["theme", "motif"], "look");
  return [];
}
