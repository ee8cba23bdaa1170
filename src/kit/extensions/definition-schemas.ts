import * as z from "zod";
import { BUSINESS_TYPES } from "../../../schema/business-types.ts";
import { FEATURES } from "../../../schema/fields/features.ts";
import { declaredTexts, neededPlaceholders, placeholdersOf } from "../../../schema/fields/texts.ts";
import type { Finding, Rule } from "../../checks/engine/rule.ts";
import type { Fix, Severity } from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../lib/lists.ts";
import type { CheckWords } from "../../model/kit/check-words.ts";
import type { ExtensionKind } from "../../model/kit/extensions.ts";
import type { LanguageDefinition } from "../../model/kit/language-definition.ts";
import type { LookDefinition } from "../../model/kit/look-definition.ts";
import type { SectionScript, SectionType } from "../../model/kit/section-definition.ts";
import { WISHES } from "../../model/kit/wishes.ts";
import type { SearchRules } from "../../model/search-words.ts";

/*
 * The definitions of extensions, which are not type-checked. Each error completes the sentence
 * `"type" of a section has to …`.
 */

/** The schema of an object with exactly the keys of `T`. */
type ShapeOf<T> = Record<keyof T, z.ZodType>;

const text = z.string("be a text");
const flag = z.boolean("be true or false").optional();
const number = z.number("be a number");
const texts = z.array(text, "be a list of texts");
const object = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape, { error: BE_OBJECT });
const record = <V extends z.ZodType>(value: V) => z.record(z.string(), value, "be an object");
const call = z.custom<object>((value) => typeof value === "function", "be a function");

const BE_OBJECT = (issue: z.core.$ZodRawIssue) =>
  issue.code === "invalid_type" ? "be an object" : undefined;

const SYNCHRONOUS =
  "be synchronous, as rendering is: return the value, and fetch what only browsers have in an effect";

const synchronous = call
  .refine((called) => called.constructor.name !== "AsyncFunction", SYNCHRONOUS)
  .optional();

/** Each language needs each word. Without one, its pages would have an empty text. */
const words = record(record(text)).superRefine((languages, { addIssue }) => {
  const names = new Set(Object.values(languages).flatMap((each) => Object.keys(each)));
  for (const [language, each] of Object.entries(languages)) {
    for (const name of names)
      if (!Object.hasOwn(each, name)) addIssue({ code: "custom", path: [language, name] });
  }
});

/** Without a placeholder, a text would omit a date or a name. */
function textWith(placeholders: string) {
  const error = placeholders
    ? `contain ${placeholders}, each once`
    : "have no braces: it takes no values";
  return text.refine((own) => placeholdersOf(own) === placeholders, error);
}

/** The built-in texts of a language, by group. */
const textGroups = [...groupBy(declaredTexts, ([name]) => name.slice(0, name.indexOf(".")))].map(
  ([group, declared]) => {
    const shape = declared.map(([name, each]) => [
      name.slice(group.length + 1),
      textWith(neededPlaceholders(each)),
    ]);
    return [group, object(Object.fromEntries(shape))] as const;
  },
);

const section = object({
  kind: text,
  type: text.regex(/^[a-z][a-zA-Z0-9]*$/, "be in camelCase, such as openingTimes"),
  name: text.optional(),
  description: text,
  schema: z.instanceof(z.ZodObject, { error: "be made by defineSection" }),
  component: text.optional(),
  fixtures: call,
  background: text.optional(),
  alsoCalled: texts.optional(),
  says: z
    .array(z.enum(Object.keys(WISHES), `be one of ${Object.keys(WISHES).join(", ")}`), "be a list")
    .optional(),
  inApp: flag,
  script: object({ file: text, beforePaint: flag } satisfies ShapeOf<SectionScript>).optional(),
  uses: object({
    features: z
      .partialRecord(
        z.literal(Object.keys(FEATURES)),
        z.union([z.literal("always"), call], 'be "always" or a function'),
      )
      .optional(),
    pages: call.optional(),
    hours: call.optional(),
    cover: call.optional(),
    dates: call.optional(),
    today: z.literal(true, "be true").optional(),
    services: call.optional(),
  } satisfies ShapeOf<NonNullable<SectionType["uses"]>>).optional(),
  texts: z.array(z.literal(textGroups.map(([group]) => group))).optional(),
  words: words.optional(),
  derive: synchronous,
  structuredData: synchronous,
  anchors: synchronous,
  files: synchronous,
} satisfies ShapeOf<SectionType>);

const fonts = object({
  heading: object({ font: text, weight: number, width: number }),
  body: object({ font: text }),
});

const look = object({
  kind: text,
  name: text,
  description: text,
  styles: text.optional(),
  fonts: z.object({ Latn: fonts }, { error: BE_OBJECT }).catchall(fonts),
  ground: object({ paper: text, ink: text }),
  backdrop: object({ hasBand: z.boolean("be true or false"), draw: call }),
  suits: z.array(z.literal(BUSINESS_TYPES)).optional(),
} satisfies ShapeOf<LookDefinition>);

const language = object({
  kind: text,
  code: text,
  texts: object(Object.fromEntries(textGroups)),
  checks: object({
    vagueLinks: texts,
    placeholders: texts,
    nothing: texts,
    subjects: text,
    inFacts: texts,
    wholeFacts: texts,
    pictures: texts,
    pictureOf: texts,
    noServices: texts,
    beforeAmounts: texts,
    betweenAmounts: texts,
    afterAmounts: texts,
    limits: texts,
  } satisfies ShapeOf<CheckWords>),
  search: object({
    letters: record(text).optional(),
    spellings: record(text).optional(),
    beginnings: record(texts).optional(),
    endings: z.array(texts).optional(),
    compounds: flag,
  } satisfies ShapeOf<SearchRules>).optional(),
  starter: call,
  fixtures: call,
} satisfies ShapeOf<LanguageDefinition>);

const CHECK_FUNCTIONS = ["checkText", "checkPage", "checkSite"] as const;

const check = object({
  kind: text,
  id: text,
  severity: z.literal(["error", "warning", "info"] satisfies Severity[]),
  summary: text,
  explanation: text,
  checkText: call.optional(),
  checkPage: call.optional(),
  checkSite: call.optional(),
  findsUnwritten: flag,
} satisfies ShapeOf<Rule>).refine(
  (rule) => CHECK_FUNCTIONS.some((name) => rule[name]),
  `have one of ${CHECK_FUNCTIONS.join(", ")}`,
);

/** The schema of each kind of definition. */
export const DEFINITION_SCHEMAS: Record<ExtensionKind, z.ZodType> = {
  section,
  look,
  language,
  check,
};

const findingPath = z.array(z.union([z.string(), z.number()]), "be a list of keys");

/** The schema of a finding that a check reports. */
export const findingSchema = object({
  path: findingPath,
  repeats: findingPath.optional(),
  message: text,
  hint: text.optional(),
  within: object({ start: number, length: number }).optional(),
  fix: z
    .looseObject({
      kind: z.literal(["replace", "rename", "remove", "cut"] satisfies Fix["kind"][]),
    })
    .optional(),
  suggestion: z.unknown().optional(),
  at: z.literal("key").optional(),
  page: text.optional(),
  weight: number.optional(),
} satisfies ShapeOf<Finding>);
