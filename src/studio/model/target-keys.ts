import type { FieldModel, TargetKeys } from "../protocol/fields.ts";

/**
 * The fields of an object that is a link, such as a button or an entry of a menu: a new one needs a target and its words,
 * and nothing else.
 */
export function targetOf(fields: readonly FieldModel[]): TargetKeys | undefined {
  const [link] = fields.filter(isLink);
  const required = fields.filter((field) => field.isRequired && field !== link);
  const [label] = required;
  const isWords = label?.control.type === "text" && label.control.kind === "words";
  if (link?.control.type !== "text" || !isWords || required.length > 1) return undefined;
  return { names: link.control.names ?? "link", link: link.key, label: label.key };
}

const LINKS: ReadonlySet<string | undefined> = new Set(["link", "page"]);

const isLink = ({ control }: FieldModel) => control.type === "text" && LINKS.has(control.names);
