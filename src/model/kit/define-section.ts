import * as z from "zod";
import { withRules } from "../../../schema/fields/rules.ts";
import { sectionSchema } from "../../../schema/fields/section.ts";
import type { OwnWords, SectionDefinition, SectionParts } from "./section-definition.ts";

/** Fields and props that every section has. */
const COMMON = ["type", "id", "draft", "from", "until", "background", "use", "words"];

/** Defines a section type from its own fields. The fields that every section has are added. */
export function defineSection<
  S extends z.ZodRawShape,
  Derived extends object = object,
  Words extends OwnWords = OwnWords,
>({
  schema: shape,
  rules = [],
  fixtures,
  ...rest
}: SectionParts<S, Derived, Words>): SectionDefinition<S, Derived, Words> {
  expectShape(rest.type, shape);
  const common = Object.keys(shape).find((key) => COMMON.includes(key));
  if (common !== undefined)
    throw new Error(
      `Every section has "${common}", so "${rest.type}" cannot have its own field with this name. Give the field another name.`,
    );
  return {
    kind: "section",
    ...rest,
    schema: withRules(sectionSchema(rest, shape), ...rules),
    fixtures: typeof fixtures === "function" ? fixtures : async () => ({ fixtures }),
  };
}

/** Throws for mistakes that only authors in JavaScript can make: a finished schema, a field function that was not called. */
function expectShape(type: string, shape: unknown): void {
  const example = 'such as { heading: heading(2, "…", "…") }';
  if (Object.getPrototypeOf(Object(shape)) !== Object.prototype)
    throw new Error(`The schema of "${type}" is not an object of fields by name, ${example}.`);
  const wrong = Object.entries(Object(shape)).find(([, field]) => !(field instanceof z.ZodType));
  if (wrong)
    throw new Error(
      `"${wrong[0]}" of "${type}" is not a field. Call a field function, ${example}.`,
    );
}
