import type { Thing } from "schema-dts";
import type * as z from "zod";
import type { Disclosure } from "../../../schema/fields/disclosure.ts";
import type { FeatureConditions } from "../../../schema/fields/features.ts";
import type { Directive } from "../../../schema/fields/meaning.ts";
import type { FieldRule } from "../../../schema/fields/rules.ts";
import type {
  Section,
  SectionInput,
  SectionSchema,
  SectionTerms,
} from "../../../schema/fields/section.ts";
import type { TextGroup } from "../../../schema/fields/texts.ts";
import type { HoursUse } from "../hours.ts";
import type { PageQuery } from "../page-list.ts";
import type { Resolved } from "../values.ts";
import type { SectionContext } from "./section-context.ts";
import type { Wish } from "./wishes.ts";

type Shape = z.ZodRawShape;

/** A section in the config, without defaults. */
export type Input<S extends Shape> = z.input<SectionSchema<S>>;

/** The same with defaults. */
type Written<S extends Shape> = z.output<SectionSchema<S>>;

/** The fields of a section, resolved: tokens replaced, links and files looked up. */
export type Fields<S extends Shape> = Resolved<Written<S>>;

/** Other pages that a section links to without their path in the config. */
export interface OtherPages {
  /** Labels of pages, with tokens; a label without a page is not a link. */
  labels?: readonly string[] | undefined;
  /** The template whose pages it links to. */
  template?: string | undefined;
  /** The pages that it lists; the context has them as `listed`. */
  list?: PageQuery | undefined;
}

/** A service of another company that browsers use because of a section, if its fields decide which one. */
export interface ServiceUse {
  /** The field with its address. */
  field: string;
  url: string;
  allows: readonly [Directive, ...Directive[]];
  name?: string;
  /** The owner's words for the privacy notice, in the language of the page. */
  purpose?: string | undefined;
  learns?: string | undefined;
  /** Built-in texts in place of these words. */
  texts: NonNullable<Disclosure["texts"]>;
}

/** A file that a section adds to its page, such as a calendar. */
export interface SectionFile {
  /** Its name in the folder of the page: `events.ics`. */
  name: string;
  content: string;
}

/** What a section type uses from the rest of the site, and adds to its page. */
interface Uses<S extends Shape> {
  /** Features that other code asks about, such as a contact form or a map. */
  features?: FeatureConditions<Written<S>>;
  /** The other pages that it links to. */
  pages?(section: Written<S>): OtherPages;
  /** The opening hours that it displays. */
  hours?(section: Written<S>): HoursUse | undefined;
  /** What a header over the first section of the page is over; undefined if it needs its own background. */
  cover?(section: Written<S>): Cover | undefined;
  /** The dates of its entries, such as events. */
  dates?(section: Written<S>): readonly EntryDate[];
  /** Whether it reads `today` of its context; its pages are then built again on each day. */
  today?: true;
  /** The services of other companies that no field declares on its own. */
  services?(section: Fields<S>): readonly ServiceUse[];
}

/** A date of an entry of a section. */
export interface EntryDate {
  /** Its position in the section: `["events", 0, "start"]`. */
  field: readonly (string | number)[];
  date: string;
  /** The name of the entry. */
  name: string;
  /** The last day of the entry; undefined if there is none, or if this is not its first date. */
  last?: string | undefined;
  /** Whether the section omits the entry after its last day. */
  leaves: boolean;
  /** The days on which it takes place at the business, which then has to be open. */
  openDays?: readonly string[] | undefined;
}

/**
 * What is at the top of a section that a transparent header may be over: a bare `picture`, or a picture
 * under a layer of the section's `background`.
 */
export type Cover = "picture" | "background";

/** Example sections by name, as an owner writes them. */
export type Fixtures<S extends Shape> = Record<string, Input<S>> & {
  /** With the required fields only. */
  minimal: Input<S>;
  /** With all fields that can be used together; fields that exclude each other have other fixtures. */
  full: Input<S>;
};

/** What a section type's `fixtures.ts` exports. */
export interface FixtureModule {
  fixtures: Record<"minimal" | "full", SectionInput> & Record<string, SectionInput>;
  /** Fields whose words appear only after a visitor's action; the type's own test shows them. */
  shownLater?: readonly string[];
}

