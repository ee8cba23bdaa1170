import type { Thing } from "schema-dts";
import * as z from "zod";
import type { FeatureConditions } from "../../schema/fields/features.ts";
import { type FieldRule, withRules } from "../../schema/fields/rules.ts";
import {
  type Section,
  type SectionSchema,
  type SectionTerms,
  sectionSchema,
  type WrittenSection,
} from "../../schema/fields/section.ts";
import type { TextGroup } from "../../schema/fields/texts.ts";
import type { HoursShown } from "./hours.ts";
import type { SectionContext } from "./section-context.ts";
import type { Resolved } from "./values.ts";

type Shape = z.ZodRawShape;

/** A section as the owner writes it, before any default is put in. */
export type Input<S extends Shape> = z.input<SectionSchema<S>>;

/** The same with its defaults. */
type Written<S extends Shape> = z.output<SectionSchema<S>>;

/** The fields of a section, resolved: words filled in, links and files looked up. */
export type Fields<S extends Shape> = Resolved<Written<S>>;

/** Which other pages a section links to that the owner does not link to by their path. */
export interface OtherPages {
  /** Labels of pages, tokens and all; those that no page has are no links. */
  labels?: readonly string[] | undefined;
  /** All pages of a template. */
  template?: string | undefined;
}

/** What a section type uses of the rest of the site, and brings to its page. */
interface Uses<S extends Shape> {
  /** What others ask about, such as a contact form or a map. */
  features?: FeatureConditions<Written<S>>;
  /** The other pages that it links to. */
  pages?(section: Written<S>): OtherPages;
  /** The opening hours that it shows. */
  hours?(section: Written<S>): HoursShown | undefined;
}

/** Sections to try a type with, by name, as an owner writes them. */
export type Fixtures<S extends Shape> = Record<string, Input<S>> & {
  /** With the required fields only. */
  minimal: Input<S>;
  /** With all fields that can stand together; what excludes each other has fixtures of its own. */
  full: Input<S>;
};

/** What a section type's `fixtures.ts` exports. */
export interface FixtureModule {
  fixtures: Record<"minimal" | "full", WrittenSection> & Record<string, WrittenSection>;
  /** Fields whose words come up after a visitor has done something; the type's own test shows them. */
  shownLater?: readonly string[];
}

/** Words by names that a type chooses. */
type OwnWords = Readonly<Record<string, string>>;

/** All that a section type says of itself. */
interface SectionParts<S extends Shape, Derived extends object, Words extends OwnWords>
  extends SectionTerms {
  /** The fields that it has of its own. */
  schema: S;
  /**
   * The file of its component, beside the definition. It exports the component under the type's name
   * with a capital: `OpeningTimes` for `openingTimes`. Browsers get that file and never the definition.
   */
  component: `./${string}`;
  /** Whether the component comes with the app: for a small one that most pages show. */
  inApp?: boolean;
  uses?: Uses<S>;
  /** The groups of the builder's own words that it shows. */
  texts?: readonly TextGroup[];
  /**
   * Words of its own that no owner writes, by the language of the page: `{ en: { send: "Send" } }`. Its
   * component is given those of the page's language as `words`.
   */
  words?: Record<string, Words>;
  /** What has to hold between its fields. */
  rules?: readonly FieldRule<Written<S>>[];
  /**
   * What the section needs from the rest of the site, and what is computed from its words. It runs
   * while the site is compiled, never in the browser; the result joins the section's own fields as props.
   */
  derive?(context: SectionContext, section: Fields<S>): Derived;
  /**
   * What a section tells search engines, for the graph of its page's structured data. A thing that
   * several sections of a page tell of has the same `@id` in each, and becomes one.
   */
  describe?(context: SectionContext, section: Fields<S> & Derived): Thing[];
  /** Imports what the type is tried with: `() => import("./fixtures.ts")`. Only tests and the reference load it. */
  fixtures(): Promise<FixtureModule>;
}

/** A section type: one value, which says all that others need to know of it. */
export interface SectionDefinition<
  S extends Shape,
  Derived extends object,
  Words extends OwnWords = OwnWords,
> extends Omit<SectionParts<S, Derived, Words>, "schema" | "rules"> {
  kind: "section";
  schema: SectionSchema<S>;
}

/** A definition as shared code knows it: of some type, whose fields are its own business. */
export interface SectionType extends SectionTerms {
  kind: "section";
  schema: z.ZodObject;
  component: string;
  inApp?: boolean;
  uses?: {
    features?: FeatureConditions<Section>;
    pages?(section: Section): OtherPages;
    hours?(section: Section): HoursShown | undefined;
  };
  texts?: readonly TextGroup[];
  words?: Record<string, OwnWords>;
  derive?(context: SectionContext, section: Section): object;
  describe?(context: SectionContext, section: Section): Thing[];
  fixtures(): Promise<FixtureModule>;
}

/** What a section's component is given: its own fields, what its deriver adds, and its own words. */
export type SectionProps<D> =
  D extends SectionDefinition<infer S, infer Derived, infer Words>
    ? Fields<S> & Derived & { words: Words }
    : never;

/** What every section takes or is given. */
const COMMON = ["type", "id", "draft", "from", "until", "background", "words"];

/** Makes a section type: of its own fields, and of those that every section takes. */
export function defineSection<
  S extends Shape,
  Derived extends object = object,
  Words extends OwnWords = OwnWords,
>({
  schema: shape,
  rules = [],
  ...rest
}: SectionParts<S, Derived, Words>): SectionDefinition<S, Derived, Words> {
  expectShape(rest.type, shape);
  const common = Object.keys(shape).find((key) => COMMON.includes(key));
  if (common !== undefined)
    throw new Error(
      `"${common}" is something that every section has, and no field of "${rest.type}" alone. Give the field another name.`,
    );
  return {
    kind: "section",
    ...rest,
    schema: withRules(sectionSchema(rest, shape), ...rules),
  };
}

/** Throws for what authors in JavaScript may give: a schema that is made already, a field that was not called. */
function expectShape(type: string, shape: unknown): void {
  const example = 'such as { heading: heading(2, "…", "…") }';
  if (Object.getPrototypeOf(Object(shape)) !== Object.prototype)
    throw new Error(`The schema of "${type}" is no object of fields by their names, ${example}.`);
  const wrong = Object.entries(Object(shape)).find(([, field]) => !(field instanceof z.ZodType));
  if (wrong)
    throw new Error(`The field "${wrong[0]}" of "${type}" is none. Fields are made, ${example}.`);
}

/** What the file of a type's component exports: the type's name with a capital. */
export const componentNameOf = (type: string): string =>
  type.charAt(0).toUpperCase() + type.slice(1);
