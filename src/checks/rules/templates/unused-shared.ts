import { usedNames } from "../../../config/expand/use-shared.ts";
import { defineCheck } from "../../engine/rule.ts";

export const unusedShared = defineCheck({
  id: "unused-shared",
  severity: "warning",
  summary: "Every section in `shared` is used.",
  explanation:
    'A section in "shared" is on no page until something uses it: { "use": "its-name" } in the sections of a page ' +
    'or a template, or in "before" or "after", which are on all pages.',
  *checkSite({ config, rawConfig }) {
    const used = usedNames(Object(rawConfig));
    for (const name of Object.keys(config.shared ?? {})) {
      if (used.has(name)) continue;
      yield {
        path: ["shared", name],
        at: "key",
        message: `Nothing uses the shared section "${name}".`,
        hint: `Write { "use": "${name}" } where it should be, or remove it.`,
      };
    }
  },
});
