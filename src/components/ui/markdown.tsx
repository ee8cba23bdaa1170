import { type ElementType, Fragment, type ReactNode } from "react";
import type { MarkdownContainer, MarkdownNode } from "../../model/values.ts";
import { Anchor } from "./anchor.tsx";
import { styledText, type TextProps } from "./text.tsx";

const ELEMENTS: Record<Exclude<MarkdownContainer, "heading">, ElementType> = {
  paragraph: "p",
  unordered: "ul",
  ordered: "ol",
  item: "li",
  strong: "strong",
  emphasis: "em",
};

export const Body = styledText({
  maxWidth: "66ch",
  textWrap: "pretty",
  "& > * + *": { marginTop: "0.9em" },
  "& ul, & ol": { paddingInlineStart: "1.2em" },
  "& ul": { listStyle: "square" },
  "& ol": { listStyle: "decimal" },
  "& li::marker": { color: "var(--muted)" },
  "& li + li": { marginTop: "0.35em" },
});

interface MarkdownProps extends Pick<TextProps, "variant" | "color"> {
  nodes: readonly MarkdownNode[];
  /** The level of headings in the text: one below the heading over it. */
  headingLevel?: 2 | 3 | 4;
}

/** Paragraphs of the config's Markdown. */
export const Markdown = ({ nodes, headingLevel = 3, ...rest }: MarkdownProps) => (
  <Body component="div" {...rest}>
    {renderNodes(nodes, `h${headingLevel}`)}
  </Body>
);

/** Paragraphs within another element, each on a new line. */
export const InlineMarkdown = ({ nodes }: Pick<MarkdownProps, "nodes">) =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree is fixed once compiled; order is identity
    <Fragment key={index}>
      {index > 0 && (node.type === "paragraph" || node.type === "heading") && <br />}
      {node.type === "paragraph" ? renderNodes(node.children, "span") : renderNode(node, "span")}
    </Fragment>
  ));

const renderNodes = (nodes: readonly MarkdownNode[], heading: ElementType): ReactNode =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree is fixed once compiled; order is identity
    <Fragment key={index}>{renderNode(node, heading)}</Fragment>
  ));

export function renderNode(node: MarkdownNode, heading: ElementType): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type === "break") return <br />;
  const children = renderNodes(node.children, heading);
  if (node.type === "link") {
    return (
      <Anchor link={node.link} data-whole={node.whole}>
        {children}
      </Anchor>
    );
  }
  const Element = node.type === "heading" ? heading : ELEMENTS[node.type];
  return <Element>{children}</Element>;
}
