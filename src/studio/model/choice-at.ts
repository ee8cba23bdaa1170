import type { Step } from "../../commands/diff/change.ts";
import { bare, defOf } from "../../config/parse/schema-at.ts";
import type { Kit } from "../../kit/kit.ts";
import { ownProperty } from "../../lib/objects.ts";
import { optionsOf } from "./form/options.ts";

type Schema = Kit["schemas"]["site"] | ReturnType<typeof bare>;

/** The English names of the choices of a field, by its position in a difference. */
export function choiceAt(
  where: readonly Step[],
  { sections, schemas }: Pick<Kit, "sections" | "schemas">,
): (text: string) => string | undefined {
  const [first, ...inner] = where;
  const { name } = typeof first === "object" ? first : {};
  const section = name === undefined ? undefined : sections.get(name)?.schema;
  const fields = section ? fieldsAt(section, inner) : fieldsAt(schemas.site, where);
  const options = fields.flatMap(optionsOf);
  return (text) => options.find(({ value }) => String(value) === text)?.label;
}

/** The schemas that the value there may have. */
function fieldsAt(schema: Schema, [step, ...inner]: readonly Step[]): Schema[] {
  const own = bare(schema);
  const { shape = {}, element, valueType, options } = defOf(own);
  if (options)
    return options.flatMap((option) =>
      fieldsAt(option, step === undefined ? [] : [step, ...inner]),
    );
  if (step === undefined) return [own];
  const next = typeof step === "string" ? (ownProperty(shape, step) ?? valueType) : element;
  return next ? fieldsAt(next, inner) : [];
}
