import type { CSSObject } from "@emotion/react";
import { type ElementType, Fragment, type ReactNode } from "react";
import type { MarkdownContainer, MarkdownNode } from "../../model/values.ts";
import { Anchor } from "./anchor.tsx";
import { useHeadingLevel } from "./heading-level.tsx";
import { styledText, type TextProps } from "./text.tsx";

export type Elements = Readonly<Record<MarkdownContainer, ElementType>>;

const ELEMENTS: Omit<Elements, "heading" | "subheading"> = {
  paragraph: "p",
  unordered: "ul",
  ordered: "ol",
  item: "li",
  strong: "strong",
  emphasis: "em",
  quotation: "figure",
  quote: "blockquote",
  source: "figcaption",
  code: "code",
  codeBlock: "pre",
};

/** The elements of a text whose headings have that level. */
export const elementsOf = (level: 2 | 3 | 4): Elements => ({
  ...ELEMENTS,
  ...HEADINGS[level],
});

const HEADINGS = {
  2: { heading: "h2", subheading: "h3" },
  3: { heading: "h3", subheading: "h4" },
  4: { heading: "h4", subheading: "h5" },
} as const;

/** A heading would not be valid within a line. */
const IN_LINE: Elements = { ...ELEMENTS, heading: "span", subheading: "span" };

const PARAGRAPHS: CSSObject = {
  maxWidth: "66ch",
  textWrap: "pretty",
  "& > * + *": { marginTop: "0.9em" },
};

/** Most texts of a page have no list, and no styles for one. */
const Paragraphs = styledText(PARAGRAPHS);

export const Body = styledText(PARAGRAPHS, {
  "& ul, & ol": { paddingInlineStart: "1.2em" },
  "& ul": { listStyle: "square" },
  "& ol": { listStyle: "decimal" },
  "& li::marker": { color: "var(--muted)" },
  "& li + li": { marginTop: "0.35em" },
});

interface MarkdownProps extends Pick<TextProps, "variant" | "color"> {
  nodes: readonly MarkdownNode[];
  /** The level of headings in the text, in a section with a heading: one below the heading over it. */
  headingLevel?: 3 | 4;
}

/** Paragraphs of the config's Markdown. */
export function Markdown({ nodes, headingLevel = 3, ...rest }: MarkdownProps) {
  const level = useHeadingLevel(headingLevel);
  const Container = nodes.some(isList) ? Body : Paragraphs;
  return (
    <Container component="div" {...rest}>
      {renderNodes(nodes, elementsOf(level))}
    </Container>
  );
}

const isList = ({ type }: MarkdownNode) => type === "unordered" || type === "ordered";

/** Paragraphs within another element, each on a new line. */
export const InlineMarkdown = ({ nodes }: Pick<MarkdownProps, "nodes">) =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree is fixed once compiled; order is identity
    <Fragment key={index}>
      {index > 0 && (node.type === "paragraph" || node.type === "heading") && <br />}
      {node.type === "paragraph" ? renderNodes(node.children, IN_LINE) : renderNode(node, IN_LINE)}
    </Fragment>
  ));

const renderNodes = (nodes: readonly MarkdownNode[], elements: Elements): ReactNode =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree is fixed once compiled; order is identity
    <Fragment key={index}>{renderNode(node, elements)}</Fragment>
  ));

export function renderNode(node: MarkdownNode, elements: Elements): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type === "break") return <br />;
  const children = renderNodes(node.children, elements);
  if (node.type === "link") {
    return (
      <Anchor link={node.link} data-whole={node.whole}>
        {children}
      </Anchor>
    );
  }
  const Element = elements[node.type];
  return <Element>{children}</Element>;
}
