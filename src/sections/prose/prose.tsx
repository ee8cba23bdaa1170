import { styled } from "@mui/material/styles";
import type { SectionModel } from "../../model/route.ts";
import { Markdown } from "../../ui/markdown.tsx";
import { SectionGround, SectionHeading } from "../../ui/section-frame.tsx";
import { Split } from "../../ui/split.tsx";

/** The first paragraph leads in. */
const Text = styled("div")({
  "& > * > p:first-of-type:not(:only-child)": {
    fontSize: "clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)",
    lineHeight: 1.5,
  },
});

export const Prose = ({ id, background, heading, text }: SectionModel<"prose">) => (
  <SectionGround id={id} background={background} labelled={heading !== undefined}>
    {(headingId) => (
      <Split data-split={heading ? "5-7" : undefined}>
        {heading && <SectionHeading id={headingId}>{heading}</SectionHeading>}
        <Text>
          <Markdown nodes={text} headingLevel={heading ? 3 : 2} />
        </Text>
      </Split>
    )}
  </SectionGround>
);
