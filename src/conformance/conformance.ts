import { meaningOf } from "../../schema/fields/fields.ts";
import { rulesOf } from "../../schema/fields/rules.ts";
import type { WrittenSection } from "../../schema/fields/section.ts";
import type { Services } from "../hosting/services.ts";
import type { SectionModel } from "../model/route.ts";
import type { FixtureModule, SectionType } from "../model/section-definition.ts";
import { fieldsIn, fieldsOf, wordsOf } from "./leaves.ts";
import { attributesOf, foreignIn, perceived } from "./perceived.ts";

/** A section type with its fixtures. */
export interface TriedType extends FixtureModule {
  definition: SectionType;
}

/** One of its fixtures as a page has it. */
export interface TriedSection {
  definition: SectionType;
  /** As the owner would write it. */
  section: WrittenSection;
  /** As its component is given it. */
  model: SectionModel;
  html: string;
  /** The same when all of it is made once more. */
  again: string;
  shownLater: readonly string[];
  /** What its page has browsers use. */
  services: Services;
}

/** What every section type has to be, ours and others': each rule gives what is wrong. */
export const OF_TYPES: Record<string, (tried: TriedType) => string[]> = {
  "has fixtures of its own type": ({ definition, fixtures }) =>
    Object.entries(fixtures)
      .filter(([, { type }]) => type !== definition.type)
      .map(([name, { type }]) => `the fixture "${name}" is of the type "${type}"`),

  "has fixtures that use every field": ({ definition, fixtures }) => {
    const used = new Set(fieldsIn(Object.values(fixtures)));
    // Whether it is shown at all is no component's business.
    for (const field of ["draft", "from", "until"]) used.add(field);
    return fieldsOf(definition.schema).filter((field) => !used.has(field));
  },

  "has a minimal fixture that needs all it has": ({ definition: { schema }, fixtures }) =>
    Object.keys(fixtures.minimal).filter((key) => {
      const { [key]: _, ...rest } = fixtures.minimal;
      const { success } = schema.safeParse(rest);
      return success && rulesOf(schema).every((rule) => rule.holds(rest as never));
    }),
};

/** What each fixture has to be on a page. */
export const OF_SECTIONS: Record<string, (tried: TriedSection) => string[]> = {
  "is valid by its own schema": ({ definition, section }) =>
    (definition.schema.safeParse(section).error?.issues ?? []).map(
      ({ path, message }) => `${path.join(" › ")}: ${message}`,
    ),

  "shows every word of its data": ({ definition, model, html, shownLater }) => {
    const later = shownLater.map((key) => Reflect.get(model, key));
    const words = wordsOf(definition.schema, model).filter((text) => !later.includes(text));
    const text = perceived(html);
    return words.filter((word) => !text.includes(word.replace(/\s+/g, " ")));
  },

  "is the same each time, as a browser's first picture has to be the server's": ({
    html,
    again,
  }) => {
    if (html === again) return [];
    const at = [...html].findIndex((letter, index) => letter !== again[index]);
    const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 20));
    return [`${around(html)} and then ${around(again)}`];
  },

  "says nothing twice, so that no word can hide behind another": ({ definition, model }) => {
    const words = wordsOf(definition.schema, model);
    return words.filter((word, index) =>
      words.some((other, at) => at !== index && word.trim().length > 4 && other.includes(word)),
    );
  },

  "has its headings in order": ({ definition, html }) => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const top = levels.filter((level) => level === 1).length;
    const wanted = opens(definition) ? 1 : 0;
    const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 1) > 1);
    return [
      ...(top === wanted ? [] : [`${top} headings of level 1 in the place of ${wanted}`]),
      ...jumps.map((level) => `a heading of level ${level} after one of a much higher level`),
    ];
  },

  "has no style attribute, which a strict content policy forbids": ({ html }) =>
    html.match(/<[^>]*\sstyle="[^>]*>/g) ?? [],

  "has visitors' browsers call no other host before they act": ({ html }) =>
    foreignIn(html).map((url) =>
      attributesOf(html, "iframe", "src").includes(url) ? `${url} (${ON_REQUEST})` : url,
    ),

  "has visitors' browsers use nothing that it does not declare": ({ html, services }) => {
    const used = [
      ["form", "action", services.forms],
      ["iframe", "src", services.iframes],
      ["script", "src", services.scripts],
    ] as const;
    return [
      ...used.flatMap(([element, attribute, declared]) =>
        attributesOf(html, element, attribute).filter((url) => !declared.includes(url)),
      ),
      ...(services.hasVideo || !/<video[\s>]/.test(html) ? [] : ["a film"]),
    ];
  },
};

const ON_REQUEST = "show it by FrameOnRequest of plumbline/ui";

/** Whether a type opens a page, and so has the page's main heading. */
const opens = ({ schema }: SectionType) =>
  Object.values(schema.shape).some((field) => meaningOf(field)?.heading === 1);
