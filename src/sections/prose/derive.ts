import { type Fields, formatDigits, type MarkdownNode, type SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

type ProseFields = Pick<Fields<typeof schema>, "text" | "numbered">;
type Node = ProseFields["text"][number];

/**
 * The text, with numbers before its headings if it has numbered ones. They are text, not CSS counters, so that
 * they are copied, found and read out.
 */
export function deriveProse({ locale }: SectionContext, { text, numbered }: ProseFields) {
  if (!numbered) return { text };
  let [heading, subheading] = [0, 0];
  const digits = (number: number) => formatDigits(number, locale);
  const withNumber = (node: Node): Node => {
    if (node.type === "heading") {
      [heading, subheading] = [heading + 1, 0];
      return { ...node, children: [numberOf(`${digits(heading)}.`), ...node.children] };
    }
    if (node.type !== "subheading") return node;
    subheading += 1;
    const number = `${digits(heading)}.${digits(subheading)}`;
    return { ...node, children: [numberOf(number), ...node.children] };
  };
  return { text: text.map(withNumber) };
}

const numberOf = (number: string): MarkdownNode => ({ type: "text", value: `${number}\u00a0` });
