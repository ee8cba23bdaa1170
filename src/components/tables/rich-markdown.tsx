import { Fragment } from "react";
import { styled } from "../../looks/theme/styled.tsx";
import type { RichNode } from "../../model/values.ts";
import { Body, renderNode } from "../ui/markdown.tsx";
import { Picture } from "../ui/picture.tsx";
import { Text } from "../ui/text.tsx";
import { DataTable } from "./data-table.tsx";

/** Tables and pictures have margins. */
const Block = styled("div")({ "&&": { marginBlock: "1.75rem" } });

const Figure = styled("figure")(({ theme }) => ({
  "&&": { marginBlock: "1.75rem" },
  "& img": { borderRadius: theme.look.corner },
  "& figcaption": { marginTop: "0.5rem" },
}));

/** As wide as the text beside a heading. */
const SIZES = "(min-width: 860px) min(41rem, 54vw), 92vw";

interface RichMarkdownProps {
  nodes: readonly RichNode[];
  /** The level of headings in the text: one below the heading over it. */
  headingLevel: 2 | 3;
}

/** Paragraphs of the config's Markdown, with tables and pictures between them. */
export const RichMarkdown = ({ nodes, headingLevel }: RichMarkdownProps) => (
  <Body component="div">
    {nodes.map((node, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tree is fixed once compiled; order is identity
      <Fragment key={index}>{renderBlock(node, headingLevel)}</Fragment>
    ))}
  </Body>
);

function renderBlock(node: RichNode, headingLevel: 2 | 3) {
  if (node.type === "tableBlock") {
    return (
      <Block>
        <DataTable {...node.table} />
      </Block>
    );
  }
  if (node.type !== "pictureBlock") return renderNode(node, `h${headingLevel}`);
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
