import { themeContrasts } from "../model/form/contrasts.ts";
import { valueModel } from "../model/form/value-model.ts";
import { valueProblems } from "../model/form/value-problems.ts";
import type { ValuePath } from "../protocol/edits.ts";
import type { ValueModel } from "../protocol/fields.ts";
import { message } from "../protocol/messages.ts";
import type { Studio } from "./studio.ts";
import { StudioError } from "./studio-error.ts";

/** A value of the config with its form. */
export function formOf(studio: Studio, path: ValuePath): ValueModel {
  const { editing, kit, version } = studio;
  const { site } = kit.schemas;
  const root = editing.value;
  const found = valueModel(path, root, site);
  const place = studio.placeOf(path);
  if (!found) throw new StudioError(message("gone", place));
  const [part, index] = path;
  const isPage = part === "pages" && typeof index === "number" && path.length === 2;
  const contrasts = part === "theme" && themeContrasts(root, site.shape.theme);
  return {
    version,
    problems: valueProblems(path, root, kit),
    ...found,
    place,
    ...(isPage && { namedLinks: editing.namedLinks(index, kit) }),
    ...(contrasts && { contrasts }),
  };
}
