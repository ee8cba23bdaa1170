import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { SectionModel } from "../../model/route.ts";
import { attribute } from "../../model/words.ts";
import { CardPicture } from "../../ui/card-picture.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { SectionGround, SectionHead } from "../../ui/section-frame.tsx";
import { Split } from "../../ui/split.tsx";
import type { deriveSteps } from "./derive.ts";

const Beside = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { position: "sticky", top: "7rem", alignSelf: "start" },
}));

/** What joins the numbers is the motif's. */
const Line = styled("ol")(({ theme }) => ({
  position: "relative",
  "--plate": "3rem",
  ...theme.motif.steps.line,
}));

const Step = styled("li")({
  display: "grid",
  gridTemplateColumns: "var(--plate) minmax(0, 1fr)",
  gap: "clamp(1rem, 3vw, 1.75rem)",
  "& + &": { marginTop: "clamp(1.75rem, 4vw, 2.5rem)" },
});

const Plate = styled("span")(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "var(--plate)",
  height: "var(--plate)",
  fontFamily: "var(--font-heading)",
  fontWeight: 800,
  fontVariantNumeric: "tabular-nums",
  ...theme.motif.steps.number,
}));

const Note = styled("span")({
  display: "inline-block",
  marginBottom: "0.25rem",
  fontSize: "0.9375rem",
  fontWeight: 600,
  color: "var(--muted)",
  fontVariantNumeric: "tabular-nums",
});

type StepsModel = SectionModel<"steps", typeof deriveSteps>;

export const Steps = ({ id, background, heading, intro, steps, numbers }: StepsModel) => (
  <SectionGround id={id} background={background}>
    {(headingId) => (
      <Split data-split="5-7">
        <Beside>
          <SectionHead id={headingId} heading={heading} intro={intro} />
        </Beside>
        <Line>
          {steps.map(({ title, text, note, picture }, index) => (
            <Step key={attribute(title)}>
              <Plate aria-hidden>{numbers[index]}</Plate>
              <div>
                <Typography variant="h3">{title}</Typography>
                {note && <Note>{note}</Note>}
                <Markdown nodes={text} color="textSecondary" headingLevel={4} />
                {picture && <CardPicture {...picture} />}
              </div>
            </Step>
          ))}
        </Line>
      </Split>
    )}
  </SectionGround>
);
