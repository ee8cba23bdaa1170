import type { Path } from "../../../diagnostics/diagnostic.ts";
import type { MigrationStep } from "../migration-step.ts";

/** Sections of the type `about` become `split`, with a picture as wide as it was. */
export const split: MigrationStep = {
  to: 4,
  migrate(file) {
    for (const path of aboutSections(file.value([]))) {
      file.replace([...path, "type"], "split");
      if (file.value([...path, "size"]) === undefined) file.insert(path, "size", "small", "last");
    }
    file.replace(["version"], 4);
    return [];
  },
};

/** The keys under which a config of version 3 has sections. */
const SECTIONS = ["sections", "before", "after", "shared", "instead"];

function aboutSections(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  if (Object(value).type === "about" && path.some((key) => SECTIONS.includes(String(key))))
    return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    aboutSections(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
