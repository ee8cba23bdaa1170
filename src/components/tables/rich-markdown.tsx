import { Fragment, type PropsWithChildren } from "react";
import { styled } from "../../looks/theme/styled.tsx";
import type { RichNode } from "../../model/values.ts";
import { useHeadingLevel } from "../ui/heading-level.tsx";
import { Body, type Elements, elementsOf, renderNode } from "../ui/markdown.tsx";
import { Picture } from "../ui/picture.tsx";
import { styledText, Text } from "../ui/text.tsx";
import { DataTable } from "./data-table.tsx";

/** Tables and pictures have margins. */
const Block = styled("div")({ "&&": { marginBlock: "1.75rem" } });

const Figure = styled("figure")(({ theme }) => ({
  "&&": { marginBlock: "1.75rem" },
  "& img": { borderRadius: theme.look.corner },
  "& figcaption": { marginTop: "0.5rem" },
}));

const Quotation = styled("figure")({
  "&&": { marginBlock: "1.75rem", marginInline: 0 },
  paddingInlineStart: "1.25rem",
  borderInlineStart: "3px solid var(--accentEdge)",
  "& blockquote": { margin: 0, fontSize: "1.125em" },
  "& blockquote > * + *, & figcaption": { marginTop: "0.75em" },
  "& figcaption": { color: "var(--muted)", fontSize: "0.9375em" },
});

const MONOSPACE = "ui-monospace, Menlo, Consolas, monospace";

const InlineCode = styled("code")({
  padding: "0.1em 0.3em",
  borderRadius: 3,
  background: "color-mix(in srgb, currentcolor 9%, transparent)",
  fontFamily: MONOSPACE,
  fontSize: "0.9em",
  overflowWrap: "anywhere",
});

const Listing = styled("pre")({
  "&&": { marginBlock: "1.75rem" },
  padding: "1rem 1.25rem",
  overflowX: "auto",
  border: "1px solid var(--line)",
  fontFamily: MONOSPACE,
  fontSize: "0.9em",
  lineHeight: 1.6,
  "@media print": { whiteSpace: "pre-wrap" },
});

/** Code is written from left to right in any language. */
const Code = ({ children }: PropsWithChildren) => <InlineCode dir="ltr">{children}</InlineCode>;

/** Long lines scroll, also by keyboard. */
const CodeBlock = ({ children }: PropsWithChildren) => (
  <Listing dir="ltr" tabIndex={0}>
    <code>{children}</code>
  </Listing>
);

/** The space above a heading, unless the text begins with it. */
const ABOVE = { "* + &&": { marginTop: "1.75em" } };
const Heading = styledText(ABOVE);
const LargeHeading = styledText({ "&&": { fontSize: "1.5rem" }, ...ABOVE });
const SmallHeading = styledText({ "&&": { fontSize: "1.0625rem" }, ...ABOVE });

const BLOCKS = { quotation: Quotation, code: Code, codeBlock: CodeBlock };

const ELEMENTS: Record<2 | 3, Elements> = {
  2: {
    ...elementsOf(2),
    ...BLOCKS,
    heading: (props) => <LargeHeading variant="h3" component="h2" {...props} />,
    subheading: (props) => <Heading variant="h3" {...props} />,
  },
  3: {
    ...elementsOf(3),
    ...BLOCKS,
    heading: (props) => <Heading variant="h3" {...props} />,
    subheading: (props) => <SmallHeading variant="h3" component="h4" {...props} />,
  },
};

/** As wide as the text beside a heading. */
const SIZES = "(min-width: 860px) min(41rem, 54vw), 92vw";

/** Paragraphs of the config's Markdown, with quotations, code, tables and pictures between them. */
export function RichMarkdown({ nodes }: { nodes: readonly RichNode[] }) {
  const elements = ELEMENTS[useHeadingLevel(3) === 2 ? 2 : 3];
  return (
    <Body component="div">
      {nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tree is fixed once compiled; order is identity
        <Fragment key={index}>{renderBlock(node, elements)}</Fragment>
      ))}
    </Body>
  );
}
function renderBlock(node: RichNode, elements: Elements) {
  if (node.type === "tableBlock") {
    return (
      <Block>
        <DataTable {...node.table} />
      </Block>
    );
  }
  if (node.type !== "pictureBlock") return renderNode(node, elements);
  const { picture, caption } = node;
  return (
    <Figure>
      <Picture {...picture} sizes={SIZES} />
      {caption && (
        <Text component="figcaption" variant="body2" color="textSecondary">
          {caption}
        </Text>
      )}
    </Figure>
  );
}
