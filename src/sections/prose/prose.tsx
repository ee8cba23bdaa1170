import { styled } from "@mui/material/styles";
import type { SectionModel } from "../../model/route.ts";
import { Markdown } from "../../ui/markdown.tsx";
import { SectionGround, SectionHeading } from "../../ui/section-frame.tsx";

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.25rem, 4vw, 4rem)",
  [theme.breakpoints.up("md")]: {
    '&[data-heading="true"]': { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
  },
}));

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
      <Columns data-heading={heading !== undefined}>
        {heading && <SectionHeading id={headingId}>{heading}</SectionHeading>}
        <Text>
          <Markdown nodes={text} headingLevel={heading ? 3 : 2} />
        </Text>
      </Columns>
    )}
  </SectionGround>
);
