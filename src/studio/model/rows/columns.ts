import type { z } from "zod";
import { parameter as parameterSchema } from "../../../../schema/parameters.ts";
import { metaOf } from "../../../config/parse/schema-at.ts";
import { shapeOf } from "../../../config/parse/shapes.ts";
import { inWords, upperFirst } from "../../../lib/text.ts";
import type { Control } from "../../protocol/fields.ts";
import type { CellKind, TableColumn } from "../../protocol/rows.ts";
import { controlOf } from "../form/control.ts";

type Described = Pick<TableColumn, "kind" | "description" | "options" | "isFormat">;

/** How the cells of a column are edited, by the schema of their values. */
export function cellsOf(schema: z.core.$ZodType): Described {
  const { description = "" } = metaOf(schema);
  const control = controlOf(schema);
  const options = optionsOf(control);
  return { description, kind: kindOf(control), options, isFormat: !isWords(control) };
}

/** Whether any words are right. */
function isWords(control: Control): boolean {
  if (control.type === "list") return isWords(control.item);
  if (control.type !== "text") return control.type !== "number" && optionsOf(control).length === 0;
  return (
    ["line", "words", "markdown", "icon"].includes(control.kind) && control.words === undefined
  );
}

function kindOf(control: Control): CellKind {
  switch (control.type) {
    case "text":
      if (control.kind === "markdown") return "long";
      if (control.kind === "date" || control.kind === "moment") return control.kind;
      return control.kind === "time" ? "time" : "text";
    case "number":
      return "number";
    case "media":
      return control.kind === "image" ? "picture" : "text";
    case "list":
      return ["text", "number", "choice"].includes(control.item.type) ? "list" : "form";
    case "flag":
    case "choice":
      return "text";
    case "alternatives":
      return control.options.map(kindOf).find((kind) => kind !== "form") ?? "form";
    default:
      return "form";
  }
}

function optionsOf(control: Control): TableColumn["options"] {
  if (control.type === "choice") return control.options;
  if (control.type === "list") return optionsOf(control.item);
  if (control.type === "flag")
    return [true, false].map((value) => ({ value, label: String(value) }));
  const words = control.type === "text" ? control.words : undefined;
  return (words ?? []).map((value) => ({ value, label: value }));
}

/** The name of a column for people: `base.city` is "Base city". */
export const columnLabel = (key: string): string => upperFirst(inWords(key).replaceAll(".", " "));

/** The columns of the parameters that a template declares. The fields of objects have a column each. */
export function parameterColumns(params: unknown, outer = ""): TableColumn[] {
  return Object.entries(Object(params)).flatMap(([name, declared]): TableColumn[] => {
    const { data } = parameterSchema.safeParse(declared);
    const key = outer + name;
    if (!data) return [];
    if (data.type === "object") return parameterColumns(data.fields, `${key}.`);
    const isRequired = !data.optional && data.default === undefined;
    const cells = cellsOf(shapeOf(data));
    const { description } = data;
    return [{ key, label: columnLabel(key), ...cells, description, isRequired, isUsed: true }];
  });
}

/** The column with the addresses of pages. No parameter and no column of a file has its key; some are called "path". */
export const PATH_COLUMN: TableColumn = {
  key: "/",
  label: "",
  description: "",
  kind: "path",
  options: [],
  isFormat: false,
  isRequired: true,
  isUsed: true,
};
