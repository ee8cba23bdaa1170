import type { Path } from "../../diagnostics/diagnostic.ts";
import { ownProperty } from "../../lib/objects.ts";

/** The declaration of a parameter in the config; it may be invalid. */
interface Declaration {
  type?: unknown;
  of?: unknown;
  fields?: unknown;
  count?: unknown;
  optional?: unknown;
  default?: unknown;
}

/** The value of a parameter on a page. */
export interface ParameterValue {
  /** Undefined if the page does not set it. */
  value: unknown;
  origin: Path;
}

/** The value of a token such as `picture` or `picture.alt`; undefined if the template does not declare it. */
export function parameterValue(
  token: string,
  params: unknown,
  declarations: unknown,
  { page, template }: { page: Path; template: Path },
): ParameterValue | undefined {
  const [name = "", ...fields] = token.split(".");
  const declaration = declarationOf(name, declarations);
  if (!declaration) return undefined;
  const set: unknown = ownProperty(Object(params), name);
  const whole = withDefaults(set ?? declaration.default, declaration);
  const start: Path =
    set === undefined ? [...template, "params", name, "default"] : [...page, "params", name];
  let [value, inner] = [whole, declaration];
  for (const field of fields) {
    const next = inner.type === "object" ? declarationOf(field, inner.fields) : undefined;
    if (!next) return undefined;
    [value, inner] = [ownProperty(Object(value), field), next];
  }
  return { value, origin: [...start, ...fields] };
}

function declarationOf(name: string, declarations: unknown): Declaration | undefined {
  const found: unknown = ownProperty(Object(declarations), name);
  return typeof found === "object" && found !== null ? found : undefined;
}

/** A value with the defaults of its fields. */
function withDefaults(value: unknown, { fields }: Declaration): unknown {
  if (typeof value !== "object" || value === null || fields === undefined) return value;
  if (Array.isArray(value)) return value.map((entry) => withDefaults(entry, { fields }));
  const filled = Object.entries(Object(fields)).flatMap(([name, field]) => {
    const inner = withDefaults(
      ownProperty(Object(value), name) ?? Object(field).default,
      Object(field),
    );
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return filled.length === 0 ? value : { ...value, ...Object.fromEntries(filled) };
}

/** An example value of a parameter. */
export function exampleValue({ type, of = "text", fields, count }: Declaration): unknown {
  if (type === "row") return {};
  const example =
    fields === undefined ? simpleExample(type === "list" ? of : type) : exampleOf(fields);
  return type === "list" ? Array(typeof count === "number" ? count : 1).fill(example) : example;
}

const exampleOf = (fields: unknown) =>
  Object.fromEntries(
    Object.entries(Object(fields)).map(([name, field]) => [name, exampleValue(Object(field))]),
  );

function simpleExample(type: unknown): unknown {
  if (type === "number") return 1;
  return type === "picture" ? { file: "…", alt: "…" } : "…";
}