/** Messages by names that a type chooses. */
export type OwnWords = Readonly<Record<string, string>>;

/** A script without React, such as the definition of a custom element. */
export interface SectionScript {
  /** Its file, beside the definition. */
  file: `./${string}`;
  /** Whether it runs before the page is painted, for what would move or disappear otherwise; by default, it runs after. */
  beforePaint?: boolean;
}

/** What `defineSection` takes. */
export interface SectionParts<S extends Shape, Derived extends object, Words extends OwnWords>
  extends SectionTerms {
  /** What owners want to say with it; the first one is its place in the studio. */
  says?: readonly Wish[];
  /** The fields of this type alone. */
  schema: S;
  /**
   * The file of its component, beside the definition; by default `./opening-times.tsx` for `openingTimes`. It
   * exports the component under the type's name with a capital, `OpeningTimes`. Browsers never get the definition.
   */
  component?: `./${string}`;
  /** Whether the component is bundled with the app. Useful for a small one that most pages use. */
  inApp?: boolean;
  /** A script of its pages that works without the app: docs/kit.md. */
  script?: SectionScript;
  uses?: Uses<S>;
  /** The groups of the builder's messages that it displays. */
  texts?: readonly TextGroup[];
  /**
   * Its own messages by language: `{ en: { send: "Send" } }`. Its component gets those of the page's language
   * as `words`.
   */
  words?: Record<string, Words>;
  /** Rules between its fields. */
  rules?: readonly FieldRule<Written<S>>[];
  /**
   * Computes props from the section's fields and the rest of the site. It runs while the site is compiled,
   * never in the browser; the result is merged with the section's own fields.
   */
  derive?(context: SectionContext, section: Fields<S>): Derived;
  /**
   * The section's structured data, for the graph of its page. Entities with the same `@id` in several
   * sections of a page are merged.
   */
  structuredData?(context: SectionContext, section: Fields<S> & Derived): Thing[];
  /** The ids within the section that links can lead to, besides its own. */
  anchors?(section: Fields<S> & Derived): readonly string[];
  /** Files beside the page; `fileUrl` of the context is the address of each. */
  files?(context: SectionContext, section: Fields<S>): readonly SectionFile[];
  /** Example sections, or a function that imports them: `() => import("../fixtures.ts")`. Only tests and the reference use them. */
  fixtures: (NoInfer<Fixtures<S>> & FixtureModule["fixtures"]) | (() => Promise<FixtureModule>);
}

/** A section type: one value with all that other code needs to know about it. */
export interface SectionDefinition<
  S extends Shape,
  Derived extends object,
  Words extends OwnWords = OwnWords,
> extends Omit<SectionParts<S, Derived, Words>, "schema" | "rules" | "fixtures"> {
  kind: "section";
  schema: SectionSchema<S>;
  fixtures(): Promise<FixtureModule>;
}

/** A definition as shared code sees it, without the types of its fields. */
export interface SectionType extends SectionTerms {
  kind: "section";
  says?: readonly Wish[];
  schema: z.ZodObject;
  component?: string;
  inApp?: boolean;
  script?: SectionScript;
  uses?: {
    features?: FeatureConditions<Section>;
    pages?(section: Section): OtherPages;
    hours?(section: Section): HoursUse | undefined;
    cover?(section: Section): Cover | undefined;
    dates?(section: Section): readonly EntryDate[];
    today?: true;
    services?(section: Section): readonly ServiceUse[];
  };
  texts?: readonly TextGroup[];
  words?: Record<string, OwnWords>;
  derive?(context: SectionContext, section: Section): object;
  structuredData?(context: SectionContext, section: Section): Thing[];
  anchors?(section: Section): readonly string[];
  files?(context: SectionContext, section: Section): readonly SectionFile[];
  fixtures(): Promise<FixtureModule>;
}

/** The props of a section's component: its fields, what its deriver adds, and its own messages. */
export type SectionProps<D> =
  D extends SectionDefinition<infer S, infer Derived, infer Words>
    ? Fields<S> & Derived & { words: Words }
    : never;
