import { safeParse, type z } from "zod";
import type { Section } from "../../schema/fields/section.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import { definitionOf } from "../model/section-kit.ts";
import { explainIssues } from "../parse/explain.ts";
import { copyOrigins, sourceValueWithin } from "../tokens/origins.ts";
import type { Filling } from "./fill-section.ts";

interface ParsedSection {
  /** Undefined if it is invalid. */
  section: Section | undefined;
  diagnostics: Diagnostic[];
}

/** Parses a template's section with the page's values in it. */
export function parseFilled(filled: unknown, index: number, filling: Filling): ParsedSection {
  const { valueOrigins, at } = filling;
  const written = { value: filled, path: [...at, "sections", index], valueOrigins };
  const schema = schemaOf(filling, index);
  const { data, error } = safeParse(schema, filled, { reportInput: true });
  copyOrigins(filled, data, valueOrigins);
  const diagnostics = explainIssues(error?.issues ?? [], filled, schema).map((each) => ({
    ...each,
    path: sourcePath(each.path, written),
  }));
  return { section: data as Section | undefined, diagnostics };
}

/** The schema of the section's type, which cannot be a parameter. */
const schemaOf = ({ template, kit }: Filling, index: number): z.ZodType => {
  const section = template.sections[index];
  return section ? definitionOf(kit, section).schema : kit.schemas.section;
};

/** Where to fix a problem: at the page's value, or at the list that it adds to another. */
function sourcePath(steps: Path, written: Parameters<typeof sourceValueWithin>[0]): Path {
  const found = sourceValueWithin(written, steps);
  const origins = Array.isArray(found.value) ? written.valueOrigins?.get(found.value) : undefined;
  const given = [...(origins?.values() ?? [])].find(({ token }) => token !== "");
  return found.token !== undefined || !given ? found.path : given.path.slice(0, -1);
}
