import { asField, type FieldSchema, fieldTable } from "./fields.ts";

type Section = readonly [type: string, section: FieldSchema];

/** A field that nearly all section types have. */
interface Shared {
  name: string;
  field: FieldSchema;
  /** The types that lack it. */
  lacking: readonly string[];
  /** The types with a different default, and that default. */
  otherwise: readonly (readonly [type: string, value: unknown])[];
}

const NEARLY_ALL = 0.75;

/** The fields with the same meaning in nearly all types, which are described once. */
export function sharedFields(sections: readonly Section[]): Shared[] {
  const [, first] = sections[0] ?? [];
  const names = Object.keys(first?.properties ?? {}).filter((name) => name !== "type");
  return names.flatMap((name) => {
    const having = sections.filter(([, { properties = {} }]) => name in properties);
    const fieldIn = ([, section]: Section) => asField(section.properties?.[name]);
    const [one] = having;
    if (!one || having.length < NEARLY_ALL * sections.length) return [];
    const field = fieldIn(one);
    if (having.some((each) => fieldIn(each).description !== field.description)) return [];
    const otherwise = having
      .filter((each) => fieldIn(each).default !== field.default)
      .map((each) => [each[0], fieldIn(each).default] as const);
    const lacking = sections.filter((each) => !having.includes(each)).map(([type]) => type);
    return [{ name, field, lacking, otherwise }];
  });
}

/** The table of shared fields, with the types that differ. */
export function aboutShared(shared: readonly Shared[]): string {
  const properties = Object.fromEntries(shared.map(({ name, field }) => [name, field]));
  const code = (word: unknown) => `\`${word}\``;
  const notes = shared.flatMap(({ name, lacking, otherwise }) => [
    ...[...new Set(otherwise.map(([, value]) => value))].map((value) => {
      const types = otherwise.flatMap(([type, other]) => (other === value ? code(type) : []));
      return `The default of ${code(name)} is ${code(value)} in ${types.join(", ")}.`;
    }),
    ...(lacking.length > 0
      ? [`There is no ${code(name)} in ${lacking.map(code).join(", ")}.`]
      : []),
  ]);
  return [fieldTable({ properties }), notes.join(" ")].filter((part) => part !== "").join("\n\n");
}
