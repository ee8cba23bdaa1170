import { meaningOf } from "../../../schema/fields/meaning.ts";
import { rulesOf } from "../../../schema/fields/rules.ts";
import type { SectionInput } from "../../../schema/fields/section.ts";
import type { FixtureModule, SectionType } from "../../model/kit/section-definition.ts";
import type { SectionModel } from "../../model/route.ts";
import type { Services } from "../../output/hosting/services.ts";
import { fieldNames, usedFieldNames, visibleTexts } from "./leaves.ts";
import { attributeValues, foreignUrls, perceivableText } from "./perceived.ts";

/** A section type with its fixtures. */
export interface TestedType extends FixtureModule {
  definition: SectionType;
}

/** The rendered fixture. */
export interface TestedSection {
  definition: SectionType;
  /** The config as JSON. */
  section: SectionInput;
  /** The props of its component. */
  model: SectionModel;
  html: string;
  /** A second rendering of the same section. */
  htmlAgain: string;
  shownLater: readonly string[];
  /** The services that it declares. */
  services: Services;
}

/** Rules for every section type. Each returns its problems. */
export const SECTION_TYPE_RULES: Record<string, (tried: TestedType) => string[]> = {
  "has fixtures of its own type": ({ definition, fixtures }) =>
    Object.entries(fixtures)
      .filter(([, { type }]) => type !== definition.type)
      .map(([name, { type }]) => `the fixture "${name}" is of the type "${type}"`),

  "has fixtures that use every field": ({ definition, fixtures }) => {
    const used = new Set(usedFieldNames(Object.values(fixtures)));
    // The build uses these fields without running the component.
    for (const field of ["draft", "from", "until", "use"]) used.add(field);
    return fieldNames(definition.schema).filter((field) => !used.has(field));
  },

  "has a minimal fixture in which every field is necessary": ({
    definition: { schema },
    fixtures,
  }) =>
    Object.keys(fixtures.minimal).filter((key) => {
      const { [key]: _, ...rest } = fixtures.minimal;
      const { success } = schema.safeParse(rest);
      return success && rulesOf(schema).every((rule) => rule.holds(rest as never));
    }),
};

/** Rules for every rendered fixture. Each returns its problems. */
export const SECTION_RULES: Record<string, (tried: TestedSection) => string[]> = {
  "is valid against its own schema": ({ definition, section }) =>
    (definition.schema.safeParse(section).error?.issues ?? []).map(
      ({ path, message }) => `${path.join(" › ")}: ${message}`,
    ),

  "displays every word of its data": ({ definition, model, html, shownLater }) => {
    const later = shownLater.map((key) => Reflect.get(model, key));
    const words = visibleTexts(definition.schema, model).filter((text) => !later.includes(text));
    const text = perceivableText(html);
    return words.filter((word) => !text.includes(word.replace(/\s+/g, " ")));
  },

  "renders the same each time, since browsers must render the same HTML as the server": ({
    html,
    htmlAgain,
  }) => {
    if (html === htmlAgain) return [];
    const at = [...html].findIndex((letter, index) => letter !== htmlAgain[index]);
    const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 20));
    return [`${around(html)} and then ${around(htmlAgain)}`];
  },

  "has no text twice, so that every word is tested": ({ definition, model }) => {
    const words = visibleTexts(definition.schema, model);
    return words.filter((word, index) =>
      words.some((other, at) => at !== index && word.trim().length > 4 && other.includes(word)),
    );
  },

  "has its headings in order": ({ definition, html }) => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const top = levels.filter((level) => level === 1).length;
    const wanted = opensPage(definition) ? 1 : 0;
    const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 1) > 1);
    return [
      ...(top === wanted ? [] : [`${top} headings of level 1 instead of ${wanted}`]),
      ...jumps.map((level) => `a heading of level ${level} after one of a much higher level`),
    ];
  },

  "has no style attribute, which a strict content security policy forbids": ({ html }) =>
    html.match(/<[^>]*\sstyle="[^>]*>/g) ?? [],

  "does not contact other hosts before the visitor does something": ({ html }) =>
    foreignUrls(html).map((url) =>
      attributeValues(html, "iframe", "src").includes(url) ? `${url} (${SHOW_ON_REQUEST})` : url,
    ),

  "only contacts hosts that it declares": ({ html, services }) => {
    const used = [
      ["form", "action", services.forms],
      ["iframe", "src", services.iframes],
      ["script", "src", services.scripts],
    ] as const;
    return [
      ...used.flatMap(([element, attribute, declared]) =>
        attributeValues(html, element, attribute).filter((url) => !declared.includes(url)),
      ),
      ...(services.hasVideo || !/<video[\s>]/.test(html) ? [] : ["a film"]),
    ];
  },
};

const SHOW_ON_REQUEST = "use FrameOnRequest of plumbline/ui";

/** Whether a type starts a page, so that its heading is the page's h1. */
const opensPage = ({ schema }: SectionType) =>
  Object.values(schema.shape).some((field) => meaningOf(field)?.heading === 1);
