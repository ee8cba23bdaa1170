import type { Section } from "../../schema/fields/section.ts";
import type { Page, Template } from "../../schema/page.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import type { SectionKit } from "../model/section-kit.ts";
import type { ValueOrigins } from "../tokens/origins.ts";
import type { Scope } from "../tokens/scope.ts";
import { addAll } from "../util/lists.ts";
import { memoize } from "../util/memoize.ts";
import { type Filling, fill, OMITTED } from "./fill-section.ts";
import { leavesOut, sectionInstead } from "./overrides.ts";
import { parseFilled } from "./parse-filled.ts";
import { type WholeValue, wholeValues } from "./whole-values.ts";

/** The sections of a page, with the path of each. */
export interface PageSections {
  value: Section[];
  /** The path of their list. */
  origin: Path;
  origins: readonly Path[];
  /** The origins of values from elsewhere, if there are any. */
  valueOrigins?: ValueOrigins;
  /** The problems of the page's values in them. */
  diagnostics: Diagnostic[];
}

/** The page's own sections. */
export function ownSections(value: Section[], origin: Path): PageSections {
  const origins = value.map((_, index) => [...origin, index]);
  return {
    value: value.filter(isFinished),
    origin,
    origins: origins.filter((_, index) => isFinished(value[index])),
    diagnostics: [],
  };
}

/** Published drafts are no longer marked as drafts (src/read/published.ts). */
const isFinished = (section: Section | undefined) => section?.draft !== true;

/**
 * The sections of a template with the page's own ones instead, and with the page's values for parameters
 * that are more than text.
 */
export function templateSections(
  page: Page,
  origin: Path,
  template: Template,
  scope: Scope,
  kit: SectionKit,
): PageSections {
  const at = ["templates", page.template ?? ""];
  const from = [...at, "sections"];
  const diagnostics: Diagnostic[] = [];
  const filling: Filling = {
    template,
    at,
    kit,
    scope,
    valueOrigins: new Map(),
    diagnostics,
  };
  const value: Section[] = [];
  const origins: Path[] = [];
  const filledSection = (index: number, places: readonly WholeValue[]) => {
    const plain = template.plain[index];
    const filled = fill(plain, ["sections", index], places, filling);
    if (filled === OMITTED || diagnostics.length > 0) return undefined;
    const parsed = parseFilled(filled, index, filling);
    addAll(diagnostics, parsed.diagnostics);
    return parsed.section;
  };
  template.sections.forEach((section, index) => {
    if (leavesOut(page, template, index)) return;
    const own = sectionInstead(page, template, index);
    if (own) {
      const [key, instead] = own;
      if (!isFinished(instead)) return;
      value.push(instead);
      origins.push([...origin, "instead", key]);
      return;
    }
    if (!isFinished(section)) return;
    const places =
      placesOf(template, kit)
        .get(index)
        ?.filter((place) => isToFill(place, scope)) ?? [];
    const made = places.length === 0 ? section : filledSection(index, places);
    if (!made) return;
    value.push(made);
    origins.push([...from, index]);
  });
  const isSame = value.every((section, index) => section === template.sections[index]);
  const same = isSame && value.length === template.sections.length;
  return {
    value: same ? template.sections : value,
    origin: from,
    origins,
    ...(filling.valueOrigins.size > 0 ? { valueOrigins: filling.valueOrigins } : {}),
    diagnostics,
  };
}

/** The places of each section of a template. */
const placesOf = memoize((template: Template, kit: SectionKit): Map<number, WholeValue[]> => {
  const places = new Map<number, WholeValue[]>();
  for (const place of wholeValues(template, kit.schemas)) {
    const section = Number(place.path[1]);
    places.set(section, [...(places.get(section) ?? []), place]);
  }
  return places;
});

/** Tokens within texts are replaced later, when texts are resolved; omitted ones have to be removed now. */
function isToFill({ path, isWords, isText, name }: WholeValue, scope: Scope): boolean {
  const { isAbsent, whole } = scope.get(name) ?? {};
  const isEntry = typeof path.at(-1) === "number";
  return !isWords || isAbsent === true || (isEntry && Array.isArray(whole) && !isText);
}
