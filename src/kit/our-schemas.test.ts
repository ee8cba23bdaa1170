import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ourKit } from "./our-kit.ts";

/** A field of an object in a schema, with its full name. */
interface Field {
  name: string;
  key: string;
  /** The type without its optional wrappers. */
  type: z.core.$ZodType;
  description: string;
  examples: readonly unknown[];
}

interface NamedObject {
  name: string;
  schema: z.core.$ZodObject;
}

interface Def {
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  discriminator?: string;
}

/** All objects in a schema, including those in lists, records, unions and optional fields. */
function objectsOf(schema: z.core.$ZodType, name = ""): NamedObject[] {
  const { innerType, element, valueType, options, discriminator } = schema._zod.def as Def;
  const inner = innerType ?? element;
  if (inner) return objectsOf(inner, name);
  if (valueType) return objectsOf(valueType, join(name, "*"));
  if (options)
    return options.flatMap((option) =>
      objectsOf(option, join(name, nameOf(option, discriminator))),
    );
  if (!(schema instanceof z.core.$ZodObject)) return [];
  const inside = Object.entries(schema._zod.def.shape).flatMap(([key, type]) =>
    objectsOf(type, join(name, key)),
  );
  return [{ name, schema }, ...inside];
}

/** All fields of all objects in a schema, or of the outermost object only. */
function fieldsOf(schema: z.core.$ZodType, { deep = true } = {}): Field[] {
  const objects = objectsOf(schema);
  return (deep ? objects : objects.slice(0, 1)).flatMap(({ name, schema: object }) =>
    Object.entries(object._zod.def.shape).map(([key, wrapped]) => ({
      name: join(name, key),
      key,
      ...unwrap(wrapped),
    })),
  );
}

/** The outermost description wins: `action.meta(…)` describes this button. */
function unwrap(schema: z.core.$ZodType): Omit<Field, "name" | "key"> {
  const { innerType } = schema._zod.def as Def;
  const inside = innerType ? unwrap(innerType) : { type: schema, description: "", examples: [] };
  const own = z.globalRegistry.get(schema);
  return {
    type: inside.type,
    description: own?.description ?? inside.description,
    examples: (own?.examples as unknown[] | undefined) ?? inside.examples,
  };
}

/** The name of a union's option: a section's `type`, a form's `service`. */
function nameOf(option: z.core.$ZodType, discriminator = ""): string {
  const name = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
  return name instanceof z.ZodLiteral ? String(name.value) : "";
}

const join = (name: string, key: string) => [name, key].filter(Boolean).join(".");

const { sections, schemas } = ourKit();
const fields = fieldsOf(schemas.site);
const objects = objectsOf(schemas.site);

/** Objects are explained by their fields and have the examples of their fields. */
const ownWords = fields.filter(({ type }) => !(type instanceof z.ZodObject));

const byName = (list: readonly Field[]) => list.map((field) => [field.name, field] as const);

/** An object with the examples of its fields. */
function exampleOf(schema: z.core.$ZodObject): Record<string, unknown> {
  const entries = fieldsOf(schema, { deep: false }).map(({ key, type, examples }) => {
    const inner = type instanceof z.ZodObject ? exampleOf(type) : examples[0];
    return [key, inner] as const;
  });
  return Object.fromEntries(entries);
}

describe("the walk through the schema", () => {
  it("reaches deeply nested fields", () => {
    const names = fields.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "business.address.street",
        "theme.colours.dark.accent",
        "templates.*.params.*.count",
        "templates.*.sections.hero.video.poster",
        "pages.sections.tiers.tiers.action.link",
        "forms.signup.antiForgery.name",
      ]),
    );
  });
});

describe("each field", () => {
  it.each(byName(fields))("%s has a description of one sentence", (_, { description }) => {
    expect(description).toMatch(/^(["`]|\p{Lu}).{3,}[.…]$/u);
    expect(description).not.toMatch(/\s{2}|\n|TODO/);
  });

  it.each(byName(ownWords))("%s has an example, and each is valid", (_, { examples, type }) => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(problems(type, example)).toEqual([]);
  });
});

describe("each object", () => {
  it.each(objects.map(({ name, schema }) => [name, schema] as const))(
    "%s rejects unknown keys",
    (_, schema) => {
      expect(problems(schema, { $unknown: 1 })).toContainEqual(
        expect.objectContaining({ code: "unrecognized_keys", keys: ["$unknown"] }),
      );
    },
  );

  it.each(objects.map(({ name, schema }) => [name, schema] as const))(
    "%s accepts the examples of its fields together",
    (_, schema) => {
      const found = problems(schema, exampleOf(schema));
      // Fields that exclude each other cannot all be there; that is a rule between them.
      expect(found.filter(({ code }) => code !== "custom")).toEqual([]);
    },
  );
});

describe("each section type", () => {
  it("has its own description", () => {
    const descriptions = [...sections.values()].map(({ description }) => description);
    for (const description of descriptions) expect(description).toMatch(/^\p{Lu}.+\.$/u);
    expect(new Set(descriptions).size).toBe(sections.size);
  });
});

/** zod's issues for a value; none if it is valid. */
const problems = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues ?? [];
