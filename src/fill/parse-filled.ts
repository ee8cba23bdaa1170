import type { z } from "zod";
import type { Section } from "../../schema/fields/section.ts";
import type { StageReport } from "../diagnostics/cascades.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import { definitionOf } from "../model/section-kit.ts";
import { parseValue } from "../parse/parse.ts";
import { copyOrigins, sourceValueWithin } from "../tokens/origins.ts";
import type { Filling } from "./fill-section.ts";
import { wholeValues } from "./whole-values.ts";

interface ParsedSection extends StageReport {
  /** Undefined if it cannot be parsed at all. */
  section: Section | undefined;
}

/** Parses a template's section with the page's values in it. */
export function parseFilled(filled: unknown, index: number, filling: Filling): ParsedSection {
  const { valueOrigins, at } = filling;
  const path = [...at, "sections", index];
  const written = { value: filled, path, valueOrigins };
  const missing = [...missingIn(filled, filling)];
  const found = parseValue(schemaOf(filling, index), filled, missing);
  copyOrigins(filled, found.data, valueOrigins);
  const diagnostics = found.diagnostics.map((each) => {
    const { path, token } = givenAt(each.path, written);
    if (token === undefined) return { ...each, path };
    return { ...each, path, basis: [...placesOf(token, filling), [...at, "params", token]] };
  });
  const standIns = found.standIns.flatMap((each) => {
    const { value, path, token } = sourceValueWithin(written, each);
    const given = Array.isArray(value) ? [...(valueOrigins.get(value)?.values() ?? [])] : [];
    return [
      ...[path, ...given.map((entry) => entry.path)],
      ...(token === undefined ? [] : placesOf(token, filling)),
    ];
  });
  return { section: found.data as Section | undefined, diagnostics, standIns };
}

/** The schema of the section's type, which cannot be a parameter. */
const schemaOf = ({ template, kit }: Filling, index: number): z.ZodType => {
  const section = template.sections[index];
  return section ? definitionOf(kit, section).schema : kit.schemas.section;
};

/** Where to fix a problem: at the page's value, or at the list that it adds to another. */
function givenAt(steps: Path, written: Parameters<typeof sourceValueWithin>[0]) {
  const found = sourceValueWithin(written, steps);
  const origins = Array.isArray(found.value) ? written.valueOrigins?.get(found.value) : undefined;
  const given = [...(origins?.values() ?? [])].find(({ token }) => token !== "");
  if (found.token !== undefined || !given) return found;
  return { path: given.path.slice(0, -1), token: given.token };
}

/** The paths of a template's section that consist of a token. */
const placesOf = (token: string, { template, at, kit }: Filling): Path[] =>
  wholeValues(template, kit.schemas)
    .filter(({ name }) => name === token)
    .map(({ path }) => [...at, ...path]);

/** The paths in a section without a value from the page. */
function* missingIn(
  value: unknown,
  { valueOrigins, missing }: Pick<Filling, "valueOrigins" | "missing">,
  steps: Path = [],
): Generator<Path> {
  if (typeof value !== "object" || value === null) return;
  const origins = valueOrigins.get(value);
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const origin = origins?.get(step);
    if (origin && missing.has(origin)) yield [...steps, step];
    else yield* missingIn(inner, { valueOrigins, missing }, [...steps, step]);
  }
}
