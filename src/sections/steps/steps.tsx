import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { SectionModel } from "../../model/route.ts";
import { attribute } from "../../model/words.ts";
import { BOB_SHAPE } from "../../ui/bob.ts";
import { Markdown } from "../../ui/markdown.tsx";
import { SectionGround, SectionHead } from "../../ui/section-frame.tsx";
import { Split } from "../../ui/split.tsx";

const Beside = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { position: "sticky", top: "7rem", alignSelf: "start" },
}));

/** The plumb line: a hairline through the numbers, with a bob at its end. */
const Line = styled("ol")({
  position: "relative",
  paddingBottom: "3.25rem",
  "--plate": "3rem",
  "&::before": {
    content: '""',
    position: "absolute",
    top: 0,
    bottom: "1.5rem",
    insetInlineStart: "calc(var(--plate) / 2)",
    borderInlineStart: "1.5px solid var(--ink)",
  },
  "&::after": {
    content: '""',
    position: "absolute",
    bottom: 0,
    // Its middle is that of the line.
    insetInlineStart: "calc(var(--plate) / 2 + 0.75px - 0.5625rem)",
    width: "1.125rem",
    height: "1.75rem",
    background: "var(--ink)",
    clipPath: BOB_SHAPE,
  },
});

const Step = styled("li")({
  display: "grid",
  gridTemplateColumns: "var(--plate) minmax(0, 1fr)",
  gap: "clamp(1rem, 3vw, 1.75rem)",
  "& + &": { marginTop: "clamp(1.75rem, 4vw, 2.5rem)" },
});

const Plate = styled("span")({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "var(--plate)",
  height: "var(--plate)",
  background: "var(--accent)",
  border: "2px solid var(--accentEdge)",
  borderRadius: 3,
  color: "var(--onAccent)",
  fontFamily: "var(--font-heading)",
  fontWeight: 800,
  fontSize: "1.25rem",
  fontVariantNumeric: "tabular-nums",
});

const Note = styled("span")({
  display: "inline-block",
  marginBottom: "0.25rem",
  fontSize: "0.9375rem",
  fontWeight: 600,
  color: "var(--muted)",
  fontVariantNumeric: "tabular-nums",
});

export const Steps = ({ id, background, heading, intro, steps }: SectionModel<"steps">) => (
  <SectionGround id={id} background={background}>
    {(headingId) => (
      <Split data-split="5-7">
        <Beside>
          <SectionHead id={headingId} heading={heading} intro={intro} />
        </Beside>
        <Line>
          {steps.map(({ title, text, note }, index) => (
            <Step key={attribute(title)}>
              <Plate aria-hidden>{index + 1}</Plate>
              <div>
                <Typography variant="h3">{title}</Typography>
                {note && <Note>{note}</Note>}
                <Markdown nodes={text} color="textSecondary" headingLevel={4} />
              </div>
            </Step>
          ))}
        </Line>
      </Split>
    )}
  </SectionGround>
);
